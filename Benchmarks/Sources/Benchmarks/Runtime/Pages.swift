import Preview
import Widgets

extension Group {
  /// The cost of the HTML of a tree, relative to writing the same bytes by hand: 1,000 rows of three widgets.
  static var pages: [Group] { [Group("HTML, 1,000 rows", goal: 3, known: ["rendered"], count: 10, Pages.cases)] }
}

private enum Pages {
  static var cases: [Case] {
    let tree = tree(rows: 1_000)
    let html = Preview.html(tree, as: .fragment)
    let head = html.range(of: "</style>\n").map { String(html[..<$0.upperBound]) } ?? ""
    return [
      written("by hand") { byHand(rows: 1_000, head: head) },
      written("rendered") { Preview.html(tree, as: .fragment) },
    ]
  }

  private static func written(_ name: String, _ write: @escaping () -> String) -> Case {
    Case(name, meant: nil) { count in
      var html = ""
      for _ in 0..<count { html = write() }
      let last = html
      return Effect { last }
    }
  }

  static func tree(rows: Int) -> StackView {
    VStack {
      for number in 0..<rows {
        HStack(spacing: 4) {
          Label("Episode \(number) & more")
          Label("1000", .textColor(.secondaryLabel), .textAlignment(.right))
        }
      }
    }
  }

  @inline(never)
  static func byHand(rows: Int, head: String) -> String {
    var html = head
    html += "<div class=\"StackView vertical\">"
    for number in 0..<rows {
      html += "<div class=\"StackView s1\">"
      html += "<span class=\"Label\">"
      html += "Episode \(number) &amp; more"
      html += "</span>"
      html += "<span class=\"Label s2\">"
      html += "1000"
      html += "</span>"
      html += "</div>"
    }
    html += "</div>"
    html += "\n</div>\n"
    return html
  }
}
