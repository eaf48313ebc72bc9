import Live

/// Random updates of a live tree, each compared with a fresh mount of the same description.
@MainActor
enum RandomUpdates {
  /// Performs a number of updates, and fails at the first one after which the trees differ.
  static func check(_ count: Int) throws {
    var random = SplitMix(state: 1)
    let sources = (0..<4).map { Var("source \($0)") }
    let liveTree = LiveTree(View())
    for number in 0..<count {
      sources.randomElement(using: &random)?.set("value \(Int.random(in: 0..<9, using: &random))")
      let description = View(.subviews(tree(depth: 3, sources, &random)))
      try liveTree.update(to: description)
      guard liveTree.widget as? View == LiveTree(description).widget as? View else {
        throw Failure("After \(number + 1) random updates, the live tree differs from a fresh one:\n\(liveTree)")
      }
    }
    print("\n\(count) random updates of a live tree: each equals a fresh mount.")
  }

  /// Returns some widgets with and without keys, bindings and parts.
  private static func tree(depth: Int, _ sources: [Var<String>], _ random: inout SplitMix) -> Children {
    var children = Children()
    for key in (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)) {
      let number = Int.random(in: 0..<3, using: &random)
      let source = sources[Int.random(in: 0..<4, using: &random)]
      var widget: any Widget
      switch Int.random(in: 0..<6, using: &random) {
      case 0: widget = Label("\(number)")
      case 1: widget = Label(.text <-- source)
      case 2: widget = TextField(.text <--> source, .tag(number))
      case 3: widget = Toolbar(.items((0..<number).map { _ in BarButtonItem(.title <-- source) }))
      case 4 where depth > 0: widget = View(.tag(number), .subviews(tree(depth: depth - 1, sources, &random)))
      default: widget = View(.children <-- source.map { Children($0.prefix(number).map { Label("\($0)") }) })
      }
      if Bool.random(using: &random) { widget.key = WidgetKey(key) }
      children.append(widget)
    }
    return children
  }
}
