// Outlines of letters are fetched, and what comes need not be what was asked for.

#include <cstddef>
#include <cstdint>

#include "table/faces.h"
#include "table/kit/outlines.h"
#include "tests/support/require.h"

namespace {

using meadhall::table::all_faces;
using meadhall::table::Bytes;
using meadhall::table::take_pack;
using meadhall::table::unpack_face;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes rest(data, size);
  const Bytes first = take_pack(rest);
  meadhall::tests::require(first.size() + rest.size() == size, "packs lie one after the other");
  const Bytes second = take_pack(rest);
  static_cast<void>(unpack_face({first}));
  static_cast<void>(unpack_face({first, second}));
  static_cast<void>(all_faces({data, size}));
  return 0;
}
