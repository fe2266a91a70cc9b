#include "table/kit/stamp.h"

#include <cmath>
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

  std::unordered_map<Key, Cutting, KeyHash> cuttings_;
  std::size_t vertices_ = 0;
  int cutting_now_ = 0;
  Palette palette_;
  ImVec2 white_{};
  float pixel_ = 0;
  int frame_ = -1;
};

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
  const unsigned first = list._VtxCurrentIdx;
  for (const ImDrawIdx index : cutting.indices) {
    *list._IdxWritePtr++ = static_cast<ImDrawIdx>(first + index);
  }
  const float scale = placing.size / cutting.size;
  const float along = std::cos(placing.turn) * scale;
  const float across = std::sin(placing.turn) * scale;
  const bool solid = placing.opacity >= 1;
  for (const ImDrawVert& vertex : cutting.vertices) {
    const float y = vertex.pos.y * placing.high;
    ImDrawVert& copy = *list._VtxWritePtr++;
    copy.pos = {placing.at.x + vertex.pos.x * along - y * across,
                placing.at.y + vertex.pos.x * across + y * along};
    copy.uv = vertex.uv;
    copy.col = solid ? vertex.col : fade(vertex.col, placing.opacity);
  }
  list._VtxCurrentIdx += static_cast<unsigned>(vertices);
}

}  // namespace meadhall::table
