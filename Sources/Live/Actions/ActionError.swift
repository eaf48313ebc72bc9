/// Something that a user could not do. Nothing has changed.
///
/// ```swift
/// do {
///   try tree.find(.button("Save")).tap()
/// } catch {
///   print(error)  // cannot tap login/Button: login is hidden
/// }
/// ```
public struct ActionError: Error, Equatable, Sendable {
  /// What the user was to do: `tap`, `type into`.
  public let action: String

  /// The ``Node/path`` of the node that it was to be done to.
  public let node: String

  /// Why it could not be done.
  public let reason: Reason

  /// The path of the node that the reason is about: that of the node itself, or of one around it.
  public let responsible: String

  /// Makes an error of its parts; the node itself is responsible if nothing else is said.
  public init(_ action: String, _ node: String, _ reason: Reason, responsible: String? = nil) {
    self.action = action
    self.node = node
    self.reason = reason
    self.responsible = responsible ?? node
  }

  /// Why something could not be done.
  public enum Reason: Hashable, Sendable {
    /// It is not in a live tree any more.
    case unmounted
    /// It is hidden.
    case hidden
    /// It is as good as invisible: its `alpha` is less than 0.01.
    case transparent
    /// It is disabled.
    case disabled
    /// Its `isUserInteractionEnabled` is false.
    case noTouches
    /// Neither the widget nor what is around it answers to the gesture.
    case unanswered
    /// It is of a type with which one does other things.
    case wrongKind(String)
    /// It does not have what was to be chosen.
    case missing(String)
    /// A property or a delegate of that name forbids it.
    case declined(by: String)
    /// It was to go to a place, or by a distance, a scale or an angle, that is infinite or no number.
    case notFinite
  }
}

extension ActionError: CustomStringConvertible {
  /// What was to be done to which node, and why it could not be done.
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
    case .notFinite: "goes only by finite numbers"
    }
  }
}
