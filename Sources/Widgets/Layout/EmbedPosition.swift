/// The position of a view in a superview that does not arrange its subviews.
///
/// A position that names only one edge fills that edge: `top` extends from side to side, `topCenter` does not.
public enum EmbedPosition: Hashable, Sendable, CaseIterable {
  /// The whole superview.
  case fill
  /// At the top, from side to side.
  case top
  /// In the top left corner.
  case topLeft
  /// The center of the top edge.
  case topCenter
  /// In the top right corner.
  case topRight
  /// At the left, from top to bottom.
  case left
  /// Centered.
  case center
  /// The center of the left edge.
  case centerLeft
  /// The center of the right edge.
  case centerRight
  /// At the right, from top to bottom.
  case right
  /// At the bottom, from side to side.
  case bottom
  /// In the bottom left corner.
  case bottomLeft
  /// The center of the bottom edge.
  case bottomCenter
  /// In the bottom right corner.
  case bottomRight
}

extension EmbedPosition {
  /// The position of a view along one axis.
  public enum Anchor: Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the left edge, or at the top.
    case start
    /// Centered.
    case center
    /// At the right edge, or at the bottom.
    case end
  }

  /// The horizontal position of the view.
  public var horizontal: Anchor {
    switch self {
    case .fill, .top, .bottom: .fill
    case .topLeft, .left, .centerLeft, .bottomLeft: .start
    case .topCenter, .center, .bottomCenter: .center
    case .topRight, .right, .centerRight, .bottomRight: .end
    }
  }

  /// The vertical position of the view.
  public var vertical: Anchor {
    switch self {
    case .fill, .left, .right: .fill
    case .top, .topLeft, .topCenter, .topRight: .start
    case .center, .centerLeft, .centerRight: .center
    case .bottom, .bottomLeft, .bottomCenter, .bottomRight: .end
    }
  }
}
