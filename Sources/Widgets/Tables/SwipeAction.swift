/// Something that a swipe over a row offers: a model of `UIContextualAction`.
public struct SwipeAction: Sendable {
  /// What it is called.
  public var title: String

  /// Whether it destroys something. `.normal` by default.
  public var style: Style

  /// The picture, beside or in place of the title. `nil` by default.
  public var image: Image?

  /// The color of the ground; `nil`, the default, for that of its style.
  public var backgroundColor: Color?

  /// What it does.
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

  /// Whether an action destroys something. It models `UIContextualAction.Style`.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// It does not.
    case normal
    /// It does, in red.
    case destructive
  }
}

extension SwipeAction: Equatable {
  /// Whether both look the same, whatever they do.
  public static func == (first: SwipeAction, second: SwipeAction) -> Bool {
    first.title == second.title && first.style == second.style && first.image == second.image
      && first.backgroundColor == second.backgroundColor
  }
}
