import Live

/// A tree of rows, columns and what stands in them, the same for the same seed.
struct RandomTree {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  func tree() -> any Widget {
    var copy = self
    return copy.stack(depth: 3)
  }

  private mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private mutating func stack(depth: Int) -> any Widget {
    let isRow = below(2) == 0
    let alignments: [StackView.Alignment] =
      isRow ? [.fill, .center, .top, .bottom] : [.fill, .leading, .center, .trailing]
    var stack = StackView(
      .axis(isRow ? .horizontal : .vertical), .alignment(alignments[below(4)]), .spacing(Double(below(3)) * 4))
    if below(3) == 0 { stack.padding = DirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8) }
    stack.arrangedSubviews = Children((0..<2 + below(3)).map { _ in widget(depth: depth - 1, isInRow: isRow) })
    return stack
  }

  private mutating func widget(depth: Int, isInRow: Bool) -> any Widget {
    if depth > 0, below(3) == 0 { return stack(depth: depth) }
    switch below(9) {
    case 0: return Label("Views")
    case 1: return Label("Some more words than that", .numberOfLines(below(2)))
    case 2: return Button("Save")
    case 3: return Switch()
    case 4: return Spacer()
    case 5: return Label("1,000", .horizontalContentHuggingPriority(.required))
    case 6: return View(.width(24), .height(16))
    case 7: return isInRow ? Slider() : Stepper()
    default: return Spacer(12)
    }
  }
}
