import Foundation
import Live

extension Exhibit {
  /// The containers of other widgets.
  static let containers = [
    Exhibit(
      View.self, isWide: true,
      [
        "corners and a border": View(
          .height(44), .backgroundColor(.tertiarySystemFill), .layer.cornerRadius(12), .layer.borderWidth(1),
          .layer.borderColor(.systemIndigo)),
        "a gradient": View(
          .height(44), .layer.cornerRadius(12), .clipsToBounds(true),
          .layer.sublayers([
            GradientLayer(
              .colors([.systemIndigo, .systemPink]), .startPoint(CGPoint(x: 0, y: 0.5)),
              .endPoint(CGPoint(x: 1, y: 0.5)))
          ])),
        "a shadow": View(
          .height(44), .backgroundColor(.systemBackground), .layer.cornerRadius(12),
          .shadow(color: .black, radius: 3, opacity: 0.3)),
        "places": ZStack(.height(96), .backgroundColor(.tertiarySystemFill), .layer.cornerRadius(12)) {
          Label("top left", .position(.topLeft), .margins(8))
          Label("centre", .position(.center))
          Label("bottom right", .position(.bottomRight), .margins(8))
        },
      ]),
    Exhibit(
      StackView.self, isWide: true,
      [
        "a row, filled": HStack(spacing: 8) { blocks },
        "a row of equals": HStack(spacing: 8, .distribution(.fillEqually)) { blocks },
        "a column": VStack(spacing: 8) { blocks },
      ]),
    Exhibit(
      ScrollView.self, isWide: true,
      [
        "more than it shows": ScrollView(.height(100), .backgroundColor(.tertiarySystemFill), .layer.cornerRadius(12)) {
          VStack { ForEach(1..<9) { Label("Row \($0)", .padding(h: 12, v: 8)) } }
        }
      ]),
    Exhibit(
      Spacer.self, isWide: true,
      [
        "takes what is left": HStack {
          Label("Views")
          Spacer()
          Label("1,000")
        },
        "of a fixed length": HStack {
          Label("Views")
          Spacer(40)
          Label("1,000")
        },
      ]),
    Exhibit(Divider.self, isWide: true, ["a hairline": Divider()]),
  ]

  private static var blocks: Children {
    [block("one"), block("two"), block("three")]
  }

  private static func block(_ text: String) -> Label {
    Label(
      text, .textAlignment(.center), .padding(8), .backgroundColor(.tertiarySystemFill), .layer.cornerRadius(8),
      .clipsToBounds(true))
  }
}
