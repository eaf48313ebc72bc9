/// The error of a navigation that a handler could not perform. Nothing has changed.
public struct NavigationError: Error, Hashable, Sendable {
  /// The action as a verb: `push`.
  public let action: String

  /// The path of the node that sent the event.
  public let node: String

  /// The reason why the action could not be performed.
  public let reason: Reason

  /// Creates an error about an action from the node at a path.
  package init(_ action: String, from node: String, _ reason: Reason) {
    self.action = action
    self.node = node
    self.reason = reason
  }

  /// The reason why an action could not be performed.
  public enum Reason: Hashable, Sendable {
    /// The node is not in a live tree any more.
    case unmounted
    /// There is no surrounding navigation controller.
    case noNavigationController
    /// The lowest screen of the stack is already visible.
    case atRoot
    /// Nothing has been presented.
    case nothingPresented
    /// The presenter of the screen expects another type of result, or `nil` for none.
    case unexpectedResult(String, expected: String?)
    /// There is no surrounding screen or container whose content could be replaced.
    case noContent
    /// There is no surrounding split view controller.
    case noSplitViewController
    /// A delegate of that name forbids the action.
    case declined(by: String)
  }
}

extension NavigationError: CustomStringConvertible {
  /// The action, the node and the reason.
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
    case .noSplitViewController: "there is no split view controller around it"
    case .declined(let name): "\(name) declines"
    case .noContent: "there is nothing around it whose content could be replaced"
    }
  }
}
