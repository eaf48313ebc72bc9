import Live

@MainActor
extension Group {
  /// The costs of describing rows of eight with bindings again, in instructions for each changed row, or for each row.
  static func boundRows(_ count: Int) -> [Group] {
    [
      Group(
        "updating every tenth row of eight with a binding, for each changed row of \(count)", count: count / 10,
        limits: [
          "components, a bound label": Limit(12_000, held: 49_500),
          "components, a label hidden by `v.map { … }`": Limit(12_000, held: 64_000),
        ],
        [
          bound("components, a bound label", count, changing: 10) { Label(.text <-- $0) },
          bound("components, a label hidden by `v.map { … }`", count, changing: 10, Self.hidden),
        ]),
      Group(
        "describing rows of eight again where one changes, for each row of \(count)", count: count,
        limits: [
          "no binding": Limit(3_000, held: 15_700), "a bound label": Limit(3_000, held: 33_500),
          "a label hidden by `v.map { … }`": Limit(3_000, held: 48_500),
        ],
        [
          bound("no binding", count, changing: count, isPlain: true, follows: false) { _ in Label("row") },
          bound("a bound label", count, changing: count, isPlain: true) { Label(.text <-- $0) },
          bound("a label hidden by `v.map { … }`", count, changing: count, isPlain: true, Self.hidden),
        ]),
    ]
  }

  private static func hidden(_ text: Var<String>) -> Label {
    Label("hidden", .isHidden <-- text.map { $0 == "row" })
  }

  private static func bound(
    _ name: String, _ count: Int, changing step: Int, isPlain: Bool = false, follows: Bool = true,
    _ label: @escaping @MainActor (Var<String>) -> Label
  ) -> Case {
    let meant = "\(count) rows, \((count + step - 1) / step) changed, \(follows ? count : 0) follow"
    return Case(
      name, of: count, meant: meant, { LabelledRows($0, isPlain: isPlain, label) }, { $0.update(every: step) })
  }
}

/// Rows of eight beside a label, which their state describes again for each update.
@MainActor
private final class LabelledRows: Inspected {
  private typealias Item = (id: Int, text: String)

  private let text = Var("row")
  private let tree: LiveTree<[Item]>

  init(_ count: Int, isPlain: Bool, _ label: @escaping @MainActor (Var<String>) -> Label) {
    let items: [Item] = (0..<count).map { ($0, "row \($0)") }
    tree = LiveTree(items) { [text] items in
      if isPlain {
        VStack {
          ForEach(items, id: \.id) { item in
            HStack {
              label(text)
              Eight.row(item.id, item.text)
            }
          }
        }
      } else {
        VStack { ForEach(items.map { LabelledRow(id: $0.id, text: $0.text, bound: text, label: label) }) }
      }
    }
  }

  func update(every step: Int) {
    var items = tree.state
    for index in stride(from: 0, to: items.count, by: step) { items[index].text += "!" }
    tree.state = items
    _ = tree.root
  }

  /// Returns what the rows show, and how many labels follow their binding.
  func inspect() -> String {
    let rows = inspectRows(of: tree.root)
    text.set("follows")
    let following = tree.root.all.count { node in
      node[Label.self].map { $0.text == "follows" || $0.text == "hidden" && !$0.isHidden } ?? false
    }
    return "\(rows), \(following) follow"
  }
}

private struct LabelledRow: Component, Identifiable, Equatable {
  let id: Int
  let text: String
  let bound: Var<String>
  let label: @MainActor (Var<String>) -> Label

  var body: Children {
    HStack {
      label(bound)
      Eight.row(id, text)
    }
  }

  nonisolated static func == (first: LabelledRow, second: LabelledRow) -> Bool {
    first.id == second.id && first.text == second.text
  }
}
