import Layout
import Widgets

/// The last paints of a drawing, with their classes.
///
/// Most shapes have a paint that has been used before, of the very same colors.
internal struct RecentPaints {
  private var known: [Known] = []
  private var oldest = 0

  /// Returns the class of a paint, which `make` returns if the paint is unknown.
  mutating func name(of paint: Paint, _ traits: DrawnTraits, _ make: () -> String) -> String {
    let identity = Identity(paint, traits)
    for index in known.indices where known[index].identity == identity { return known[index].name }
    let key = Key(paint: paint, tint: traits.tint, style: traits.style)
    for index in known.indices where known[index].key == key { return known[index].name }
    let new = Known(identity: identity, key: key, name: make())
    if known.count < 16 {
      known.append(new)
    } else {
      known[oldest] = new
      oldest = (oldest + 1) % 16
    }
    return new.name
  }

  private struct Key: Equatable {
    let paint: Paint
    let tint: Color
    let style: UserInterfaceStyle
  }

  /// The storage of the colors of a paint, which is compared without reading it.
  private struct Identity: Equatable {
    let fill, stroke: ObjectIdentifier?
    let tint: ObjectIdentifier
    let width: Double
    let style: UserInterfaceStyle

    init(_ paint: Paint, _ traits: DrawnTraits) {
      (fill, stroke, tint) = (paint.fill?.identity, paint.stroke?.identity, traits.tint.identity)
      (width, style) = (paint.width, traits.style)
    }
  }

  /// A paint that has been used. Its key retains the storage of its identity.
  private struct Known {
    let identity: Identity
    let key: Key
    let name: String
  }
}
