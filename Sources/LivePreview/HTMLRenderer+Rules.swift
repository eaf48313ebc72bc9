// A change of the theme changes the style of all elements that share a rule alike. The rule is changed instead of the
// elements.

extension HTMLRenderer {
  /// The least number of elements for which their rule is changed instead.
  private static let fewestElements = 4

  /// Changes the rules whose elements have all got the same other style, so that the elements need no patches.
  ///
  /// - Complexity: O(*n*) in the markup of the fragments that have been written again.
  internal func changeRules() {
    guard round.former.count >= Self.fewestElements else { return }
    var restyled: [(fragment: LiveFragment, old: MarkupBuffer, styles: [MarkupBuffer.ComparedStyle])] = []
    var rules: [Int: RestyledRule] = [:]
    for (id, old) in round.former {
      guard let fragment = fragments[id], !fragment.changes.isNew, !fragment.changes.mustReplace, !fragment.isLoose,
        let styles = fragment.markup.styles(comparedTo: old)
      else { continue }
      restyled.append((fragment, old, styles))
      for style in styles {
        let number = old[rule: style.former]
        guard let css = style.other, number > 0, number != MarkupBuffer.inline else { continue }
        rules[number, default: RestyledRule(style: css)].add(css)
      }
    }
    let changes = rules.filter { number, rule in
      rule.isSame && rule.count >= Self.fewestElements && rule.count == styles.uses(of: number)
    }
    if changes.isEmpty { return }
    styles.change(changes.mapValues(\.style))
    for (fragment, old, styles) in restyled where haveChanged(styles, in: old) {
      for style in styles { fragment.markup[rule: style.rule] = old[rule: style.former] }
      round.former[fragment.id] = nil
    }
  }

  /// Returns whether the rules of all styles that differ from the former ones have been changed.
  private func haveChanged(_ compared: [MarkupBuffer.ComparedStyle], in old: MarkupBuffer) -> Bool {
    compared.allSatisfy { style in
      style.other.map { styles.has(old[rule: style.former], $0) } ?? true
    }
  }
}

/// A rule of which some elements have got another style.
private struct RestyledRule {
  let style: ArraySlice<UInt8>

  /// The number of elements that have got a style.
  private(set) var count = 0

  /// Whether all of these elements have got the same style.
  private(set) var isSame = true

  init(style: ArraySlice<UInt8>) { self.style = style }

  mutating func add(_ other: ArraySlice<UInt8>) {
    count += 1
    isSame = isSame && other == style
  }
}
