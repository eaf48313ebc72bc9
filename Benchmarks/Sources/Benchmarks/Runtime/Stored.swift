import Mod

extension Group {
  /// Stored styles, whose changes the compiler does not see at their application.
  static var stored: [Group] {
    [
      Group(
        "stored struct, 12", goal: 2,
        known: ["array", "`combine`", "key paths", "array of closures"],
        [
          Case("direct", on: Plain(), PlainStyles.direct),
          Case("closure", on: Plain()) { root, _ in PlainStyles.closure(&root) },
          Case("`+`", on: Plain()) { root, _ in PlainStyles.sum(&root) },
          Case("`--`, joined", on: Plain()) { root, _ in PlainStyles.pairs(&root) },
          Case("array", on: Plain()) { root, _ in PlainStyles.array(&root) },
          Case("block", on: Plain()) { root, _ in PlainStyles.block(&root) },
          Case("`combine`", on: Plain()) { root, _ in PlainStyles.combined(&root) },
          Case("key paths", on: Plain()) { root, _ in PlainStyles.keyPaths(&root) },
          Case("array of closures", on: Plain()) { root, _ in for change in PlainStyles.closures { change(&root) } },
        ]),
      Group(
        "stored class, 12", goal: 2,
        known: ["array", "`combine`", "key paths", "array of closures"],
        [
          Case("direct", on: Object(), ObjectStyles.direct),
          Case("closure", on: Object()) { root, _ in ObjectStyles.closure(&root) },
          Case("`+`", on: Object()) { root, _ in ObjectStyles.sum(&root) },
          Case("`--`, joined", on: Object()) { root, _ in ObjectStyles.pairs(&root) },
          Case("array", on: Object()) { root, _ in ObjectStyles.array(&root) },
          Case("block", on: Object()) { root, _ in ObjectStyles.block(&root) },
          Case("`combine`", on: Object()) { root, _ in ObjectStyles.combined(&root) },
          Case("key paths", on: Object()) { root, _ in ObjectStyles.keyPaths(&root) },
          Case("array of closures", on: Object()) { root, _ in for change in ObjectStyles.closures { change(&root) } },
        ]),
    ]
  }
}
