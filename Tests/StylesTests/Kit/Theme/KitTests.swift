import Foundation
import Styles
import Testing

@Suite("Theme of the kit")
struct KitTests {
  @Test("Texts have a contrast of 4.5 with their backgrounds, and of 7 in high contrast")
  func texts() {
    let grounds = [\Kit.background, \Kit.groupedBackground, \Kit.surface]
    let texts = [
      \Kit.text, \Kit.secondaryText, \Kit.accentText, \Kit.dangerText, \Kit.successText, \Kit.warningText,
    ]
    for text in texts { for ground in grounds { expectContrast(of: text, to: ground, 4.5, high: 7) } }
    for (text, ground) in [
      (\Kit.text, \Kit.fill), (\.secondaryText, \.fill), (\.accentText, \.fill), (\.dangerText, \.fill),
      (\.text, \.pressedFill), (\.accentText, \.pressedFill), (\.dangerText, \.pressedFill),
      (\.onAccent, \.accent), (\.onAccent, \.pressedAccent), (\.onDanger, \.danger), (\.onDanger, \.pressedDanger),
      (\.background, \.text), (\.background, \.secondaryText),
      (\.accentText, \.accentFill), (\.dangerText, \.dangerFill), (\.successText, \.successFill),
      (\.warningText, \.warningFill), (\.text, \.accentFill), (\.text, \.dangerFill), (\.text, \.successFill),
      (\.text, \.warningFill), (\.secondaryText, \.accentFill), (\.secondaryText, \.dangerFill),
      (\.text, \.selectedFill),
    ] { expectContrast(of: text, to: ground, 4.5, high: 7) }
  }

  @Test("Borders of controls, and backgrounds with a meaning, have a contrast of 3 with their surroundings")
  func shapes() {
    for shape in [\Kit.border, \Kit.accent, \Kit.danger] {
      for ground in [\Kit.background, \Kit.groupedBackground, \Kit.surface] {
        expectContrast(of: shape, to: ground, 3, high: 4.5)
      }
    }
    expectContrast(of: \.border, to: \.fill, 3, high: 4.5)
  }

  @Test("The styles of the type scale follow the reader's text size, and are ordered from large to small")
  func typeScale() {
    let kit = Kit.standard
    let scale = [kit.largeTitle, kit.title, kit.heading, kit.callout, kit.footnote]
    #expect(scale.allSatisfy { $0.textStyle != nil })
    #expect(scale.map(\.pointSize) == scale.map(\.pointSize).sorted(by: >))
  }

  @Test("The tests cover all colors of the kit")
  func colors() {
    let colors = Kit.standard.tokens.filter { $0.value is Color }.map(\.name)
    #expect(Set(colors) == Set(Kit.colors.map { "\($0)".dropFirst("\\Kit.".count) }.map(String.init)))
  }

  private func expectContrast(
    of first: KeyPath<Kit, Color>, to second: KeyPath<Kit, Color>, _ least: Double, high: Double
  ) {
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        let colors = [first, second].map { Kit.standard[keyPath: $0].resolved(for: style, contrast: contrast) }
        let ratio = colors[0].contrastRatio(to: colors[1])
        let least = contrast == .high ? high : least
        #expect(ratio >= least, "\(first) on \(second), \(style), \(contrast): \(ratio)")
      }
    }
  }
}

extension Kit {
  /// The colors.
  static var colors: [WritableKeyPath<Kit, Color>] {
    [
      \.background, \.groupedBackground, \.surface, \.fill, \.pressedFill, \.selectedFill, \.text,
      \.secondaryText, \.border,
      \.separator, \.accent, \.onAccent, \.pressedAccent, \.accentText, \.accentFill, \.danger, \.onDanger,
      \.pressedDanger, \.dangerText, \.dangerFill, \.successText, \.successFill, \.warningText, \.warningFill, \.shadow,
    ]
  }

  /// The theme whose usual colors are those for high contrast.
  static var highContrast: Kit {
    var kit = Kit.standard
    for color in colors {
      kit[keyPath: color] = Color(
        light: kit[keyPath: color].resolved(for: .light, contrast: .high),
        dark: kit[keyPath: color].resolved(for: .dark, contrast: .high))
    }
    return kit
  }
}

extension Color {
  /// Returns the contrast by WCAG 2, which is computed here again so that the library does not check itself.
  fileprivate func contrastRatio(to other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (first, second) = (luminance(self), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
