import Preview

@MainActor
extension Group {
  /// The costs of previews of rows of seven widgets, in instructions for each row of trees of three sizes.
  static var renderedRows: [Group] { [100, 1_000, 10_000].flatMap(renderedRows) }

  static func renderedRows(_ count: Int) -> [Group] {
    [
      Group(
        "previews of rows of seven, a row of \(count)", count: count,
        limits: [
          "HTML": Limit(34_000), "terminal": Limit(200_000), "SVG": Limit(200_000, held: 230_000),
          "text": Limit(200_000),
        ],
        [
          Case("HTML", of: count, Previews.tree) { Previews.keep(Preview.html($0)) },
          Case("terminal", of: count, Previews.tree) { Previews.keep(Preview.terminal($0, color: true)) },
          Case("SVG", of: count, Previews.tree) { Previews.keep(Preview.svg($0)) },
          Case("text", of: count, Previews.tree) { Previews.keep(Preview.text($0)) },
        ])
    ]
  }
}
