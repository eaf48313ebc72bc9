import Mod
import Pipe
import Testing
import UIKit
import Widgets

#if ISOLATED
  @testable import IsolatedTwins
#else
  @testable import Twins
#endif

@MainActor struct TwinsTests {
  @Test("A label gets the values of its headless twin")
  func label() {
    let label = UILabel() |> .headless(.title, .text("Episodes"))
    #expect(label.text == "Episodes")
    #expect(label.font.fontName == "title1")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    #expect(label.adjustsFontForContentSizeCategory)
    let twin = Label("Episodes") |> .title
    #expect(Color(label.textColor) == twin.textColor)
    #expect(Font(label.font) == twin.font)
  }

  @Test("A button gets the values of its headless twin")
  func button() {
    let button = UIButton() |> .headless(.primary, .title("Play"))
    let twin = Button("Play") |> .primary
    #expect(button.title(for: .normal) == "Play")
    #expect(button.titleColor(for: .normal).map { Color($0) } == Color(white: 1))
    #expect(Font(button.titleLabel!.font) == twin.titleLabel.font)
    #expect(button.layer.cornerRadius == 6)
    #expect(button.clipsToBounds)
    #expect(Color(button.backgroundColor!).resolved(for: .dark) == twin.backgroundColor?.resolved(for: .dark))
  }

  @Test("A text field gets the values of its headless twin")
  func field() {
    let field = UITextField() |> .headless(.search)
    #expect(field.placeholder == "Search")
    #expect(field.font?.fontName == "Avenir" && field.font?.pointSize == 15)
    #expect(field.textColor.map { Color($0) } == Color(light: .systemRed, dark: .systemRed.resolved(for: .dark)))
  }

  @Test("A style can read the object's properties, and keeps those that it does not change")
  func reading() {
    let label = UILabel() |> \.numberOfLines .~ 3 + \.alpha .~ 0.5
    let color = label.textColor
    configure(label, with: .headless(.numberOfLines.update { $0 += 1 }, .where({ $0.alpha < 1 }, .alpha(1))))
    #expect(label.numberOfLines == 4)
    #expect(label.alpha == 1)
    #expect(label.textColor === color)
  }

  @Test("Every system font keeps its text style, size and weight")
  func fonts() {
    for style in Font.TextStyle.allCases {
      #expect(Font(Font.preferredFont(forTextStyle: style).uiFont) == .preferredFont(forTextStyle: style))
    }
    for weight in Font.Weight.allCases {
      #expect(Font(Font.systemFont(ofSize: 13, weight: weight).uiFont) == .systemFont(ofSize: 13, weight: weight))
    }
  }

  @Test("A font has the first of its typefaces that is installed, in its weight")
  func typefaces() {
    let font = Font(name: "Inter, Avenir, serif", size: 13, weight: .bold).uiFont
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: CGFloat]
    #expect(font.fontName == "Avenir" && font.pointSize == 13 && traits?[.weight] == UIFont.Weight.bold.rawValue)
    #expect(Font(name: "Inter", size: 13, weight: .bold).uiFont.familyName.hasPrefix("."))
  }

  @Test("Every alignment keeps its name")
  func alignments() {
    for alignment in TextAlignment.allCases {
      #expect(TextAlignment(alignment.nsTextAlignment) == alignment)
    }
  }

  @Test("A color keeps its components in light and dark interfaces, with normal and high contrast")
  func colors() {
    let color = Color(
      light: Color(hex: 0x111111), dark: Color(hex: 0x222222), highContrastLight: Color(hex: 0x333333),
      highContrastDark: Color(hex: 0x444444))
    #expect(Color(color.uiColor) == color)
  }
}
