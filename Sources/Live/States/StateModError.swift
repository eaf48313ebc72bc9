/// The error of a Mod of a state that would change more than properties, such as `.while(.selected, .text <-- name)`.
///
/// Such a Mod is applied to the appearance of a widget, which has no bindings, handlers, themes or children of its own.
/// Set a value in the state, and bind the state or read the value in the body of a component:
///
/// ```swift
/// let isLoading = Var(false)
/// Button("Save", .isIn(.loading) <-- isLoading, .while(.loading, .title("Wait")))
/// ```
///
/// A live tree adds the error to its ``LiveTree/errors`` when the state begins, once for each Mod and node.
public struct StateModError: Error, Hashable, Sendable {
  /// The name of the Mod: `while(.selected)`.
  public let mod: String

  /// The changes that have no effect: `text <-- Var<String>`.
  public let ignored: [String]

  /// The ``Node/path`` of the node.
  public let node: String
}

extension StateModError: CustomStringConvertible {
  /// The Mod, its changes, the node, and what to write instead.
  public var description: String {
    "\(mod) of \(node) sets only properties, and ignores \(ignored.joined(separator: ", ")). Set a value in the state, "
      + "and bind the state, `.isIn(…) <-- signal`, or read the value in a component's body."
  }
}

extension Node {
  /// Adds an error about a Mod of a state to the tree, once.
  internal func reportIgnored(by mod: String, _ changes: [String]) {
    tree.report(StateModError(mod: mod, ignored: changes, node: path))
  }
}
