import LiveTesting

@MainActor
extension Group {
  /// The operations of js-framework-benchmark, per row of a table that a state describes.
  static var keyedRows: [Group] { keyedRows(1_000) + keyedRows(10_000) }

  static func keyedRows(_ count: Int) -> [Group] {
    [
      Group(
        "all of \(count) keyed rows", goal: 5, known: ["mounted directly", "create", "replace", "append"], count: count,
        [
          Case("plain objects, create", of: count, meant: rows(count), { PlainObjects(adding: $0) }, { $0.create() }),
          Case("mounted directly", of: count, meant: rows(count), { Rows(mounting: $0) }, { $0.mount() }),
          Case("create", of: count, meant: rows(count), { Rows(adding: $0) }, { $0.show($0.others) }),
          Case("replace", of: count, meant: rows(count, from: count), { Rows($0) }, { $0.show($0.others) }),
          Case("append", of: count, meant: rows(2 * count), { Rows($0) }, { $0.show($0.items + $0.others) }),
        ]),
      Group(
        "a changed row of \(count) keyed rows", goal: 20, known: ["select", "remove"], count: count,
        [
          Case(
            "plain objects, select", of: count, meant: rows(count, selected: 1), { PlainObjects($0) },
            { $0.select(1) }),
          Case("select", of: count, meant: rows(count, selected: 1), { Rows($0) }, { $0.select(1) }),
          Case("remove", of: count, meant: rows(count - 1, then: 2), { Rows($0) }, { $0.remove() }),
        ]),
      someRows(
        "some of \(count) keyed rows", count, known: ["update every tenth", "swap", "remove", "clear"],
        Rows.components),
      someRows(
        "some of \(count) keyed rows, made by a block", count,
        known: ["update every tenth", "select", "swap", "remove", "clear"], Rows.block),
      someRows(
        "some of \(count) keyed rows of plain widgets", count,
        known: ["update every tenth", "select", "swap", "remove", "clear"], PlainRows.table),
    ]
  }

  private static func someRows(
    _ name: String, _ count: Int, known: Set<String>, _ table: @escaping Rows.Table
  ) -> Group {
    Group(
      name, goal: 0.05, known: known, count: count,
      [
        Case("create", of: count, meant: rows(count), { Rows(adding: $0, as: table) }, { $0.show($0.others) }),
        Case(
          "update every tenth", of: count, meant: rows(count, changed: count / 10), { Rows($0, as: table) },
          { $0.updateEveryTenth() }),
        Case("select", of: count, meant: rows(count, selected: 1), { Rows($0, as: table) }, { $0.select(1) }),
        Case("swap", of: count, meant: rows(count, then: count - 2), { Rows($0, as: table) }, { $0.swap() }),
        Case("remove", of: count, meant: rows(count - 1, then: 2), { Rows($0, as: table) }, { $0.remove() }),
        Case("clear", of: count, meant: rows(0), { Rows($0, as: table) }, { $0.show([]) }),
      ])
  }

  /// Describes rows by their number, the first two, and the numbers of those that are changed or selected.
  fileprivate static func rows(
    _ count: Int, from first: Int = 0, then second: Int? = nil, changed: Int = 0, selected: Int = 0
  ) -> String {
    let first = count == 0 ? "none" : "\(first), \(second ?? first + 1)"
    return "\(count) rows from \(first); \(changed) changed, \(selected) selected"
  }

  /// Describes rows by the labels and the buttons that are shown.
  fileprivate static func rows(_ ids: [String], _ buttons: [(title: String, isSelected: Bool)]) -> String {
    let first = ids.isEmpty ? "none" : ids.prefix(2).joined(separator: ", ")
    let (changed, selected) = (buttons.count { $0.title.hasSuffix("!") }, buttons.count(where: \.isSelected))
    return "\(ids.count) rows from \(first); \(changed) changed, \(selected) selected"
  }
}

/// A table of rows that its state describes again for each update.
@MainActor
private final class Rows: Inspected {
  struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  struct State {
    var items: [Item]
    var selected: Int?
  }

  /// The items that ``show(_:)`` shows next.
  let others: [Item]
  private let tree: LiveTree<State>

  init(_ count: Int, as table: @escaping Table = components) {
    others = Self.make(count..<2 * count)
    tree = LiveTree(State(items: Self.make(0..<count))) { table($0.items, $0.selected) }
  }

  /// Objects that are kept alive, so that no measurement frees them.
  private var mounted: LiveTree<Void>?

  /// The rows that ``mount()`` mounts.
  convenience init(mounting count: Int) { self.init(adding: count) }

  func mount() { mounted = LiveTree(Self.components(others, nil)) }

  init(adding count: Int, as table: @escaping Table = components) {
    others = Self.make(0..<count)
    tree = LiveTree(State(items: [])) { table($0.items, $0.selected) }
  }

  var items: [Item] { tree.state.items }

  func show(_ items: [Item]) { change { $0.items = items } }

  func updateEveryTenth() {
    change { state in
      for index in stride(from: 0, to: state.items.count, by: 10) { state.items[index].text += "!" }
    }
  }

  func select(_ id: Int) { change { $0.selected = id } }

  func swap() { change { $0.items.swapAt(1, $0.items.count - 2) } }

  func remove() { change { $0.items.remove(at: 1) } }

  func inspect() -> String {
    let root = mounted?.root ?? tree.root
    let buttons = root.all.compactMap { $0[Button.self] }.map { (title: $0.title ?? "", isSelected: $0.isSelected) }
    return Group.rows(root.labels, buttons)
  }

  private func change(_ change: (inout State) -> Void) {
    change(&tree.state)
    _ = tree.root
  }

  static func make(_ ids: Range<Int>) -> [Item] { ids.map { Item(id: $0, text: "row \($0)") } }

  typealias Table = @MainActor (_ items: [Item], _ selected: Int?) -> StackView

  /// The rows are described as components, which become widgets if they have changed.
  static func components(_ items: [Item], _ selected: Int?) -> StackView {
    VStack {
      ForEach(items.map { Row(id: $0.id, text: $0.text, isSelected: $0.id == selected) })
    }
  }

  /// A block creates a widget for each row.
  static func block(_ items: [Item], _ selected: Int?) -> StackView {
    VStack {
      ForEach(items) { item in Row(id: item.id, text: item.text, isSelected: item.id == selected) }
    }
  }
}

private struct Row: Component, Identifiable, Equatable {
  let id: Int
  let text: String
  let isSelected: Bool

  var body: Children {
    HStack(spacing: 4) {
      Label("\(id)")
      Button(text, .isSelected(isSelected))
      Button("remove")
    }
  }
}

/// The same rows, described by plain widgets.
@MainActor
enum PlainRows {
  fileprivate static func table(_ items: [Rows.Item], _ selected: Int?) -> StackView {
    VStack { ForEach(items) { row($0.id, $0.text, isSelected: $0.id == selected) } }
  }

  static func describe(_ count: Int, selected: Int) -> StackView {
    VStack { ForEach(0..<count) { row($0, "row \($0)", isSelected: $0 == selected) } }
  }

  private static func row(_ id: Int, _ text: String, isSelected: Bool) -> StackView {
    HStack(spacing: 4) {
      Label("\(id)")
      Button(text, .isSelected(isSelected))
      Button("remove")
    }
  }
}

/// The floor of a live tree: the same rows as objects with manual updates.
@MainActor
private final class PlainObjects: Inspected {
  final class Object {
    var text: String
    var isSelected = false
    var children: [Object]

    init(_ text: String, _ children: [Object] = []) {
      self.text = text
      self.children = children
    }
  }

  private let items: [Rows.Item]
  private var rows: [Object] = []

  init(adding count: Int) { items = Rows.make(0..<count) }

  convenience init(_ count: Int) {
    self.init(adding: count)
    create()
  }

  func create() {
    for item in items {
      rows.append(Object("", [Object("\(item.id)"), Object(item.text), Object("remove")]))
    }
  }

  func select(_ id: Int) { rows[id].children[1].isSelected = true }

  func inspect() -> String {
    Group.rows(rows.map { $0.children[0].text }, rows.flatMap(\.children).map { ($0.text, $0.isSelected) })
  }
}
