/// An action that a swipe over a row reveals: a model of `UIContextualAction`.
public struct SwipeAction: Sendable {
  /// The title of the action.
  public var title: String

  /// The style of the action. `.normal` by default.
  public var style: Style

  /// The image beside or in place of the title. `nil` by default.
  public var image: Image?

  /// The background color, or `nil` for that of the style. `nil` by default.
  public var backgroundColor: Color?

  /// The closure that is called when a user chooses the action.
  public var handler: @MainActor @Sendable () -> Void

  /// Creates an action with a title.
  public init(
    _ title: String, style: Style = .normal, image: Image? = nil, backgroundColor: Color? = nil,
    handler: @escaping @MainActor @Sendable () -> Void
  ) {
    self.title = title
    self.style = style
    self.image = image
    self.backgroundColor = backgroundColor
    self.handler = handler
  }

  /// The style of an action. It models `UIContextualAction.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// An ordinary action.
    case normal
    /// An action that deletes data, in red.
    case destructive
  }
}

extension SwipeAction: Equatable {
  /// Returns whether both actions look the same. Handlers are not compared.
  public static func == (first: SwipeAction, second: SwipeAction) -> Bool {
    first.title == second.title && first.style == second.style && first.image == second.image
      && first.backgroundColor == second.backgroundColor
  }
}
