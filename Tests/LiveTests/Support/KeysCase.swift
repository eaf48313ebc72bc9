import LiveTesting

/// A test of Preact as data: keyed children before and after, with the changes.
///
/// `+a` is inserted, `-a` removed and `>a` moved.
struct KeysCase: Sendable, CustomStringConvertible {
  let name: String
  let old: String
  let new: String
  let theirs: String
  var ours: String?
  var reason: String?

  var description: String { name }

  init(_ row: Substring) {
    let parts = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    (name, old, new, theirs) = (parts[0], parts[1], parts[2], parts[3])
    if parts.count == 6 { (ours, reason) = (parts[4], parts[5]) }
  }

  /// Returns the changes of the tree, and the texts after them.
  @MainActor func outcome() -> (changes: String, texts: String) {
    let rows = Var(Children(old))
    let tree = LiveTree(View(.children <-- rows))
    let changes = tree.changes { rows.set(Children(new)) }.map { change in
      switch change {
      case .insert(let node, _): "+\(node)"
      case .remove(let node, _): "-\(node)"
      case .move(let node, _, _): ">\(node)"
      case .set(let node, _): "~\(node)"
      case .transition(let node, _): "?\(node)"
      }
    }
    let texts = tree.root.children.compactMap { $0[Label.self]?.text }
    return (changes.joined(separator: " ").filter { $0 != "\"" }, texts.joined())
  }
}
