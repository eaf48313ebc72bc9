import Mod

extension Group {
  /// The styles of a struct whose properties are not all numbers.
  static var mixed: [Group] {
    [
      Group(
        "stored mixed struct, 12", goal: 1,
        known: [
          "list", "`<>`", "block", "`combine`", "list, names by key paths", "`<>`, names by key paths",
          "block, names by key paths",
        ],
        [
          Case("array of closures", on: Mixed()) { root, _ in for change in MixedStyles.closures { change(&root) } },
          Case("list", on: Mixed()) { root, _ in MixedStyles.list(&root) },
          Case("`<>`", on: Mixed()) { root, _ in MixedStyles.sum(&root) },
          Case("block", on: Mixed()) { root, _ in MixedStyles.block(&root) },
          Case("`combine`", on: Mixed()) { root, _ in MixedStyles.combined(&root) },
          Case("list, names by key paths", on: Keyed()) { root, _ in KeyedStyles.list(&root) },
          Case("`<>`, names by key paths", on: Keyed()) { root, _ in KeyedStyles.sum(&root) },
          Case("block, names by key paths", on: Keyed()) { root, _ in KeyedStyles.block(&root) },
        ]),
      Group(
        "visible mixed struct, 12", goal: 1.05, known: ["`<>`", "list", "block", "block, names by key paths"],
        [
          Case("direct", on: Mixed()) { root, _ in MixedStyles.direct(&root) },
          Case("`<>`", on: Mixed()) { root, _ in MixedStyles.visibleSum(&root) },
          Case("list", on: Mixed()) { root, _ in MixedStyles.visibleList(&root) },
          Case("block", on: Mixed()) { root, _ in MixedStyles.visibleBlock(&root) },
          Case("block, names by key paths", on: Keyed()) { root, _ in KeyedStyles.visibleBlock(&root) },
        ]),
    ]
  }
}
