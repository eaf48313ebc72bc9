import Preview
import Terminal
import Widgets

extension Group {
  /// How the costs of the other previews grow: per row of seven widgets in trees of three sizes, and per level.
  static var previews: [Group] {
    Previews.all.map { name, row, preview in
      Group("A row of 100, 400 and 1,600, \(name)", goal: 1.25, count: 1_600, Previews.sizes(row, preview))
    }
      + [Group("A level of rows in each other, SVG", goal: 1.5, count: 256, Previews.depths)]
  }
}

/// Trees that are shown, and the previews other than HTML.
enum Previews {
  typealias Look = @Sendable (any Widget) -> String

  static let all: [(name: String, row: String, look: Look)] = [
    ("terminal", "Episode ", { Preview.terminal($0, color: true) }), ("SVG", "\">Episode ", { Preview.svg($0) }),
    ("text", "Episode ", { Preview.text($0) }),
  ]

  static func sizes(_ row: String, _ look: @escaping Look) -> [Case] {
    [100, 400, 1_600].map { rows in
      let tree = tree(rows: rows)
      return Case("\(rows) rows", writing: row, each: rows, turns: { $0 / rows }) { look(tree) }
    }
  }

  static var depths: [Case] {
    [32, 64, 128].map { levels in
      let tree = (0..<levels).reduce(Label("innermost") as any Widget) { child, _ in
        StackView(.arrangedSubviews([child, Label("beside")]))
      }
      return Case("\(levels) levels", writing: "data-kind=\"StackView\"", each: levels, turns: { $0 / levels }) {
        Preview.svg(tree)
      }
    }
  }

  static func tree(rows: Int) -> StackView {
    VStack {
      for number in 0..<rows {
        HStack(spacing: 8) {
          ImageView(Image(systemName: "star"))
          VStack {
            Label("Episode \(number)", .font(.headline))
            Label("1000 views", .textColor(.secondaryLabel))
          }
          Spacer()
          Button("Play")
        }
      }
    }
  }
}
