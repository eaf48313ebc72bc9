import Foundation

/// The styles that elements of a page share, each with the number of its elements.
internal struct StyleRules {
  private struct Rule {
    let style: [UInt8]
    var uses: Int
  }

  /// A style as a key, which is hashed and compared as one block of bytes. An array hashes byte by byte, which takes
  /// ten times as long.
  private struct Key: Hashable {
    private let style: [UInt8]

    init(_ style: [UInt8]) { self.style = style }

    static func == (first: Key, second: Key) -> Bool {
      first.style.count == second.style.count
        && first.style.withUnsafeBytes { one in
          second.style.withUnsafeBytes { other in
            guard let one = one.baseAddress, let other = other.baseAddress else { return true }
            return memcmp(one, other, first.style.count) == 0
          }
        }
    }

    func hash(into hasher: inout Hasher) { style.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  private var rules: [Int: Rule] = [:]
  private var numbers: [Key: Int] = [:]

  /// The numbers of removed rules, which are used again.
  private var free: [Int] = []

  /// The rules that have been added since the last ``takePatches()``.
  private var added: [Int] = []

  /// The rules without elements. Some of them are kept, because changes are often reverted.
  private var unused: Set<Int> = []

  /// The rules whose styles in the page are out of date.
  private var changed: Set<Int> = []

  /// Whether rules have been added since the last ``takePatches()``.
  internal var hasAdded: Bool { !added.isEmpty }

  /// The rules, ordered by number.
  internal var all: [String] {
    rules.sorted { $0.key < $1.key }.map { LiveSheet.rule($0.key, $0.value.style[...]) + "\n" }
  }

  /// Records that an element has a style, and returns the number of its rule.
  internal mutating func use(_ style: ArraySlice<UInt8>) -> Int {
    let style = Array(style)
    if let number = numbers[Key(style)] {
      rules[number]?.uses += 1
      unused.remove(number)
      return number
    }
    let number = free.popLast() ?? rules.count + 1
    numbers[Key(style)] = number
    rules[number] = Rule(style: style, uses: 1)
    added.append(number)
    return number
  }

  /// Records that an element no longer has the style of a rule.
  internal mutating func release(_ number: Int) {
    guard let uses = rules[number]?.uses else { return }
    rules[number]?.uses = uses - 1
    if uses == 1 { unused.insert(number) }
  }

  /// Returns whether a rule has a style.
  internal func has(_ number: Int, _ style: ArraySlice<UInt8>) -> Bool {
    rules[number]?.style.elementsEqual(style) == true
  }

  /// Returns the number of elements with the style of a rule.
  internal func uses(of number: Int) -> Int { rules[number]?.uses ?? 0 }

  /// Gives all elements with the styles of rules other styles, by the numbers of the rules.
  internal mutating func change(_ changes: [Int: ArraySlice<UInt8>]) {
    for number in changes.keys {
      if let key = rules[number].map({ Key($0.style) }), numbers[key] == number { numbers[key] = nil }
    }
    for (number, style) in changes.sorted(by: { $0.key < $1.key }) {
      let style = Array(style)
      rules[number] = Rule(style: style, uses: uses(of: number))
      // If several rules have the style, elements that get it later share the first one.
      if numbers[Key(style)] == nil { numbers[Key(style)] = number }
      if !added.contains(number) { changed.insert(number) }
    }
  }

  /// Returns the patches that update the style sheet: additions before, and removals after the other patches.
  internal mutating func takePatches() -> (before: [HTMLPatch], after: [HTMLPatch]) {
    let gone = unused.count > 16 ? unused.sorted() : []
    func css(of number: Int) -> String? { rules[number].map { LiveSheet.rule(number, $0.style[...]) } }
    let before =
      added.compactMap { css(of: $0).map(HTMLPatch.addRule) }
      + changed.sorted().compactMap { css(of: $0).map(HTMLPatch.replaceRule) }
    let after = gone.map { HTMLPatch.removeRule(of: ".s\($0)") }
    for number in gone {
      let key = rules.removeValue(forKey: number).map { Key($0.style) }
      if let key, numbers[key] == number { numbers[key] = nil }
      free.append(number)
    }
    added = []
    changed = []
    if !gone.isEmpty { unused = [] }
    return (before, after)
  }
}
