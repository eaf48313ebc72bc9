import Live

@MainActor
extension Group {
  /// The costs of mounting, updating and removing, in instructions for each row or label.
  static var constantFactors: [Group] { [300, 1_000, 10_000].flatMap(constantFactors) }

  static func constantFactors(_ count: Int) -> [Group] {
    [
      Group(
        "mounting, of \(count)", count: count,
        limits: [
          "a row of eight": Limit(30_000), "a row of eight, with handlers": Limit(30_000),
          "a row of eight, with handlers and a binding": Limit(30_000),
          "a label": Limit(2_500), "a bound label": Limit(6_000, held: 9_150),
        ],
        [
          Case("a row of eight", mounting: count, nodes: 8) { Eight.row($0, "row \($0)") },
          Case("a row of eight, with handlers", mounting: count, nodes: 8) { Eight.handledRow($0, "row \($0)") },
          Case("a row of eight, with handlers and a binding", mounting: count, nodes: 8) { Eight.boundRow($0) },
          Case("a label", mounting: count, nodes: 1) { Label("row \($0)") },
          Case("a bound label", mounting: count, nodes: 1) { Label(.text <-- Var("row \($0)")) },
        ]),
      Group(
        "updating every tenth row of eight, for each changed row of \(count)", count: count / 10,
        limits: [
          "components": Limit(12_000, held: 28_600), "components in a block": Limit(15_000, held: 38_500),
          "plain widgets": Limit(30_000, held: 126_000),
        ],
        [
          updating("components", count, EightRows.components),
          updating("components in a block", count, EightRows.block),
          updating("plain widgets", count, EightRows.plain),
        ]),
      Group(
        "updating every tenth row that has a signal of its own, for each changed row of \(count)", count: count / 10,
        limits: ["`mapEach`": Limit(12_000, held: 15_600)],
        [
          // More than 30 sends in a round are traced, for which memory is reserved once.
          Case(
            "`mapEach`", of: count, meant: "\(count) rows, \(count / 10) changed",
            { SignalRows($0 < 300 ? 400 : $0) }, { $0.updateEveryTenth() })
        ]),
      Group(
        "delivering to one of \(count) bound labels", count: count,
        limits: ["a delivery": Limit(1_200, held: 1_360)],
        [Case("a delivery", of: count, meant: "\(count) labels with b", { Delivering($0) }, { $0.text.set("b") })]),
      Group(
        "creating and clearing rows of eight, of \(count)", count: count,
        limits: ["create": Limit(30_000), "clear": Limit(9_000)],
        [
          Case(
            "create", of: count, meant: "\(count) rows, 0 changed",
            { EightRows(0, EightRows.components, adding: $0) }, { $0.add() }),
          Case(
            "clear", of: count, meant: "0 rows, 0 changed", { EightRows($0, EightRows.components) }, { $0.clear() }),
        ]),
      Group(
        "copying and destroying a widget", count: 10_000,
        limits: [
          "a label": Limit(150, held: 420), "a button": Limit(150, held: 370),
          "a text field": Limit(150, held: 390),
        ],
        [
          Case("a label", copying: Label("a")), Case("a button", copying: Button("a")),
          Case("a text field", copying: TextField("a")),
        ]),
    ]
  }

  private static func updating(_ name: String, _ count: Int, _ table: @escaping EightRows.Table) -> Case {
    Case(
      name, of: count, meant: "\(count) rows, \(count / 10) changed", { EightRows($0, table) },
      { $0.updateEveryTenth() })
  }
}

extension Case {
  /// Creates a case that mounts widgets in a stack, which exist already.
  @MainActor
  fileprivate init(
    _ name: String, mounting size: Int, nodes: Int, _ widget: @escaping @MainActor (Int) -> any Widget
  ) {
    self.init(
      name, of: size, meant: "\(size * nodes) nodes, \(size) labels named row",
      { count in Mounting(VStack(.children(Children((0..<count).map(widget))))) }, { $0.mount() })
  }

  /// Creates a case that copies a widget into an array, and removes the copies.
  fileprivate init<Value: Widget>(_ name: String, copying widget: Value) {
    self.init(name) { count in
      var copies = [Value](repeating: widget, count: count)
      let made = copies.count
      copies.removeAll()
      return made
    }
  }
}

/// A tree that is mounted, and kept alive.
@MainActor
private final class Mounting: Inspected {
  private let widget: StackView
  private var tree: LiveTree<Void>?

  init(_ widget: StackView) { self.widget = widget }

  func mount() { tree = LiveTree(widget) }

  func inspect() -> String {
    guard let root = tree?.root else { return "" }
    return "\(root.all.count - 1) nodes, \(root.labels.count { $0.hasPrefix("row ") }) labels named row"
  }
}

/// Mounted labels that are bound to one variable.
@MainActor
private final class Delivering: Inspected {
  let text = Var("a")
  private let tree: LiveTree<Void>

  init(_ count: Int) {
    tree = LiveTree(VStack(.children(Children((0..<count).map { [text] _ in Label(.text <-- text) }))))
  }

  func inspect() -> String { "\(tree.root.labels.count { $0 == "b" }) labels with b" }
}
