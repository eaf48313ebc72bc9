import Foundation
import Mod
import Values

// Short names for several properties, or for one with a longer name.

extension Mod where Root: Widget {
  /// Sets `isHidden`.
  @inlinable public static func hidden(_ isHidden: Bool = true) -> Mod { .isHidden(isHidden) }

  /// Sets `accessibilityIdentifier`, by which tests find the view.
  @inlinable public static func identifier(_ identifier: String) -> Mod { .accessibilityIdentifier(identifier) }

  /// Sets `accessibilityIdentifier` to the raw value of a case: `.identifier(Field.name)`.
  @inlinable public static func identifier(_ name: some RawRepresentable<String>) -> Mod {
    .accessibilityIdentifier(name)
  }

  /// Sets the color and the width, in points, of the border of `layer`.
  @inlinable public static func border(_ color: Color, width: Double = 1) -> Mod {
    .layer.update(.borderColor(color), .borderWidth(width))
  }

  /// Sets the corner radius of `layer`, in points, and the corners that are rounded.
  @inlinable public static func roundedCorners(radius: Double, corners: CornerMask = .all) -> Mod {
    .layer.update(.cornerRadius(radius), .maskedCorners(corners))
  }

  /// Sets the shadow of `layer`: its color, its blur radius and offset in points, and its opacity from 0 to 1.
  @inlinable public static func shadow(
    color: Color = .black,
    radius: Double = 3,
    opacity: Double = 0.5,
    offset: CGSize = .zero
  ) -> Mod {
    .layer.update(.shadowColor(color), .shadowRadius(radius), .shadowOpacity(opacity), .shadowOffset(offset))
  }
}

extension Mod where Root == ImageView {
  /// Sets a symbol: `.image(systemName: "star")`.
  @_disfavoredOverload public static func image(systemName name: String) -> Mod { .image(Image(systemName: name)) }

  /// Sets the image with a name: `.image(named: "logo")`.
  @_disfavoredOverload public static func image(named name: String) -> Mod { .image(Image(named: name)) }
}

extension Mod where Root == Button {
  /// Sets a symbol: `.image(systemName: "star")`.
  @_disfavoredOverload public static func image(systemName name: String) -> Mod { .image(Image(systemName: name)) }

  /// Sets the image with a name: `.image(named: "logo")`.
  @_disfavoredOverload public static func image(named name: String) -> Mod { .image(Image(named: name)) }
}
