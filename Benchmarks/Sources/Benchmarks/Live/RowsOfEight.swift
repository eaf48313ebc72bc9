import Live

/// A row of eight widgets.
@MainActor
enum Eight {
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

  static func boundRow(_ id: Int, _ text: Signal<String>) -> StackView {
    HStack(spacing: 4) {
      ImageView()
      VStack {
        Label(.text <-- text)
        Label("\(id)", .textColor(.secondaryLabel))
      }
      Button(.title <-- text)
      Button("remove")
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
final class EightRows: Inspected {
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

  func inspect() -> String { inspectRows(of: tree.root) }

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
    VStack { ForEach(items, id: \.id) { EightRow(id: $0.id, text: $0.text) } }
  }

  static func plain(_ items: [Item]) -> StackView {
    VStack { ForEach(items, id: \.id) { Eight.row($0.id, $0.text) } }
  }
}

/// A table of rows that are described once, each with a signal of its own.
@MainActor
final class SignalRows: Inspected {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  private let items: Var<[Item]>
  private let tree: LiveTree<Void>

  init(_ count: Int) {
    items = Var((0..<count).map { Item(id: $0, text: "row \($0)") })
    tree = LiveTree(VStack(.children <-- items.mapEach { item in Eight.boundRow(0, item.map(\.text)) }))
  }

  func updateEveryTenth() {
    var items = items.value
    for index in stride(from: 0, to: items.count, by: 10) { items[index].text += "!" }
    self.items.set(items)
    _ = tree.root
  }

  func inspect() -> String { inspectRows(of: tree.root) }
}

/// Returns the number of rows of eight that a tree shows, and the number of those with another text.
@MainActor
func inspectRows(of root: Node) -> String {
  let rows = root.labels.filter { $0.hasPrefix("row ") }
  return "\(rows.count) rows, \(rows.count { $0.hasSuffix("!") }) changed"
}
