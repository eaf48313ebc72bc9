import Preview
import Terminal
import Widgets

@MainActor
extension Group {
  /// The costs of previews of rows of seven widgets, in instructions for each row of trees of three sizes.
  static var renderedRows: [Group] { [100, 1_000, 10_000].flatMap(renderedRows) }

  static func renderedRows(_ count: Int) -> [Group] {
    [
      Group(
        "previews of rows of seven, a row of \(count)", count: count,
        limits: [
          "HTML": Limit(18_700, held: 31_000), "terminal": Limit(200_000, held: 240_000),
          "SVG": Limit(200_000, held: 290_000), "text": Limit(200_000, held: 208_000),
        ],
        [
          rendered("HTML", of: count) { Preview.html($0) },
          rendered("terminal", of: count) { Preview.terminal($0, color: true) },
          rendered("SVG", of: count, row: "\">Episode ") { Preview.svg($0) },
          rendered("text", of: count) { Preview.text($0) },
        ]),
      Group(
        "HTML of rows of seven, a row of \(count)", goal: 2.5, known: ["rendered"], count: count,
        RowsByHand.cases(count)),
    ]
  }

  fileprivate static func rendered(
    _ name: String, of count: Int, row: String = "Episode ", _ look: @escaping @MainActor (any Widget) -> String
  ) -> Case {
    Case(name, of: count, meant: "\(count) rows", Previews.tree) { tree in
      let text = look(tree)
      return Effect { "\(occurrences(of: row, in: text)) rows" }
    }
  }
}

/// The HTML of rows of seven widgets, put together by hand.
@MainActor
private enum RowsByHand {
  static func cases(_ count: Int) -> [Case] {
    let page = Preview.html(Previews.tree(rows: count))
    let head = page.range(of: "<main>\n").map { String(page[..<$0.upperBound]) } ?? ""
    let tail = page.range(of: "\n</main>").map { String(page[$0.lowerBound...]) } ?? ""
    precondition(rows(count, head, tail) == page, "The bytes differ.")
    return [
      Case("`+=`", meant: { "\($0) rows" }) { count in
        let text = rows(count, head, tail)
        return Effect { "\(occurrences(of: "Episode ", in: text)) rows" }
      },
      Group.rendered("rendered", of: count) { Preview.html($0) },
    ]
  }

  @inline(never)
  nonisolated private static func rows(_ count: Int, _ head: String, _ tail: String) -> String {
    var html = head
    html += "<div class=\"StackView vertical\">"
    for number in 0..<count {
      html += "<div class=\"StackView s1\">"
      html += "<span class=\"ImageView\" role=\"img\" aria-label=\"star\">"
      html += "<i class=\"Symbol s2\" aria-hidden=\"true\">"
      html += "</i>"
      html += "</span>"
      html += "<div class=\"StackView vertical\">"
      html += "<span class=\"Label s3\">"
      html += "Episode \(number)"
      html += "</span>"
      html += "<span class=\"Label s4\">"
      html += "1000 views"
      html += "</span>"
      html += "</div>"
      html += "<div class=\"Spacer\" aria-hidden=\"true\">"
      html += "</div>"
      html += "<button type=\"button\" class=\"Button\">"
      html += "Play"
      html += "</button>"
      html += "</div>"
    }
    html += "</div>"
    html += tail
    return html
  }
}
