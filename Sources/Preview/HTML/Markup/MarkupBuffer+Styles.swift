extension MarkupBuffer {
  /// A style in the markup of a node, beside that of the same element in former markup.
  package struct ComparedStyle {
    /// The offset of the number of its rule.
    package let rule: Int

    /// The offset of the number of the former rule.
    package let former: Int

    /// The declarations, if they differ from the former ones.
    package let other: ArraySlice<UInt8>?
  }

  /// Returns the styles beside those of former markup, or `nil` if the markup differs in anything else.
  package func styles(comparedTo old: MarkupBuffer) -> [ComparedStyle]? {
    var (offset, oldOffset) = (0, 0)
    var styles: [ComparedStyle] = []
    while true {
      let (start, oldStart) = (offset, oldOffset)
      switch (next(&offset), old.next(&oldOffset)) {
      case (nil, nil): return styles
      case (.style(let css, let rule, _), .style(let former, let oldRule, _)):
        styles.append(ComparedStyle(rule: rule, former: oldRule, other: css == former ? nil : css))
      case (.style, _), (_, .style), (nil, _), (_, nil): return nil
      // The tokens of whole fragments are inside of this one, and contain styles.
      case (.inner, _): return nil
      default: guard utf8[start..<offset] == old.utf8[oldStart..<oldOffset] else { return nil }
      }
    }
  }
}
