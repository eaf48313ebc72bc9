import Mod
import Preview
import StyleGuide
import Styles
import Widgets

extension Group {
  /// Style guides of three sizes, per combination, each of which has three pictures.
  static let styleGuides = [
    Group(
      "A combination of 96, 288 and 1,152 in a style guide", goal: 1.25, count: 1_152,
      [8, 24, 96].map { sections in
        Case(
          "\(sections * 12) combinations", writing: ">Save ", each: sections * 36, turns: { $0 / sections / 12 }
        ) { StyleGuides.guide(of: sections).html }
      }),
    Group(
      "A picture of a style guide", goal: 6, count: 288,
      [
        Case("HTML of the widget", writing: ">Save ", each: 288 * 3, turns: { $0 / 288 }) {
          (0..<288 * 3).map { Preview.html(StyleGuides.button($0 / 3), as: .fragment) }.joined()
        },
        Case("in a style guide", writing: ">Save ", each: 864, turns: { $0 / 288 }) { StyleGuides.guide(of: 24).html },
      ]),
  ]
}

private enum StyleGuides {
  enum Intent: CaseIterable { case plain, primary, danger }

  struct Look: DefaultVariants {
    var intent = Intent.plain
    var isLarge = false
    var isWide = false
  }

  static let style = Recipe<Button, Look>(
    .base(.layer.cornerRadius(8), .titleColor(.white)),
    .on(\.intent) { .backgroundColor($0 == .plain ? .darkGray : $0 == .primary ? .blue : .red) },
    .on(\.isLarge, .contentEdgeInsets(14), .titleLabel.font(.headline)), .on(\.isWide, .width(180)),
    .while(.highlighted, .alpha(0.6)), .while(.disabled, .alpha(0.4)))

  static func guide(of sections: Int) -> StyleGuide {
    StyleGuide("Brand") {
      for index in 0..<sections { Recipes("Buttons \(index)", style, named: "style") { Button("Save \(index)") } }
    }
  }

  static func button(_ index: Int) -> Button {
    let intent = Intent.allCases[index % 3]
    return Button("Save \(index)", style(\.intent .~ intent, \.isLarge .~ (index % 2 == 0)))
  }
}
