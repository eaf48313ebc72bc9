import Mod

/// An action of an ``AlertController``: a model of `UIAlertAction`. It is a value, not a view.
public struct AlertAction: Model, Bindable, Titled {
  /// The title of the action, or `nil` for none. `nil` by default.
  public var title: String?

  /// The style of the action. `.default` by default.
  public var style = Style.default

  /// Whether users can choose the action. `true` by default.
  public var isEnabled = true

  /// The behaviors of the action. None by default.
  public var behaviors = Behaviors()

  /// Creates an action without a title.
  public init() {}

  /// Creates an action with a title, and applies the Mods to it, in order.
  @inlinable public init(_ title: String?, _ mods: Mod<Self>...) {
    self.title = title
    Mod(list: mods)(&self)
  }

  /// The style of an action. It models `UIAlertAction.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// An ordinary action.
    case `default`
    /// An action that leaves everything unchanged.
    case cancel
    /// An action that deletes data.
    case destructive
  }
}

extension AlertAction: Switchable {}

extension AlertAction: AccessibilityElement {
  /// The role `.button`.
  public var accessibilityRole: AccessibilityRole? { .button }
  /// The title.
  public var accessibilityName: String? { title }
  /// The title.
  public var shownText: String? { title }
  /// `false`, because an action is visible whenever its alert is.
  public var isImperceptible: Bool { false }
}

extension PropertyNames where Root == AlertAction {
  /// The style of the action. `.default` by default.
  @inlinable public static var style: Property<Root, AlertAction.Style> { Property { $1(&$0.style) } }
}
