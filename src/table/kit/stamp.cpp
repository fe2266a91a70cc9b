#include "table/kit/stamp.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace meadhall::table {
namespace {

// Sizes share a cutting if they differ by so little that soft edges stay one pixel soft.
constexpr float kStep = 1.08F;
constexpr int kNearly = 4;                      // steps
constexpr std::size_t kMostVertices = 200'000;  // kept; 20 bytes each

struct Cutting {
  float size = 0;
  std::vector<ImDrawVert> vertices;
  std::vector<ImDrawIdx> indices;
};

struct Key {
  Picture picture;
  std::uint32_t variant;
  int step;
  friend bool operator==(const Key&, const Key&) = default;
};
struct KeyHash {
  std::size_t operator()(const Key& key) const {
    const auto picture = reinterpret_cast<std::uintptr_t>(key.picture);
    return (picture * 31 + key.variant) * 2654435761U + static_cast<std::size_t>(key.step);
  }
};

// What stamps wrote in the last frame, and where. A window's list keeps its memory from frame to
// frame, and fills it from the start: where a stamp would write the same to the same place again,
// it stands there already.
class LastFrame {
 public:
  struct Stamp {
    const ImDrawList* list;
    const ImDrawVert* vertices;  // where they go
    const ImDrawIdx* indices;
    unsigned first;  // vertex, as indices count
    const Cutting* cutting;
    Placing placing;
    friend bool operator==(const Stamp& a, const Stamp& b) {
      return a.list == b.list && a.vertices == b.vertices && a.indices == b.indices &&
             a.first == b.first && a.cutting == b.cutting && a.placing.at.x == b.placing.at.x &&
             a.placing.at.y == b.placing.at.y && a.placing.size == b.placing.size &&
             a.placing.opacity == b.placing.opacity && a.placing.turn == b.placing.turn &&
             a.placing.high == b.placing.high;
    }
  };

  // True if it has written just this; it is noted for the next frame.
  bool wrote(const Stamp& stamp) {
    begin_frame();
    now_.push_back(stamp);
    const auto before = [&](const Stamp& other) {
      return other.list != stamp.list || other.vertices < stamp.vertices;
    };
    const auto found = std::find_if_not(next_, last_.cend(), before);
    if (found == last_.cend()) return false;
    next_ = found;
    return *found == stamp;
  }

  void forget() {
    last_.clear();
    now_.clear();
    next_ = last_.cbegin();
  }

 private:
  void begin_frame() {
    const int frame = ImGui::GetFrameCount();
    const ImGuiContext* context = ImGui::GetCurrentContext();
    if (frame == frame_ && context == context_) return;
    std::swap(last_, now_);
    now_.clear();
    // Lists that were filled without stamps in between hold something else.
    if (frame != frame_ + 1 || context != context_) last_.clear();
    next_ = last_.cbegin();
    frame_ = frame;
    context_ = context;
  }

  std::vector<Stamp> last_;
  std::vector<Stamp> now_;
  std::vector<Stamp>::const_iterator next_ = last_.cbegin();
  int frame_ = -1;
  const ImGuiContext* context_ = nullptr;
};

bool in_passing = false;

// All cuttings; thrown away when the palette, the screen's pixels or the letters' texture change.
class Drawer {
 public:
  const Cutting& find(Paint& paint, const Key& key) {
    check(paint);
    for (int off = 0; off <= (in_passing ? kNearly : 0); ++off) {
      for (const int step : {key.step + off, key.step - off}) {
        const auto known = cuttings_.find({key.picture, key.variant, step});
        if (known != cuttings_.end()) return known->second;
      }
    }
    if (vertices_ > kMostVertices && cutting_now_ == 0) forget();
    // One picture may be part of another; what is kept is drawn exactly.
    const bool passed = std::exchange(in_passing, false);
    ++cutting_now_;
    Cutting& cutting = cuttings_[key];
    cut(paint, key, cutting);
    --cutting_now_;
    in_passing = passed;
    vertices_ += cutting.vertices.size();
    return cutting;
  }

  LastFrame& last_frame() { return last_frame_; }

 private:
  void check(Paint& paint) {
    const int now = ImGui::GetFrameCount();
    if (now == frame_) return;
    frame_ = now;
    const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
    const float pixel = paint.list()._FringeScale;
    if (palette_ == current_palette && pixel == pixel_ && white.x == white_.x &&
        white.y == white_.y) {
      return;
    }
    palette_ = current_palette;
    pixel_ = pixel;
    white_ = white;
    forget();
  }

  void forget() {
    last_frame_.forget();
    cuttings_.clear();
    vertices_ = 0;
  }

  static void cut(Paint& paint, const Key& key, Cutting& cutting) {
    ImDrawList list(ImGui::GetDrawListSharedData());
    list._ResetForNewFrame();
    list.Flags = paint.list().Flags;
    list._FringeScale = paint.list()._FringeScale;
    list.PushTexture(ImGui::GetIO().Fonts->TexRef);
    list.PushClipRectFullScreen();
    Paint scratch(&list, {}, paint.em());
    cutting.size = std::pow(kStep, static_cast<float>(key.step));
    key.picture(scratch, cutting.size, key.variant);
    cutting.vertices.assign(list.VtxBuffer.begin(), list.VtxBuffer.end());
    cutting.indices.assign(list.IdxBuffer.begin(), list.IdxBuffer.end());
  }

  LastFrame last_frame_;
  std::unordered_map<Key, Cutting, KeyHash> cuttings_;
  std::size_t vertices_ = 0;
  int cutting_now_ = 0;
  Palette palette_;
  ImVec2 white_{};
  float pixel_ = 0;
  int frame_ = -1;
};

// Most of what a frame shows goes through these two.

// Some at a time, side by side in one number: none outgrows its place, or ImGui had begun anew.
void copy_indices(const Cutting& cutting, ImDrawIdx* to, unsigned first) {
  constexpr std::ptrdiff_t kSome = sizeof(std::uint64_t) / sizeof(ImDrawIdx);
  constexpr std::uint64_t kOneEach = ~std::uint64_t{0} / std::numeric_limits<ImDrawIdx>::max();
  const std::uint64_t firsts = first * kOneEach;
  const ImDrawIdx* from = cutting.indices.data();
  const ImDrawIdx* const end = from + cutting.indices.size();
  for (; end - from >= kSome; from += kSome, to += kSome) {
    std::uint64_t some = 0;
    std::memcpy(&some, from, sizeof some);
    some += firsts;
    std::memcpy(to, &some, sizeof some);
  }
  for (; from != end; ++from) *to++ = static_cast<ImDrawIdx>(first + *from);
}
void copy_vertices(const Cutting& cutting, ImDrawVert* to, const Placing& placing) {
  const float scale = placing.size / cutting.size;
  const Point at = placing.at;
  if (placing.turn == 0 && placing.high == 1 && placing.opacity >= 1) {
    std::memcpy(to, cutting.vertices.data(), cutting.vertices.size() * sizeof *to);
    const ImDrawVert* const end = to + cutting.vertices.size();
    for (; to != end; ++to) to->pos = {at.x + to->pos.x * scale, at.y + to->pos.y * scale};
    return;
  }
  const float along = std::cos(placing.turn) * scale;
  const float across = std::sin(placing.turn) * scale;
  const float down = along * placing.high;
  const float aside = across * placing.high;
  const bool solid = placing.opacity >= 1;
  for (const ImDrawVert& vertex : cutting.vertices) {
    to->pos = {at.x + vertex.pos.x * along - vertex.pos.y * aside,
               at.y + vertex.pos.x * across + vertex.pos.y * down};
    to->uv = vertex.uv;
    to->col = solid ? vertex.col : fade(vertex.col, placing.opacity);
    ++to;
  }
}

}  // namespace

InPassing::InPassing() { in_passing = true; }
InPassing::~InPassing() { in_passing = false; }

void stamp(Paint& paint, Picture picture, std::uint32_t variant, const Placing& placing) {
  if (placing.size < 1 || placing.opacity <= 0) return;
  static Drawer drawer;
  const int step = static_cast<int>(std::lround(std::log(placing.size) / std::log(kStep)));
  const Cutting& cutting = drawer.find(paint, {picture, variant, step});
  const auto vertices = static_cast<int>(cutting.vertices.size());
  const auto indices = static_cast<int>(cutting.indices.size());
  if (vertices == 0) return;

  ImDrawList& list = paint.list();
  list.PrimReserve(indices, vertices);
  // A list without an owner is a cutting's, and lives no longer than that.
  const bool lasts = list._OwnerName != nullptr;
  if (!lasts || !drawer.last_frame().wrote({&list, list._VtxWritePtr, list._IdxWritePtr,
                                            list._VtxCurrentIdx, &cutting, placing})) {
    copy_indices(cutting, list._IdxWritePtr, list._VtxCurrentIdx);
    copy_vertices(cutting, list._VtxWritePtr, placing);
  }
  list._IdxWritePtr += indices;
  list._VtxWritePtr += vertices;
  list._VtxCurrentIdx += static_cast<unsigned>(vertices);
}

}  // namespace meadhall::table
