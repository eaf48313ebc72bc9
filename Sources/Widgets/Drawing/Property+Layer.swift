import Foundation
import Mod

// The numbers of a layer are computed properties, whose key paths have no names.

extension Property where Value == Layer {
  /// The radius of the corners, in points. 0 by default.
  @inlinable public var cornerRadius: Property<Root, Double> {
    part(modify: { $1(&$0.cornerRadius) }, set: { $0.cornerRadius = $1 })
  }

  /// The width of the border, in points. 0 by default, for no border.
  @inlinable public var borderWidth: Property<Root, Double> {
    part(modify: { $1(&$0.borderWidth) }, set: { $0.borderWidth = $1 })
  }

  /// The opacity of the shadow, from 0 to 1. 0 by default, for no shadow.
  @inlinable public var shadowOpacity: Property<Root, Double> {
    part(modify: { $1(&$0.shadowOpacity) }, set: { $0.shadowOpacity = $1 })
  }

  /// The offset of the shadow, in points. 3 points upwards by default.
  @inlinable public var shadowOffset: Property<Root, CGSize> {
    part(modify: { $1(&$0.shadowOffset) }, set: { $0.shadowOffset = $1 })
  }

  /// The blur radius of the shadow, in points. 3 by default.
  @inlinable public var shadowRadius: Property<Root, Double> {
    part(modify: { $1(&$0.shadowRadius) }, set: { $0.shadowRadius = $1 })
  }

  /// The opacity of the layer with its content, from 0 to 1. 1 by default.
  @inlinable public var opacity: Property<Root, Double> { part(modify: { $1(&$0.opacity) }, set: { $0.opacity = $1 }) }

  /// The radius of the blur of the layer with its content, in points. 0 by default, for none.
  @inlinable public var blurRadius: Property<Root, Double> {
    part(modify: { $1(&$0.blurRadius) }, set: { $0.blurRadius = $1 })
  }
}
