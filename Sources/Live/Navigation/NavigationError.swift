/// Something that a handler wanted to do with screens, and that could not be done. Everything stays as it was.
public struct NavigationError: Error, Hashable, Sendable {
  /// What was to be done, as a verb: `push`.
  public let action: String

  /// The path of the node that the event happened to.
  public let node: String

  /// Why it could not be done.
  public let reason: Reason

  /// Makes an error: that `action` could not be done from the node at a path, and why.
  public init(_ action: String, from node: String, _ reason: Reason) {
    self.action = action
    self.node = node
    self.reason = reason
  }

  /// Why something could not be done.
  public enum Reason: Hashable, Sendable {
    /// The node is not in a live tree any more.
    case unmounted
    /// There is no navigation controller around the node.
    case noNavigationController
    /// The lowest screen of the stack shows already.
    case atRoot
    /// Nothing has been presented.
    case nothingPresented
    /// Whoever presented the screen expects another result, or `nil` for none at all.
    case unexpectedResult(String, expected: String?)
    /// There is no screen or container around the node whose content could be replaced.
    case noContent
  }
}

extension NavigationError: CustomStringConvertible {
  /// What was to be done from which node, and why it could not be done.
  public var description: String { "cannot \(action) from \(node): \(reason)" }
}

extension NavigationError.Reason: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .unmounted: "it is not in a live tree"
    case .noNavigationController: "there is no navigation controller around it"
    case .atRoot: "the lowest screen shows already"
    case .nothingPresented: "nothing has been presented"
    case .unexpectedResult(let found, let expected?): "a \(expected) is expected, not a \(found)"
    case .unexpectedResult(let found, nil): "no result is expected, but it is a \(found)"
    case .noContent: "there is nothing around it whose content could be replaced"
    }
  }
}
