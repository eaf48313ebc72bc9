import Mod

/// An answer to the question of an ``AlertController``: a model of `UIAlertAction`. It is a value, not a view.
public struct AlertAction: Model, Bindable {
  /// What it says, or `nil` for nothing, which is the default.
  public var title: String?

  /// What kind of answer it is. `.default` by default.
  public var style = Style.default

  /// Whether one can choose it. `true` by default.
  public var isEnabled = true

  /// What the action does over time. Nothing by default.
  public var behaviors = Behaviors()

  /// Creates an action that says nothing.
  public init() {}

  /// Creates an action with a title and applies the Mods to it, in order.
  @inlinable
  public init(_ title: String?, _ mods: Mod<Self>...) {
    self.title = title
    Mod(list: mods)(&self)
  }

  /// What kind of answer an action is. It models `UIAlertAction.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// One of several.
    case `default`
    /// To leave everything as it is.
    case cancel
    /// One after which something is gone.
    case destructive
  }
}

extension AlertAction: Switchable {}

extension AlertAction: Perceivable {
  /// `.button`.
  public var accessibilityRole: AccessibilityRole? { .button }
  /// The title.
  public var accessibilityName: String? { title }
  /// The title.
  public var shownText: String? { title }
  /// `false`: it shows as long as the alert does.
  public var isImperceptible: Bool { false }
}

extension PropertyNames where Root == AlertAction {
  /// Names ``AlertAction/title``.
  @inlinable public static var title: Property<Root, String?> { Property { $1(&$0.title) } }
  /// Names ``AlertAction/style``.
  @inlinable public static var style: Property<Root, AlertAction.Style> { Property { $1(&$0.style) } }
}
