import Foundation
import Mod

// Words for what takes several properties to say, or one with a longer name.

extension Mod where Root: Widget {
  /// Sets `isHidden`.
  @inlinable
  public static func hidden(_ isHidden: Bool = true) -> Mod { .isHidden(isHidden) }

  /// Sets `accessibilityIdentifier`, by which tests find the view.
  @inlinable
  public static func identifier(_ identifier: String) -> Mod { .accessibilityIdentifier(identifier) }

  /// Sets the color and the width, in points, of the border of `layer`.
  @inlinable
  public static func border(_ color: Color, width: Double = 1) -> Mod {
    .layer.update(.borderColor(color), .borderWidth(width))
  }

  /// Sets the radius of the corners of `layer`, in points, and which of them are rounded.
  @inlinable
  public static func roundedCorners(radius: Double, corners: CornerMask = .all) -> Mod {
    .layer.update(.cornerRadius(radius), .maskedCorners(corners))
  }

  /// Sets the shadow of `layer`: its color, how far it is blurred and moved, in points, and how opaque it is, from 0 to 1.
  @inlinable
  public static func shadow(
    color: Color = .black,
    radius: Double = 3,
    opacity: Double = 0.5,
    offset: CGSize = .zero
  ) -> Mod {
    .layer.update(.shadowColor(color), .shadowRadius(radius), .shadowOpacity(opacity), .shadowOffset(offset))
  }
}
