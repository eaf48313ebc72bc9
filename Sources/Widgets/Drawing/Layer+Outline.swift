import Foundation
import Mod

/// The corners and the border of a layer.
@usableFromInline internal struct LayerOutline: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var _cornerRadius = Themed(wrappedValue: 0.0)
  @usableFromInline internal var maskedCorners = CornerMask.all
  @usableFromInline internal var cornerCurve = CornerCurve.circular
  @usableFromInline internal var _borderWidth = Themed(wrappedValue: 0.0)
  @usableFromInline internal var borderColor: Color? = .black
}

extension Layer {
  /// The radius of the corners, in points. 0 by default.
  @inlinable public var cornerRadius: Double {
    get { outlineAttributes._cornerRadius.wrappedValue }
    set { outlineAttributes._cornerRadius.wrappedValue = newValue }
    _modify { yield &outlineAttributes._cornerRadius.wrappedValue }
  }

  /// The corners that are rounded. All four by default.
  @inlinable public var maskedCorners: CornerMask {
    get { outlineAttributes.maskedCorners }
    _modify { yield &outlineAttributes.maskedCorners }
  }

  /// The curve of the corners. `circular` by default.
  @inlinable public var cornerCurve: CornerCurve {
    get { outlineAttributes.cornerCurve }
    _modify { yield &outlineAttributes.cornerCurve }
  }

  /// The width of the border, in points. 0 by default, for no border.
  ///
  /// The border is above sublayers and subviews. In a page it is below subviews, and below sublayers that reach beyond
  /// the view.
  @inlinable public var borderWidth: Double {
    get { outlineAttributes._borderWidth.wrappedValue }
    set { outlineAttributes._borderWidth.wrappedValue = newValue }
    _modify { yield &outlineAttributes._borderWidth.wrappedValue }
  }

  /// The color of the border. `black` by default.
  @inlinable public var borderColor: Color? {
    get { outlineAttributes.borderColor }
    _modify { yield &outlineAttributes.borderColor }
  }
}

/// The shadow of a layer.
@usableFromInline internal struct LayerShadow: Equatable, Sendable, InspectableByParts {
  @usableFromInline internal var shadowColor: Color? = .black
  @usableFromInline internal var _shadowOpacity = Themed(wrappedValue: 0.0)
  @usableFromInline internal var _shadowOffset = Themed(wrappedValue: CGSize(width: 0, height: -3))
  @usableFromInline internal var _shadowRadius = Themed(wrappedValue: 3.0)
  @usableFromInline internal var shadowPath: Path?
}

extension Layer {
  /// The color of the shadow. `black` by default.
  @inlinable public var shadowColor: Color? {
    get { shadowAttributes.shadowColor }
    _modify { yield &shadowAttributes.shadowColor }
  }

  /// The opacity of the shadow, from 0 to 1. 0 by default, for no shadow.
  @inlinable public var shadowOpacity: Double {
    get { shadowAttributes._shadowOpacity.wrappedValue }
    set { shadowAttributes._shadowOpacity.wrappedValue = newValue }
    _modify { yield &shadowAttributes._shadowOpacity.wrappedValue }
  }

  /// The offset of the shadow, in points. 3 points upwards by default.
  @inlinable public var shadowOffset: CGSize {
    get { shadowAttributes._shadowOffset.wrappedValue }
    set { shadowAttributes._shadowOffset.wrappedValue = newValue }
    _modify { yield &shadowAttributes._shadowOffset.wrappedValue }
  }

  /// The blur radius of the shadow, in points. 3 by default.
  @inlinable public var shadowRadius: Double {
    get { shadowAttributes._shadowRadius.wrappedValue }
    set { shadowAttributes._shadowRadius.wrappedValue = newValue }
    _modify { yield &shadowAttributes._shadowRadius.wrappedValue }
  }

  /// The shape that casts the shadow, or `nil` for that of the layer. `nil` by default.
  ///
  /// Carried for renderers of your own: no preview shows it.
  @inlinable public var shadowPath: Path? {
    get { shadowAttributes.shadowPath }
    _modify { yield &shadowAttributes.shadowPath }
  }
}
