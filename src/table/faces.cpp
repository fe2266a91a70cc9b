#include "table/faces.h"

#include <fonts.h>

#include "table/kit/outlines.h"

namespace meadhall::table {

Faces english_faces() {
  return {.sans = unpack_face({fonts::alegreya_sans_400}),
          .bold = unpack_face({fonts::alegreya_sans_700}),
          .heading = unpack_face({fonts::alegreya_700})};
}

std::optional<Faces> all_faces(std::span<const unsigned char> letters) {
  const auto with_more = [&](Bytes face) { return unpack_face({face, take_pack(letters)}); };
  Faces all{.sans = with_more(fonts::alegreya_sans_400),
            .bold = with_more(fonts::alegreya_sans_700),
            .heading = with_more(fonts::alegreya_700)};
  if (!letters.empty() || all.sans.empty() || all.bold.empty() || all.heading.empty()) return {};
  return all;
}

}  // namespace meadhall::table
