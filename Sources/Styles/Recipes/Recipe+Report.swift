import Mod

/// A finding about a recipe, such as two choices that set the same property.
public enum RecipeFinding: Equatable, Sendable, CustomStringConvertible {
  /// Two choices set the same property, so that the order of the rules decides: `size, intent: layer.cornerRadius`.
  case conflict(String, String, property: String)
  /// No selection meets the condition of the combination with this index among the recipe's `.when` rules.
  case unreachable(combination: Int)
  /// A value of a choice changes nothing that another value of it or the base does not.
  case withoutEffect(choice: String, value: String)
  /// Two values of a choice have the same effect.
  case equal(choice: String, String, String)

  /// The finding as a sentence.
  public var description: String {
    switch self {
    case .conflict(let first, let second, let property):
      "\(first) and \(second) both set \(property); \(second) wins."
    case .unreachable(let index):
      "No selection meets the condition of combination \(index + 1)."
    case .withoutEffect(let choice, let value):
      "The value \(value) of \(choice) changes nothing."
    case .equal(let choice, let first, let second):
      "The values \(first) and \(second) of \(choice) have the same effect."
    }
  }
}

extension Recipe {
  /// Returns what is doubtful in the recipe: choices that set the same property, combinations that no selection meets,
  /// values that change nothing, and values with the same effect.
  ///
  /// ```swift
  /// for finding in Mod.chip.report(on: Button(), from: ChipLook(intent: .plain)) { print(finding) }
  /// // intent and size both set layer.cornerRadius; size wins.
  /// ```
  ///
  /// - Parameters:
  ///   - root: The value that the styles are tried on. It is evaluated for each, because a class is changed in place.
  ///   - look: The selection that gives the values of properties without rules.
  /// - Complexity: O(*a*² · *v*² · *n*) for *a* choices with *v* values and *n* stored properties.
  public func report(on root: @autoclosure () -> Root, from look: Look) -> [RecipeFinding] {
    let base = Mod.combine(rule.base)
    let axes = rule.axes
    func result(_ mod: Mod<Root>) -> [Change] { (base + mod).changes(to: root()) }

    var findings: [RecipeFinding] = []
    for (position, first) in axes.enumerated() {
      for second in axes.dropFirst(position + 1) where second.property != first.property {
        let properties = first.styles.flatMap { one in
          second.styles.flatMap { one.conflicts(with: $0, on: configure(root(), with: base)).map(\.path) }
        }
        var known: Set<String> = []
        for property in properties where known.insert(property).inserted {
          findings.append(.conflict(first.name(in: look), second.name(in: look), property: property))
        }
      }
    }
    let looks = combinations(from: look).map(\.look)
    for (index, compound) in rule.compounds.enumerated() where !looks.contains(where: compound.condition) {
      findings.append(.unreachable(combination: index))
    }
    let plain = result(.identity)
    for axis in axes {
      let results = axis.styles.map(result)
      for (index, changes) in results.enumerated() {
        // A Boolean choice has a style for `true` alone.
        if axis.values[index] == "false" { continue }
        if changes == plain {
          findings.append(.withoutEffect(choice: axis.name(in: look), value: axis.values[index]))
        } else if let twin = results[..<index].firstIndex(of: changes) {
          findings.append(.equal(choice: axis.name(in: look), axis.values[twin], axis.values[index]))
        }
      }
    }
    return findings
  }
}

extension Recipe where Look: DefaultVariants {
  /// Returns what is doubtful in the recipe, as ``report(on:from:)`` does.
  ///
  /// - Complexity: As ``report(on:from:)``.
  public func report(on root: @autoclosure () -> Root) -> [RecipeFinding] { report(on: root(), from: Look()) }
}
