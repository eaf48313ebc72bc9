import Mod

/// One choice of a recipe: its values, and a style for each.
///
/// A recipe is created once, so that its creation is compiled once, and not for each type. That saves a fifth of the
/// module.
internal struct RecipeAxis<Root, Look: Variants>: Sendable {
  /// The property of the selection.
  internal let property: any PartialKeyPath<Look> & Sendable

  /// The name of the property, such as `size`, as far as its key path has one, or otherwise its type.
  internal let name: String

  /// Whether the name is the property's.
  internal let isNamed: Bool

  /// The part of the root that the styles are about.
  internal let part: RecipePart

  /// The values as text, in order.
  internal let values: [String]

  /// Whether the values are steps of a number.
  internal let isNumber: Bool

  /// The offset of the byte of a selection that holds the value, and the index of the value for each byte; `nil` if the
  /// value takes more than a byte.
  internal let byte: (offset: Int, indexes: [UInt8: Int])?

  /// Returns the index of the value that a selection has, or -1 for a value of an open choice that is not listed.
  internal let index: @Sendable (Look) -> Int

  /// Sets the value at an index.
  internal let choose: @Sendable (inout Look, Int) -> Void

  /// The style of each value.
  internal let styles: [Mod<Root>]

  /// Returns the styles of states in the style of the value at an index.
  internal let stateStyles: @Sendable (Int) -> [RecipeStateStyle<Root>]

  /// The values of an open choice, or `nil` if the choice is not open.
  internal var open: RecipeOpenValues<Root, Look>?

  @_semantics("optimize.sil.specialize.generic.never")
  internal init<Value: Hashable & Sendable>(
    _ property: any WritableKeyPath<Look, Value> & Sendable,
    values: [Value],
    isOpen: Bool = false,
    _ style: (Value) -> Mod<Root>
  ) {
    let values = values.unique
    let styles = values.map(style)
    self.property = property
    name = property.printedPath
    isNamed = name == property.path
    part = RecipePart()
    self.values = values.map(\.choiceText)
    isNumber = false
    byte = Self.byte(of: property, values)
    index = Self.hashedIndex(of: property, values, isOpen: isOpen)
    choose = { look, index in look[keyPath: property] = values[index] }
    self.styles = styles
    stateStyles = { RecipeStateStyle.all(in: styles[$0]) }
  }

  /// Creates the choice of a number, with a style for each step.
  @_semantics("optimize.sil.specialize.generic.never")
  internal init(
    _ property: any WritableKeyPath<Look, Double> & Sendable, steps: RecipeSteps, _ style: (Double) -> Mod<Root>
  ) {
    let styles = steps.values.map(style)
    self.property = property
    name = property.printedPath
    isNamed = name == property.path
    part = RecipePart()
    values = steps.values.map { Int(exactly: $0)?.description ?? "\($0)" }
    isNumber = true
    byte = nil
    index = { steps.index(nearest: $0[keyPath: property]) }
    choose = { look, index in look[keyPath: property] = steps.values[index] }
    self.styles = styles
    stateStyles = { RecipeStateStyle.all(in: styles[$0]) }
  }

  /// The indices of the values that represent all: both ends of a number, or all values of other choices.
  internal var samples: [Int] { isNumber ? Array(Set([0, values.count - 1])).sorted() : Array(values.indices) }

  @_semantics("optimize.sil.specialize.generic.never")
  private init<Part>(
    _ other: RecipeAxis<Part, Look>, part: RecipePart, _ lift: @escaping @Sendable (Mod<Part>) -> Mod<Root>
  ) {
    property = other.property
    name = other.name
    isNamed = other.isNamed
    self.part = part
    values = other.values
    isNumber = other.isNumber
    byte = other.byte
    index = other.index
    choose = other.choose
    styles = other.styles.map(lift)
    stateStyles = { [stateStyles = other.stateStyles] in stateStyles($0).map { $0.lifted(lift) } }
    open = other.open.map { open in
      RecipeOpenValues(
        listed: open.listed, style: { lift(open.style($0)) }, union: open.union, copy: open.copy,
        declares: open.declares, isAdded: open.isAdded,
        listing: { RecipeAxis(open.listing($0), part: part, lift) })
    }
  }

  /// Returns the axis of a part as an axis of the whole, with styles from a closure.
  @_semantics("optimize.sil.specialize.generic.never")
  internal func lifted<Whole>(
    to outer: RecipePart, _ lift: @escaping @Sendable (Mod<Root>) -> Mod<Whole>
  ) -> RecipeAxis<Whole, Look> {
    RecipeAxis<Whole, Look>(self, part: part.lifted(to: outer), lift)
  }
}

extension RecipeAxis {
  /// Returns the offset of the byte of a selection that holds the value, and the index for each byte, or `nil` if the
  /// value takes more than a byte.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func byte<Value: Hashable>(
    of property: WritableKeyPath<Look, Value>, _ values: [Value]
  ) -> (offset: Int, indexes: [UInt8: Int])? {
    guard MemoryLayout<Value>.size == 1, let offset = MemoryLayout<Look>.offset(of: property) else { return nil }
    let bytes = values.map { value in withUnsafeBytes(of: value) { $0[0] } }
    guard Set(bytes).count == bytes.count else { return nil }
    return (offset, Dictionary(uniqueKeysWithValues: zip(bytes, values.indices)))
  }

  /// Returns a function that finds the index by the hash of the value.
  @_semantics("optimize.sil.specialize.generic.never")
  private static func hashedIndex<Value: Hashable & Sendable>(
    of property: any WritableKeyPath<Look, Value> & Sendable, _ values: [Value], isOpen: Bool
  ) -> @Sendable (Look) -> Int {
    let indexes = Dictionary(zip(values, values.indices)) { first, _ in first }
    return { look in
      guard let index = indexes[look[keyPath: property]] else {
        if isOpen { return -1 }
        preconditionFailure("\(Value.self).allCases has no \(look[keyPath: property]), for which a recipe has a rule.")
      }
      return index
    }
  }
}

extension RecipeAxis {
  /// Returns the value of a selection as text. A number is that of the nearest step.
  internal func text(of look: Look) -> String {
    let index = index(look)
    return index < 0 ? textOfChoice(look[keyPath: property]) : values[index]
  }

  /// Returns the style of the value that a selection has.
  internal func style(of look: Look) -> Mod<Root> {
    let index = index(look)
    return index < 0 ? open?.style(look) ?? .identity : styles[index]
  }

  /// Returns the styles of states in the style of a selection's value.
  internal func stateStyles(of look: Look) -> [RecipeStateStyle<Root>] {
    let index = index(look)
    return index < 0 ? open.map { RecipeStateStyle.all(in: $0.style(look)) } ?? [] : stateStyles(index)
  }
}
