import FoundationStyles
import Mod
import Widgets

extension StyleNames where Root == Button {
  /// Sets the content insets to 12 by 16 points, and the font of the title to the system font at 16 points, medium
  /// weight.
  @inlinable public static var base: Mod<Root> {
    .contentEdgeInsets(EdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
      + .titleLabel.font(.systemFont(ofSize: 16, weight: .medium))
  }

  /// Applies ``base``, and sets `backgroundColor` to `.black` and `tintColor` to `.white`.
  @inlinable public static var filled: Mod<Root> { .base + .backgroundColor(.black) + .tintColor(.white) }

  /// Applies ``base``, and sets `clipsToBounds` to `true` and the corner radius of `layer` to 6 points.
  @inlinable public static var rounded: Mod<Root> { .base + .clipsToBounds(true) + .layer.cornerRadius(6) }

  /// Applies ``rounded`` and ``filled``.
  @inlinable public static var roundedFilled: Mod<Root> { .rounded + .filled }
}
