/// Where a view lies in the one around it, where they lie on top of each other.
///
/// A position with one edge in its name fills the room along that edge: `top` reaches from side to side, `topCenter` does not.
public enum EmbedPosition: Hashable, Sendable, CaseIterable {
  /// Over the whole room.
  case fill
  /// At the top, from side to side.
  case top
  /// In the top left corner.
  case topLeft
  /// In the middle of the top edge.
  case topCenter
  /// In the top right corner.
  case topRight
  /// At the left, from top to bottom.
  case left
  /// In the middle.
  case center
  /// In the middle of the left edge.
  case centerLeft
  /// In the middle of the right edge.
  case centerRight
  /// At the right, from top to bottom.
  case right
  /// At the bottom, from side to side.
  case bottom
  /// In the bottom left corner.
  case bottomLeft
  /// In the middle of the bottom edge.
  case bottomCenter
  /// In the bottom right corner.
  case bottomRight
}

extension EmbedPosition {
  /// Where a view lies along one axis.
  public enum Anchor: Hashable, Sendable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the left edge, or at the top.
    case start
    /// In the middle.
    case center
    /// At the right edge, or at the bottom.
    case end
  }

  /// Where the view lies between left and right.
  public var horizontal: Anchor {
    switch self {
    case .fill, .top, .bottom: .fill
    case .topLeft, .left, .centerLeft, .bottomLeft: .start
    case .topCenter, .center, .bottomCenter: .center
    case .topRight, .right, .centerRight, .bottomRight: .end
    }
  }

  /// Where the view lies between top and bottom.
  public var vertical: Anchor {
    switch self {
    case .fill, .left, .right: .fill
    case .top, .topLeft, .topCenter, .topRight: .start
    case .center, .centerLeft, .centerRight: .center
    case .bottom, .bottomLeft, .bottomCenter, .bottomRight: .end
    }
  }
}
