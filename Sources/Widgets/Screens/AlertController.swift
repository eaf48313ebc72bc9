import Mod

/// An alert with actions to choose from: a model of `UIAlertController`.
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
/// A tap on an action dismisses the alert, and then calls the handlers of the action.
public struct AlertController: Screen, Titled {
  /// The attributes of every screen. The title is that of the alert.
  public var screenAttributes = ScreenAttributes.fresh

  /// The message below the title, or `nil` for none. `nil` by default.
  public var message: String?

  /// The style of the alert. `.alert` by default.
  public var preferredStyle = PreferredStyle.alert

  /// The actions. None by default.
  public var actions: [AlertAction] = []

  /// The index of the action that the return key chooses, or `nil` for none. `nil` by default.
  public var preferredActionIndex: Int?

  /// The text fields above the actions. None by default.
  public var textFields: Children = []

  /// The attributes of every view.
  public var attributes = ViewAttributes.fresh

  /// Creates an alert without a title.
  public init() {}

  /// Creates an alert with a title, and applies the Mods to it, in order.
  @inlinable public init(_ title: String?, _ mods: Mod<Self>...) {
    self.title = title
    Mod(list: mods)(&self)
  }

  /// Creates an alert with a title and a message, and applies the Mods to it, in order.
  @inlinable public init(_ title: String?, message: String?, _ mods: Mod<Self>...) {
    self.title = title
    self.message = message
    Mod(list: mods)(&self)
  }

  /// The ``textFields``.
  @inlinable public var children: Children {
    get { textFields }
    _modify { yield &textFields }
  }

  /// The style of an alert. It models `UIAlertController.Style`.
  public enum PreferredStyle: Hashable, Sendable, CaseIterable {
    /// In the center of the screen.
    case alert
    /// At the bottom of the screen, for choices about the current task.
    case actionSheet
  }

  /// `false`: only the children themselves matter.
  @inlinable public var readsInsideChildren: Bool { false }
}

extension AlertController {
  /// Whether the actions are side by side: the two of an alert, if their titles fit there.
  package var placesActionsInRow: Bool {
    preferredStyle == .alert && actions.count == 2 && actions.allSatisfy { $0.widthOfTitle <= 12 }
  }

  /// The indices of the actions in the order in which they are placed. A cancel action is the first of two side by
  /// side, or else the last.
  package var placedActions: [Int] {
    let cancelling = actions.indices.filter { actions[$0].style == .cancel }
    let others = actions.indices.filter { actions[$0].style != .cancel }
    return placesActionsInRow ? cancelling + others : others + cancelling
  }
}

extension AlertAction {
  /// The number of characters of the title. East Asian characters and emoji count twice.
  fileprivate var widthOfTitle: Int { title?.reduce(0) { $0 + ($1.isWide ? 2 : 1) } ?? 0 }
}

extension Character {
  fileprivate var isWide: Bool {
    unicodeScalars.first.map { 0x1100...0x115F ~= $0.value || $0.value >= 0x2E80 } ?? false
  }
}

extension AlertController {
  /// The title.
  public var shownText: String? { title }

  /// Visits a label with the message, if there is one, the actions, and the parts of every screen.
  public mutating func visitParts(_ visitor: PartVisitor) {
    var label = message.map { Label($0) }
    visitor.visit(&label)
    visitor.visit(&actions)
    visitScreenParts(visitor)
  }
}

extension PropertyNames where Root == AlertController {
  /// The message below the title, or `nil` for none. `nil` by default.
  @inlinable public static var message: Property<Root, String?> { Property { $1(&$0.message) } }

  /// The style of the alert. `.alert` by default.
  @inlinable public static var preferredStyle: Property<Root, AlertController.PreferredStyle> {
    Property { $1(&$0.preferredStyle) }
  }

  /// The actions. None by default.
  @inlinable public static var actions: Property<Root, [AlertAction]> { Property { $1(&$0.actions) } }

  /// The text fields above the actions. None by default.
  @inlinable public static var textFields: Property<Root, Children> { Property { $1(&$0.textFields) } }

  /// The index of the action that the return key chooses, or `nil` for none. `nil` by default.
  @inlinable public static var preferredActionIndex: Property<Root, Int?> { Property { $1(&$0.preferredActionIndex) } }
}
