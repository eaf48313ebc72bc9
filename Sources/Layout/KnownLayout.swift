import Foundation

/// The results of a layout that are computed once for a node.
struct KnownLayout {
  var arrangement: (any Arranging)?
  var placing: (size: CGSize, inside: PlacedInside)?
  var sizes = KnownSizes()
  var idealNeed: Need?
  var huggings = ByAxis<Double>()
  var resistances = ByAxis<Double>()
}

/// The computed sizes of a widget, by the width that they were computed for.
internal struct KnownSizes {
  private var ideal: CGSize?
  private var others: [(width: Double, size: CGSize)] = []

  /// The size for a width, regardless of rounding differences, or the size without a width for `nil`.
  ///
  /// Without the tolerance, sums of widths would be measured again at each level.
  internal subscript(width: Double?) -> CGSize? {
    get {
      guard let width else { return ideal }
      for known in others where abs(known.width - width) < 1e-6 { return known.size }
      return nil
    }
    set {
      guard let width else { return ideal = newValue }
      // A node of a live tree is measured for another width whenever its window changes its size.
      if others.count == Self.mostKept { others.removeFirst() }
      if let newValue { others.append((width, newValue)) }
    }
  }

  /// The greatest number of widths. One layout needs a few.
  private static let mostKept = 32
}
