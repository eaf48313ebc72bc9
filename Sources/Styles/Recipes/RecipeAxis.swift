import Mod

/// One choice of a recipe: its values, and a style for each.
@usableFromInline
internal struct RecipeAxis<Root, Look: Variants>: Sendable {
  /// The property of the selection.
  internal let property: any PartialKeyPath<Look> & Sendable

  /// The values as text, in order.
  internal let values: [String]

  /// Returns the index of the value that a selection has.
  @usableFromInline internal let index: @Sendable (Look) -> Int

  /// Sets the value at an index.
  internal let choose: @Sendable (inout Look, Int) -> Void

  /// The style of each value.
  @usableFromInline internal let styles: [Mod<Root>]

  internal init<Value: Hashable & Sendable>(
    _ property: any WritableKeyPath<Look, Value> & Sendable,
    values: [Value],
    _ style: (Value) -> Mod<Root>
  ) {
    self.property = property
    self.values = values.map { "\($0)" }
    index = Self.byteIndex(of: property, values) ?? Self.hashedIndex(of: property, values)
    choose = { look, index in look[keyPath: property] = values[index] }
    styles = values.map(style)
  }

  private init(_ other: RecipeAxis<some Any, Look>, styles: [Mod<Root>]) {
    property = other.property
    values = other.values
    index = other.index
    choose = other.choose
    self.styles = styles
  }

  /// The name of the property, such as `size`.
  internal var name: String { String("\(property)".drop { $0 != "." }.dropFirst()) }

  /// Returns the axis with the styles that a closure makes of its own.
  internal func lifted<Whole>(_ lift: (Mod<Root>) -> Mod<Whole>) -> RecipeAxis<Whole, Look> {
    RecipeAxis<Whole, Look>(self, styles: styles.map(lift))
  }
}

extension RecipeAxis {
  /// Returns a function that finds the index by one byte of the selection, or `nil` if the values are not of one byte.
  ///
  /// A key path and a hash would cost ten times what a style sets.
  private static func byteIndex<Value: Hashable>(
    of property: WritableKeyPath<Look, Value>, _ values: [Value]
  ) -> (@Sendable (Look) -> Int)? {
    guard MemoryLayout<Value>.size == 1, let offset = MemoryLayout<Look>.offset(of: property) else { return nil }
    var indexes = [UInt8](repeating: 0, count: 256)
    var isKnown = [Bool](repeating: false, count: 256)
    for (index, value) in values.enumerated() {
      let byte = Int(withUnsafeBytes(of: value) { $0[0] })
      // Equal bytes of two cases would mean that the value is not in this byte alone.
      guard !isKnown[byte], index < 256 else { return nil }
      isKnown[byte] = true
      indexes[byte] = UInt8(index)
    }
    return { [indexes] look in
      withUnsafeBytes(of: look) { Int(indexes[Int($0[offset])]) }
    }
  }

  /// Returns a function that finds the index by the hash of the value.
  private static func hashedIndex<Value: Hashable & Sendable>(
    of property: any WritableKeyPath<Look, Value> & Sendable, _ values: [Value]
  ) -> @Sendable (Look) -> Int {
    let indexes = Dictionary(zip(values, values.indices)) { first, _ in first }
    return { look in
      guard let index = indexes[look[keyPath: property]] else {
        preconditionFailure("\(Value.self).allCases has no \(look[keyPath: property])")
      }
      return index
    }
  }
}
