/// Finds the patches from the former markup of a node to its current markup.
@MainActor internal struct PatchFinder {
  internal let renderer: HTMLRenderer
  internal let node: Int
  internal let old: MarkupBuffer
  internal var new: MarkupBuffer

  /// The offsets of the former rules whose elements still use them.
  internal var kept: Set<Int> = []

  /// Whether an element has been rewritten together with its content.
  internal private(set) var hasWritten = false

  internal init(_ renderer: HTMLRenderer, of node: Int, from old: MarkupBuffer, to new: MarkupBuffer) {
    self.renderer = renderer
    self.node = node
    self.old = old
    self.new = new
  }

  /// Appends the patches for all changes.
  ///
  /// - Parameters:
  ///   - address: The element of the node, or its container if the node may not have a single element.
  ///   - offset: The index of the first element in the container.
  internal mutating func find(at address: [Int], offset: Int) {
    if node > 0, findText(at: address) { return }
    let (before, after) = (MarkupElement(old), MarkupElement(new))
    if address != [0], case .element(let before) = before.items.first, case .element(let after) = after.items.first {
      compare(before, after, at: address)
    } else {
      compareItems(before, after, at: address, offset: offset)
    }
  }

  /// Releases the rules that are no longer used, and returns the markup with the others.
  internal func finish() -> MarkupBuffer {
    renderer.release(old, but: kept)
    return new
  }

  /// Appends a patch for a changed text if the element contains nothing else, which is the most common change.
  ///
  /// - Returns: Whether nothing else has changed.
  private mutating func findText(at address: [Int]) -> Bool {
    var (offset, newOffset) = (0, 0)
    var rules: [(old: Int, new: Int)] = []
    while let before = old.next(&offset), let after = new.next(&newOffset) {
      switch (before, after) {
      case (.open(let name), .open(let other)) where name == other && name.startIndex < 3 && !name.isTextArea: continue
      case (.attribute(let name, let value), .attribute(let other, let new)) where name == other && value == new:
        continue
      case (.growth(let grow, let shrink), .growth(let other, let another)) where grow == other && shrink == another:
        continue
      case (.style(let style, let rule, _), .style(let other, let new, _)) where style == other:
        rules.append((rule, new))
      case (.text(let former), .text(let text)):
        guard offset == old.count - 1, newOffset == new.count - 1 else { return false }
        for (rule, newRule) in rules {
          kept.insert(rule)
          new[rule: newRule] = old[rule: rule]
        }
        if former != text {
          renderer.round.patches.append(.text(at: address, to: String(decoding: text, as: UTF8.self)))
        }
        return true
      default: return false
      }
    }
    return false
  }

  /// Appends the patches for an element and its content.
  internal mutating func compare(_ before: MarkupElement, _ after: MarkupElement, at address: [Int]) {
    guard before.name == after.name else {
      return renderer.round.patches.append(.replace(at: address, html: html(after.tokens)))
    }
    compareAttributes(before, after, at: address)
    if !after.isTextArea { compareItems(before, after, at: address, offset: 0) }
  }

  /// Returns the HTML of tokens of the node, with its children.
  internal mutating func html(_ tokens: Range<Int>) -> String {
    hasWritten = true
    var utf8: [UInt8] = []
    new = renderer.put(new, tokens, of: node, into: &utf8)
    return String(decoding: utf8, as: UTF8.self)
  }
}
