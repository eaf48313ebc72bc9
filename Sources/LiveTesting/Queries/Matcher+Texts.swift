import Live

extension Matcher {
  /// Returns a matcher of the nodes that show a text. A text field shows the text that has been typed.
  public static func text(_ pattern: some TextPattern) -> Matcher { comparing(.text, pattern) }

  /// Returns a matcher of the nodes with a name: their accessibility label, or else their text or placeholder.
  ///
  /// Names for voice control, `accessibilityUserInputLabels`, match too.
  public static func name(_ pattern: some TextPattern) -> Matcher { comparing(.name, pattern) }

  /// Returns a matcher of the nodes with an accessibility label, `accessibilityLabel`.
  public static func label(_ pattern: some TextPattern) -> Matcher { comparing(.label, pattern) }

  /// Returns a matcher of the fields with a placeholder, whether or not the placeholder shows at the moment.
  public static func placeholder(_ pattern: some TextPattern) -> Matcher { comparing(.placeholder, pattern) }

  /// Returns a matcher of the nodes with an `accessibilityIdentifier`, hidden or not.
  public static func identifier(_ pattern: some TextPattern) -> Matcher { comparing(.identifier, pattern) }

  /// Returns a matcher of the nodes whose identifier is the raw value of a case: `.identifier(Field.name)`.
  public static func identifier(_ name: some RawRepresentable<String>) -> Matcher { .identifier(name.rawValue) }

  private static func comparing(_ kind: TextKind, _ pattern: some TextPattern) -> Matcher {
    Matcher(description: ".\(kind)(\(pattern.debugDescription.printable))") { tree in
      Comparison(tree: tree, kind: kind, pattern: pattern, likeness: (pattern as? String).map(Likeness.init))
    }
  }
}

/// Regular expressions in place of texts: `.button(/Add .*/)`. They describe a text as a whole, as
/// ``TextPattern/matching(_:)`` does.
extension Matcher {
  /// Returns a matcher of the nodes that also have a name which a regular expression describes.
  public func callAsFunction<Output>(_ regex: @autoclosure @escaping @Sendable () -> Regex<Output>) -> Matcher {
    self(.matching(regex()))
  }

  /// Returns a matcher of the nodes that show a text which a regular expression describes.
  public static func text<Output>(_ regex: @autoclosure @escaping @Sendable () -> Regex<Output>) -> Matcher {
    .text(.matching(regex()))
  }

  /// Returns a matcher of the nodes that have a name which a regular expression describes.
  public static func name<Output>(_ regex: @autoclosure @escaping @Sendable () -> Regex<Output>) -> Matcher {
    .name(.matching(regex()))
  }

  /// Returns a matcher of the nodes that have an accessibility label which a regular expression describes.
  public static func label<Output>(_ regex: @autoclosure @escaping @Sendable () -> Regex<Output>) -> Matcher {
    .label(.matching(regex()))
  }

  /// Returns a matcher of the nodes that have a placeholder which a regular expression describes.
  public static func placeholder<Output>(_ regex: @autoclosure @escaping @Sendable () -> Regex<Output>) -> Matcher {
    .placeholder(.matching(regex()))
  }

  /// Returns a matcher of the nodes that have an identifier which a regular expression describes.
  public static func identifier<Output>(_ regex: @autoclosure @escaping @Sendable () -> Regex<Output>) -> Matcher {
    .identifier(.matching(regex()))
  }
}

/// The texts by which nodes can be found.
private enum TextKind { case text, name, label, placeholder, identifier }

private struct Comparison<Pattern: TextPattern>: Criterion {
  let tree: SearchedTree
  let kind: TextKind
  let pattern: Pattern
  let likeness: Likeness?

  func matches(_ index: Int) -> Bool {
    if let text = text(at: index), pattern.matches(text) { return true }
    guard kind == .name, let labels = tree.perceived(at: index)?.inputLabels, !labels.isEmpty else { return false }
    return labels.contains(where: pattern.matches)
  }

  func closeness(_ index: Int, above bound: Double) -> Double {
    guard let text = text(at: index) else { return 0 }
    return likeness?.closeness(of: text, above: bound) ?? pattern.closeness(to: text)
  }

  private func text(at index: Int) -> String? {
    switch kind {
    case .text: tree.text(at: index)
    case .name: tree.name(at: index)
    case .label: tree.perceived(at: index)?.label
    case .placeholder: tree.perceived(at: index)?.placeholder
    case .identifier: tree.elements[index].perception.identifier
    }
  }
}
