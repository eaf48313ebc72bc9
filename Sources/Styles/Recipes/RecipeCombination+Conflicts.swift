import Mod

extension RecipeCombination {
  /// Returns the properties that two of the chosen values set to different values, so that the order of the rules
  /// decides: `size: large and intent: danger both set layer.cornerRadius; intent: danger wins.`
  ///
  /// - Parameter root: The value that the styles are tried on. It is evaluated for each, because a class is changed in
  ///   place.
  /// - Complexity: O(*a*² · *n*) for *a* choices and *n* stored properties.
  public func conflicts(on root: @autoclosure () -> Root) -> [RecipeFinding] {
    var known: [[String]: [String]] = [:]
    return conflicts(on: root(), known: &known)
  }

  /// Returns the conflicts, and keeps those of each two values for other combinations with them.
  package func conflicts(on root: @autoclosure () -> Root, known: inout [[String]: [String]]) -> [RecipeFinding] {
    var findings: [RecipeFinding] = []
    for (position, first) in choices.enumerated() {
      for (offset, second) in choices[(position + 1)...].enumerated() where first.property != second.property {
        // Two rules of one choice have the same name, so that their places tell them apart.
        let pair = ["\(position) \(first.value)", "\(position + 1 + offset) \(second.value)"]
        let properties = known[pair] ?? first.conflicts(with: second, on: configure(root(), with: base))
        known[pair] = properties
        findings += properties.map {
          .conflict(
            "\(first.name): \(first.value)", "\(second.name): \(second.value)", property: $0)
        }
      }
    }
    return findings
  }
}

/// A chosen value with its style.
internal struct RecipeChoice<Root, Look: Variants>: Sendable {
  internal let name: String
  internal let value: String

  /// The property of the selection.
  internal let property: any PartialKeyPath<Look> & Sendable

  internal let style: Mod<Root>

  /// Returns what the style sets in states.
  internal let stateStyles: @Sendable () -> [RecipeStateStyle<Root>]

  /// Returns the properties that this and another value set to different values, always or in the same states:
  /// `alpha`, `alpha in .highlighted`.
  internal func conflicts(with other: RecipeChoice, on root: @autoclosure () -> Root) -> [String] {
    style.conflicts(stateStyles(), with: other.style, other.stateStyles(), on: root())
  }
}

extension RecipeAxis {
  /// Returns the value that a selection has, with its style.
  internal func choice(of look: Look, named name: String) -> RecipeChoice<Root, Look> {
    let index = index(look)
    return RecipeChoice(
      name: name, value: values[index], property: property, style: styles[index],
      stateStyles: { stateStyles(index) })
  }
}
