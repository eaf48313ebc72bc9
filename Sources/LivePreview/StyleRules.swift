/// The styles that elements of a page share, each with the number of elements that have it.
internal struct StyleRules {
  private struct Rule {
    let style: [UInt8]
    var uses: Int
  }

  private var rules: [Int: Rule] = [:]
  private var numbers: [[UInt8]: Int] = [:]

  /// The numbers of rules that are gone, to be given again.
  private var free: [Int] = []

  /// The rules that have come since the last ``takePatches()``.
  private var added: [Int] = []

  /// The rules that no element has. Some are kept, since what changes often changes back.
  private var unused: Set<Int> = []

  /// The rules, in the order of their numbers.
  internal var all: [String] {
    rules.sorted { $0.key < $1.key }.map { LiveSheet.rule($0.key, $0.value.style[...]) + "\n" }
  }

  /// Notes that an element has a style, and returns the number of its rule.
  internal mutating func use(_ style: ArraySlice<UInt8>) -> Int {
    let style = Array(style)
    if let number = numbers[style] {
      rules[number]?.uses += 1
      unused.remove(number)
      return number
    }
    let number = free.popLast() ?? rules.count + 1
    numbers[style] = number
    rules[number] = Rule(style: style, uses: 1)
    added.append(number)
    return number
  }

  /// Notes that an element does not have the style of a rule any more.
  internal mutating func release(_ number: Int) {
    guard let uses = rules[number]?.uses else { return }
    rules[number]?.uses = uses - 1
    if uses == 1 { unused.insert(number) }
  }

  /// Returns the patches that bring the style sheet up to date: what has come is needed before the other patches, and what is not
  /// used any more after them.
  internal mutating func takePatches() -> (before: [HTMLPatch], after: [HTMLPatch]) {
    let gone = unused.count > 16 ? unused.sorted() : []
    let before = added.compactMap { number in
      rules[number].map { HTMLPatch.addRule(css: LiveSheet.rule(number, $0.style[...])) }
    }
    let after = gone.map { HTMLPatch.removeRule(of: ".s\($0)") }
    for number in gone {
      if let rule = rules.removeValue(forKey: number) { numbers[rule.style] = nil }
      free.append(number)
    }
    added = []
    if !gone.isEmpty { unused = [] }
    return (before, after)
  }
}
