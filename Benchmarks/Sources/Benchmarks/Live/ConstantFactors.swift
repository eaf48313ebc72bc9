import Live

@MainActor
extension Group {
  /// The costs of mounting, updating and removing, in instructions for each row or label.
  static var constantFactors: [Group] { constantFactors(1_000) }

  static func constantFactors(_ count: Int) -> [Group] {
    [
      Group(
        "mounting, of \(count)", count: count,
        limits: [
          "a row of eight": Limit(30_000), "a row of eight, with handlers": Limit(30_000),
          "a row of eight, with handlers and a binding": Limit(30_000),
          "a label": Limit(2_500), "a bound label": Limit(6_000, held: 8_400),
        ],
        [
          Case("a row of eight", mounting: count) { Eight.row($0, "row \($0)") },
          Case("a row of eight, with handlers", mounting: count) { Eight.handledRow($0, "row \($0)") },
          Case("a row of eight, with handlers and a binding", mounting: count) { Eight.boundRow($0) },
          Case("a label", mounting: count) { Label("row \($0)") },
          Case("a bound label", mounting: count) { Label(.text <-- Var("row \($0)")) },
        ]),
      Group(
        "updating every tenth row of eight, for each changed row of \(count)", count: count / 10,
        limits: [
          "components": Limit(12_000, held: 42_000), "components in a block": Limit(15_000, held: 90_000),
          "plain widgets": Limit(30_000, held: 210_000),
        ],
        [
          Case("components", of: count, { EightRows($0, EightRows.components) }, { $0.updateEveryTenth() }),
          Case("components in a block", of: count, { EightRows($0, EightRows.block) }, { $0.updateEveryTenth() }),
          Case("plain widgets", of: count, { EightRows($0, EightRows.plain) }, { $0.updateEveryTenth() }),
        ]),
      Group(
        "creating and clearing rows of eight, of \(count)", count: count,
        limits: ["create": Limit(45_000), "clear": Limit(9_000, held: 11_500)],
        [
          Case("create", of: count, { EightRows(0, EightRows.components, adding: $0) }, { $0.add() }),
          Case("clear", of: count, { EightRows($0, EightRows.components) }, { $0.clear() }),
        ]),
      Group(
        "copying and destroying a widget", count: 10_000,
        limits: [
          "a label": Limit(150, held: 450), "a button": Limit(150, held: 880),
          "a text field": Limit(150, held: 1_450),
        ],
        [
          Case("a label", copying: Label("a")), Case("a button", copying: Button("a")),
          Case("a text field", copying: TextField("a")),
        ]),
    ]
  }
}

extension Case {
  /// Creates a case that mounts widgets in a stack, which exist already.
  @MainActor
  fileprivate init(_ name: String, mounting size: Int, _ widget: @escaping (Int) -> any Widget) {
    self.init(
      name, of: size, { count in Mounting(VStack(.children(Children((0..<count).map(widget))))) }, { $0.mount() })
  }

  /// Creates a case that copies a widget into an array, and removes the copies.
  fileprivate init<Value: Widget>(_ name: String, copying widget: Value) {
    self.init(name) { count in
      var copies = [Value](repeating: widget, count: count)
      copies.removeAll()
    }
  }
}

/// A tree that is mounted, and kept alive.
@MainActor
private final class Mounting {
  private let widget: StackView
  private var tree: LiveTree<Void>?

  init(_ widget: StackView) { self.widget = widget }

  func mount() { tree = LiveTree(widget) }
}

/// A row of eight widgets.
@MainActor
private enum Eight {
  static func row(_ id: Int, _ text: String) -> StackView {
    HStack(spacing: 4) {
      ImageView()
      VStack {
        Label(text)
        Label("\(id)", .textColor(.secondaryLabel))
      }
      Button(text)
      Button("remove")
      Switch(.isOn(id == 3))
    }
  }

  static func handledRow(_ id: Int, _ text: String) -> StackView {
    HStack(spacing: 4) {
      ImageView()
      VStack {
        Label(text)
        Label("\(id)", .textColor(.secondaryLabel))
      }
      Button(text, .tapped --> taps)
      Button("remove", .tapped --> taps)
      Switch(.isOn(id == 3))
    }
  }

  static func boundRow(_ id: Int) -> StackView {
    HStack(spacing: 4) {
      ImageView()
      VStack {
        Label(.text <-- Var("row \(id)"))
        Label("\(id)", .textColor(.secondaryLabel))
      }
      Button("edit", .tapped --> taps)
      Button("remove", .tapped --> taps)
      Switch(.isOn(id == 3))
    }
  }

  private static let taps = Input<Void>()
}

private struct EightRow: Component, Identifiable, Equatable {
  let id: Int
  let text: String

  var body: Children { Eight.row(id, text) }
}

/// A table of rows of eight that its state describes again for each update.
@MainActor
private final class EightRows {
  typealias Item = (id: Int, text: String)
  typealias Table = @MainActor ([Item]) -> StackView

  private let others: [Item]
  private let tree: LiveTree<[Item]>

  init(_ count: Int, _ table: @escaping Table, adding others: Int = 0) {
    self.others = (0..<others).map { ($0, "row \($0)") }
    tree = LiveTree((0..<count).map { ($0, "row \($0)") }) { table($0) }
  }

  func add() { show(others) }

  func clear() { show([]) }

  func updateEveryTenth() {
    var items = tree.state
    for index in stride(from: 0, to: items.count, by: 10) { items[index].text += "!" }
    show(items)
  }

  private func show(_ items: [Item]) {
    tree.state = items
    _ = tree.root
  }

  static func components(_ items: [Item]) -> StackView {
    VStack { ForEach(items.map { EightRow(id: $0.id, text: $0.text) }) }
  }

  static func block(_ items: [Item]) -> StackView {
    VStack { ForEach(items, id: { $0.id }) { EightRow(id: $0.id, text: $0.text) } }
  }

  static func plain(_ items: [Item]) -> StackView {
    VStack { ForEach(items, id: { $0.id }) { Eight.row($0.id, $0.text) } }
  }
}
