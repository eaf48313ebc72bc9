import Mod

extension [Change] {
  /// The changed properties as text, with the sides of insets combined: `padding: 20.0`, `padding: (h: 16.0, v: 8.0)`.
  package var properties: [String] {
    var properties: [String] = []
    var rest = self[...]
    while let first = rest.first {
      let sides = rest.prefix { first.side != nil && $0.side != nil && $0.owner == first.owner }
      if sides.count > 1 {
        properties.append("\(first.owner): \(Sides(sides).description)")
        rest = rest.dropFirst(sides.count)
      } else {
        properties.append("\(first.path): \(literal(of: first.new))")
        rest = rest.dropFirst()
      }
    }
    return properties
  }
}

/// The distances of several sides.
private struct Sides: CustomStringConvertible {
  private let distances: [(side: Substring, distance: String)]

  init(_ changes: ArraySlice<Change>) { distances = changes.map { ($0.side ?? "", literal(of: $0.new)) } }

  /// Returns the common distance of two sides, or `nil` if they differ.
  private func both(_ first: Substring..., and second: Substring...) -> String? {
    let distance = distances.first { first.contains($0.side) }?.distance
    return distances.contains { second.contains($0.side) && $0.distance == distance } ? distance : nil
  }

  var description: String {
    let (h, v) = (both("left", "leading", and: "right", "trailing"), both("top", and: "bottom"))
    let pairs = [("h", h), ("v", v)].filter { $0.1 != nil }
    guard pairs.count * 2 == distances.count else {
      return "(\(distances.map { "\($0): \($1)" }.joined(separator: ", ")))"
    }
    if let h, h == v { return h }
    return "(\(pairs.map { "\($0): \($1 ?? "")" }.joined(separator: ", ")))"
  }
}
