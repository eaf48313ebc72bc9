import Foundation
import Mod

// The numbers of a layer are computed properties, whose key paths have no names.

extension Property where Value == Layer {
  /// The radius of the corners, in points. 0 by default.
  @inlinable public var cornerRadius: Property<Root, Double> { part { $1(&$0.cornerRadius) } }

  /// The width of the border, in points. 0 by default, for no border.
  @inlinable public var borderWidth: Property<Root, Double> { part { $1(&$0.borderWidth) } }

  /// The opacity of the shadow, from 0 to 1. 0 by default, for no shadow.
  @inlinable public var shadowOpacity: Property<Root, Double> { part { $1(&$0.shadowOpacity) } }

  /// The offset of the shadow, in points. 3 points upwards by default.
  @inlinable public var shadowOffset: Property<Root, CGSize> { part { $1(&$0.shadowOffset) } }

  /// The blur radius of the shadow, in points. 3 by default.
  @inlinable public var shadowRadius: Property<Root, Double> { part { $1(&$0.shadowRadius) } }

  /// The opacity of the layer with its content, from 0 to 1. 1 by default.
  @inlinable public var opacity: Property<Root, Double> { part { $1(&$0.opacity) } }

  /// The radius of the blur of the layer with its content, in points. 0 by default, for none.
  @inlinable public var blurRadius: Property<Root, Double> { part { $1(&$0.blurRadius) } }
}
