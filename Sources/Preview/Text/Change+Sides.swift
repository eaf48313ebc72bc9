import Mod

extension [Change] {
  /// The changed properties as they print, those of several sides as one: `padding: 20.0`, `padding: (h: 16.0, v: 8.0)`.
  internal var properties: [String] {
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

extension Change {
  /// The path without its last name.
  fileprivate var owner: Substring { path.lastIndex(of: ".").map { path[..<$0] } ?? "" }

  /// The last name of the path, if it is that of a side.
  fileprivate var side: Substring? {
    let name = path[(path.lastIndex(of: ".") ?? path.startIndex)...].dropFirst()
    return ["top", "left", "leading", "bottom", "right", "trailing"].contains(name) ? name : nil
  }
}

/// Distances from several sides.
private struct Sides: CustomStringConvertible {
  private let distances: [(side: Substring, distance: String)]

  init(_ changes: ArraySlice<Change>) {
    distances = changes.map { ($0.side ?? "", literal(of: $0.new)) }
  }

  /// The distance that two sides have in common, or `nil`.
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
