/// The error of a user's action that could not be performed. Nothing has changed.
///
/// ```swift
/// do {
///   try tree.find(.button("Save")).tap()
/// } catch {
///   print(error)  // cannot tap login/Button: login is hidden
/// }
/// ```
public struct ActionError: Error, Equatable, Sendable {
  /// The action: `tap`, `type into`.
  public let action: String

  /// The ``Node/path`` of the node.
  public let node: String

  /// The reason why the action could not be performed.
  public let reason: Reason

  /// The path of the node that the reason is about: the node itself or an ancestor.
  public let responsible: String

  /// Creates an error. By default, the reason is about the node itself.
  package init(_ action: String, _ node: String, _ reason: Reason, responsible: String? = nil) {
    self.action = action
    self.node = node
    self.reason = reason
    self.responsible = responsible ?? node
  }

  /// The reason why an action could not be performed.
  public enum Reason: Hashable, Sendable {
    /// The node is not in a live tree any more.
    case unmounted
    /// The node is hidden.
    case hidden
    /// The node is invisible because its `alpha` is less than 0.01.
    case transparent
    /// The node is disabled.
    case disabled
    /// The node's `isUserInteractionEnabled` is `false`.
    case noTouches
    /// Neither the widget nor an ancestor handles the gesture.
    case unanswered
    /// The action is not available for the type of the node.
    case wrongKind(String)
    /// The node does not have the requested element.
    case missing(String)
    /// A property or a delegate with that name forbids the action.
    case declined(by: String)
    /// The number or the date cannot go beyond its limit.
    case atLimit
    /// A position, a distance, a scale or an angle is not finite.
    case notFinite
  }
}

extension ActionError: CustomStringConvertible {
  /// The action, the node and the reason.
  public var description: String {
    "cannot \(action) \(node): \(responsible == node ? "it" : responsible) \(reason)"
  }
}

extension ActionError.Reason: CustomStringConvertible {
  /// The reason as the predicate of a sentence.
  public var description: String {
    switch self {
    case .unmounted: "is not in a live tree"
    case .hidden: "is hidden"
    case .transparent: "is transparent"
    case .disabled: "is disabled"
    case .noTouches: "takes no touches"
    case .unanswered: "does not answer to it, nor does what is around it"
    case .wrongKind(let kind): "is a \(kind)"
    case .missing(let what): "has no \(what)"
    case .declined(let name): "declines by \(name)"
    case .atLimit: "is at its limit"
    case .notFinite: "goes only by finite numbers"
    }
  }
}
