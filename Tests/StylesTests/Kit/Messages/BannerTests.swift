import Styles
import Testing

@MainActor
@Suite("Banners of the kit")
struct BannerTests {
  @Test("A banner has a symbol and the colors of its tone", arguments: Kit.Tone.allCases)
  func tones(_ tone: Kit.Tone) throws {
    let row = try #require(Banner("Done", message: "All is well.", .tone(tone)).body.elements.first as? StackView)
    let icon = try #require(row.children.elements.first as? ImageView)
    let texts = try #require(row.children.elements.last as? StackView).children.elements.compactMap { $0 as? Label }
    #expect(texts.map(\.text) == ["Done", "All is well."])
    #expect(icon.tintColor == texts[0].textColor && icon.image != nil)
    #expect(row.backgroundColor != nil)
  }

  @Test("The buttons of a banner have a default style")
  func actions() {
    let banner = Composed(Banner("Failed", .error, .outlined) { Button("Retry", .titleColor(.systemIndigo)) })
      .expanded()
    let button = banner.first(Button.self)
    #expect(button?.layer.borderWidth == 1 && button?.titleColor == .systemIndigo)
  }

  @Test("A part of a banner can be overridden without repeating others")
  func override() throws {
    let banner = Banner("Done", .success, parts: .slot(\.title, .numberOfLines(1)), .slot(\.icon, .isHidden(true)))
    let row = try #require(banner.body.elements.first as? StackView)
    #expect(row.children.elements.first?.isHidden == true)
    #expect(Composed(banner).expanded().first(Label.self)?.textColor == Kit.standard.successText)
    #expect(Composed(banner).expanded().first(Label.self)?.numberOfLines == 1)
  }

  @Test("Banners with equal texts, choices and buttons are the same")
  func sameness() {
    func banner(_ title: String, _ tone: Kit.Tone) -> Banner { Banner(title, .tone(tone)) { Button("Retry") } }
    #expect(banner("a", .error).isSame(as: banner("a", .error)))
    #expect(!banner("a", .error).isSame(as: banner("b", .error)))
    #expect(!banner("a", .error).isSame(as: banner("a", .info)))
  }
}

extension Widget {
  /// Returns the first widget of a type.
  fileprivate func first<Found: Widget>(_ type: Found.Type) -> Found? {
    if let found = self as? Found { return found }
    for child in widgetsInside ?? [] { if let found = child.first(type) { return found } }
    return nil
  }
}
