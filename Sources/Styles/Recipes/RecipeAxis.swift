import Mod

/// One choice of a recipe: its values, and a style for each.
internal struct RecipeAxis<Root, Look: Variants>: Sendable {
  /// The property of the selection.
  internal let property: any PartialKeyPath<Look> & Sendable

  /// The name of the property, such as `size`, as far as it is known without a selection: see ``name(in:)``.
  internal let name: String

  /// The values as text, in order.
  internal let values: [String]

  /// The offset of the byte of a selection that holds the value, and the index of the value for each byte; `nil` if the
  /// value takes more than a byte.
  internal let byte: (offset: Int, indexes: [UInt8: Int])?

  /// Returns the index of the value that a selection has.
  internal let index: @Sendable (Look) -> Int

  /// Sets the value at an index.
  internal let choose: @Sendable (inout Look, Int) -> Void

  /// The style of each value.
  internal let styles: [Mod<Root>]

  internal init<Value: Hashable & Sendable>(
    _ property: any WritableKeyPath<Look, Value> & Sendable,
    values: [Value],
    _ style: (Value) -> Mod<Root>
  ) {
    self.property = property
    // The key path of a wrapped property has no name.
    name =
      EnvironmentChoices<Look>().name(of: FromEnvironment<Value>.self)
      ?? String("\(property)".drop { $0 != "." }.dropFirst())
    self.values = values.map { "\($0)" }
    byte = Self.byte(of: property, values)
    index = Self.hashedIndex(of: property, values)
    choose = { look, index in look[keyPath: property] = values[index] }
    styles = values.map(style)
  }

  private init(_ other: RecipeAxis<some Any, Look>, styles: [Mod<Root>]) {
    property = other.property
    name = other.name
    values = other.values
    byte = other.byte
    index = other.index
    choose = other.choose
    self.styles = styles
  }

  /// Returns the name of the property, such as `size`.
  ///
  /// - Parameter look: Any selection. The choice that changes in it has the name, if the key path of a wrapped property
  ///   has none.
  internal func name(in look: Look) -> String {
    let choices = EnvironmentChoices<Look>()
    for index in values.indices where !choices.isEmpty {
      var changed = look
      choose(&changed, index)
      if let name = choices.difference(look, changed) { return name }
    }
    return name
  }

  /// Returns the axis with the styles that a closure makes of its own.
  internal func lifted<Whole>(_ lift: (Mod<Root>) -> Mod<Whole>) -> RecipeAxis<Whole, Look> {
    RecipeAxis<Whole, Look>(self, styles: styles.map(lift))
  }
}

extension RecipeAxis {
  /// Returns the place and the meaning of the byte of a selection that holds the value, or `nil` if more than a byte
  /// does.
  private static func byte<Value: Hashable>(
    of property: WritableKeyPath<Look, Value>, _ values: [Value]
  ) -> (offset: Int, indexes: [UInt8: Int])? {
    guard MemoryLayout<Value>.size == 1, let offset = MemoryLayout<Look>.offset(of: property) else { return nil }
    let bytes = values.map { value in withUnsafeBytes(of: value) { $0[0] } }
    guard Set(bytes).count == bytes.count else { return nil }
    return (offset, Dictionary(uniqueKeysWithValues: zip(bytes, values.indices)))
  }

  /// Returns a function that finds the index by the hash of the value.
  private static func hashedIndex<Value: Hashable & Sendable>(
    of property: any WritableKeyPath<Look, Value> & Sendable, _ values: [Value]
  ) -> @Sendable (Look) -> Int {
    let indexes = Dictionary(zip(values, values.indices)) { first, _ in first }
    return { look in
      guard let index = indexes[look[keyPath: property]] else {
        preconditionFailure("\(Value.self).allCases has no \(look[keyPath: property]), for which a recipe has a rule.")
      }
      return index
    }
  }
}
