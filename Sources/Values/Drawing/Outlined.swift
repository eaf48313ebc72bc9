import Foundation

/// A model with a border and a shadow: every layer.
public protocol Outlined: SendableMetatype {
  /// The width of the border, in points.
  var borderWidth: Double { get set }

  /// The color of the border.
  var borderColor: Color? { get set }

  /// The color of the shadow.
  var shadowColor: Color? { get set }

  /// The opacity of the shadow, from 0 to 1.
  var shadowOpacity: Double { get set }

  /// The offset of the shadow, in points.
  var shadowOffset: CGSize { get set }

  /// The blur radius of the shadow, in points.
  var shadowRadius: Double { get set }
}
