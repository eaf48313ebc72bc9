/// A change of a live tree. See ``LiveTree/changes(_:)``.
///
/// Nodes are identified by their ``Node/path``.
public enum TreeChange: Equatable {
  /// A property of a node has changed.
  case set(_ node: String, Change)
  /// A node has been inserted.
  case insert(_ node: String, at: Int)
  /// A node has moved among its siblings.
  case move(_ node: String, from: Int, to: Int)
  /// A node has been removed.
  case remove(_ node: String, at: Int)
  /// A screen has appeared or disappeared. The node is the stack of a push or a pop, and otherwise the screen.
  case transition(_ node: String, ScreenTransition)

  /// Returns the change of a node's property: `.set("name", "text", from: "", to: "Ada")`.
  public static func set(_ node: String, _ property: String, from old: Any?, to new: Any?) -> TreeChange {
    .set(node, Change(property, from: old, to: new))
  }
}

extension TreeChange: CustomStringConvertible {
  /// The change on one line: `set name.text: "" → "Ada"`.
  public var description: String {
    switch self {
    case .set(let node, let change): "set \(node).\(change)"
    case .insert(let node, let index): "insert \(node) at \(index)"
    case .move(let node, let old, let new): "move \(node) from \(old) to \(new)"
    case .remove(let node, let index): "remove \(node) at \(index)"
    case .transition(let node, let transition): "\(transition) \(node)"
    }
  }
}

/// The transition of a screen, as a hint for renderers. See ``TreeChange/transition(_:_:)``.
public enum ScreenTransition: Hashable, Sendable {
  /// A screen is pushed onto a stack.
  case push
  /// One or more screens are popped from a stack.
  case pop
  /// A screen is presented over all others, in its style.
  case present(ModalTransitionStyle)
  /// A presented screen is dismissed, in its style.
  case dismiss(ModalTransitionStyle)
  /// The content of a screen fades into another.
  case crossDissolve
}

extension ScreenTransition: CustomStringConvertible {
  /// The name, with the style unless it is the default: `present`, `dismiss (flipHorizontal)`.
  public var description: String {
    switch self {
    case .push: "push"
    case .pop: "pop"
    case .present(let style): "present" + style.note
    case .dismiss(let style): "dismiss" + style.note
    case .crossDissolve: "crossDissolve"
    }
  }
}

extension ModalTransitionStyle {
  fileprivate var note: String { self == .coverVertical ? "" : " (\(self))" }
}
