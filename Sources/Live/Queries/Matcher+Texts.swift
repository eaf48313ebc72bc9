extension Matcher {
  /// The nodes that show a text. Where one types, it is what has been typed.
  public static func text(_ pattern: some TextPattern) -> Matcher {
    comparing("text", pattern) { $0.text(at: $1) }
  }

  /// The nodes of a name: their label for assistive technology, or else what one reads on them.
  public static func name(_ pattern: some TextPattern) -> Matcher {
    comparing("name", pattern) { $0.name(at: $1) }
  }

  /// The nodes that have a label for assistive technology, their `accessibilityLabel`.
  public static func label(_ pattern: some TextPattern) -> Matcher {
    comparing("label", pattern) { $0.perceived(at: $1)?.label }
  }

  /// The fields with a placeholder, whether or not it shows at the moment.
  public static func placeholder(_ pattern: some TextPattern) -> Matcher {
    comparing("placeholder", pattern) { $0.perceived(at: $1)?.placeholder }
  }

  /// The nodes with an `accessibilityIdentifier`, hidden or not.
  public static func identifier(_ pattern: some TextPattern) -> Matcher {
    comparing("identifier", pattern) { $0.elements[$1].perception.identifier }
  }

  private static func comparing(
    _ kind: String, _ pattern: some TextPattern,
    with text: @escaping @MainActor @Sendable (SearchedTree, Int) -> String?
  ) -> Matcher {
    Matcher(description: ".\(kind)(\(pattern.debugDescription.printable))") { tree in
      Criterion { index in
        text(tree, index).map(pattern.matches) ?? false
      } closeness: { index in
        text(tree, index).map(pattern.closeness) ?? 0
      }
    }
  }
}
