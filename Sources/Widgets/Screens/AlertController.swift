import Mod

/// A question over everything, with the answers that there are: a model of `UIAlertController`.
///
/// ```swift
/// try context.present(
///   AlertController(
///     "Delete Ada?", .message("There is no way back."),
///     .actions([
///       AlertAction("Delete", .style(.destructive), .tapped --> delete),
///       AlertAction("Cancel", .style(.cancel)),
///     ])))
/// ```
///
/// A tap on an action takes the alert away, and then calls the handlers of the action.
public struct AlertController: Screen {
  /// What every screen has. Its title is the question.
  public var screenAttributes = ScreenAttributes.fresh

  /// What is said below the title, or `nil` for nothing, which is the default.
  public var message: String?

  /// Whether it stands in the middle or comes from below. `.alert` by default.
  public var preferredStyle = PreferredStyle.alert

  /// The answers. None by default.
  public var actions: [AlertAction] = []

  /// The fields to type into, above the actions. None by default.
  public var textFields: Children = []

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an alert that says nothing.
  public init() {}

  /// Creates an alert with a title and applies the Mods to it, in order.
  @inlinable
  public init(_ title: String?, _ mods: Mod<Self>...) {
    self.title = title
    Mod(list: mods)(&self)
  }

  /// The same as ``textFields``.
  @inlinable
  public var children: Children {
    get { textFields }
    _modify { yield &textFields }
  }

  /// Where an alert stands. It models `UIAlertController.Style`.
  public enum PreferredStyle: Hashable, Sendable, CaseIterable {
    /// In the middle.
    case alert
    /// At the bottom, for choices about what one is doing.
    case actionSheet
  }
}

extension AlertController {
  /// The title.
  public var shownText: String? { title }

  /// Visits a label with the message, if there is one, the actions, and the parts that every screen has.
  public mutating func visitParts(_ visitor: PartVisitor) {
    var label = message.map { Label($0) }
    visitor.visit(&label)
    visitor.visit(&actions)
    visitScreenParts(visitor)
  }
}

extension PropertyNames where Root == AlertController {
  /// Names ``Screen/title``.
  @inlinable public static var title: Property<Root, String?> { Property { $1(&$0.title) } }
  /// Names ``AlertController/message``.
  @inlinable public static var message: Property<Root, String?> { Property { $1(&$0.message) } }
  /// Names ``AlertController/preferredStyle``.
  @inlinable public static var preferredStyle: Property<Root, AlertController.PreferredStyle> {
    Property { $1(&$0.preferredStyle) }
  }
  /// Names ``AlertController/actions``.
  @inlinable public static var actions: Property<Root, [AlertAction]> { Property { $1(&$0.actions) } }
  /// Names ``AlertController/textFields``.
  @inlinable public static var textFields: Property<Root, Children> { Property { $1(&$0.textFields) } }
}
