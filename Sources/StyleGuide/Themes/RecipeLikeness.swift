import Mod
import Widgets

/// The combinations of a recipe, to find a widget's combination.
internal struct RecipeLikeness {
  private let samples: [GuideSample]

  internal init(_ samples: GuideSamples) { self.samples = samples.read().samples.filter { !$0.changes.isEmpty } }

  /// Returns the properties in which a widget differs from the most similar combination, if these are at most half of
  /// its values. The sides of insets are one value.
  internal func overrides(in widget: any Widget, _ changes: [Change]) -> [(property: String, message: String)] {
    guard let first = samples.first, type(of: first.widget) == type(of: widget) else { return [] }
    let values = Dictionary(changes.map { ($0.path, $0) }) { first, _ in first }
    var best: (sample: GuideSample, missing: [Change], distance: Double)?
    for sample in samples {
      let properties = Dictionary(grouping: sample.changes) { $0.side == nil ? $0.path : String($0.owner) }
      let missing = properties.values.compactMap { sides in sides.first { !values[$0.path].hasValue(of: $0) } }
      guard !missing.isEmpty else { return [] }
      let distance = missing.reduce(Double(missing.count) * 1e6) { $0 + values[$1.path].distance(to: $1) }
      if missing.count * 2 <= properties.count, distance < best?.distance ?? .infinity {
        best = (sample, missing, distance)
      }
    }
    guard let best else { return [] }
    return best.missing.sorted { $0.path < $1.path }.map { change in
      let value = literal(of: values[change.path].map { $0.new } ?? change.old)
      let property = change.side == nil ? change.path : String(change.owner)
      return (property, "\(value) overrides \(literal(of: change.new)) of \(best.sample.code ?? best.sample.name)")
    }
  }
}

extension Change? {
  /// Returns whether a change results in the same value as another one.
  fileprivate func hasValue(of other: Change) -> Bool {
    guard let self else { return false }
    return Change("", from: nil, to: self.new) == Change("", from: nil, to: other.new)
  }

  /// Returns the distance between the numbers that changes result in, or a large one between other values.
  fileprivate func distance(to other: Change) -> Double {
    guard let new = self?.new ?? other.old, let one = number(of: new), let another = other.new.flatMap(number(of:)),
      one.isFinite, another.isFinite
    else { return 1_000 }
    return min(abs(one - another), 1_000)
  }
}
