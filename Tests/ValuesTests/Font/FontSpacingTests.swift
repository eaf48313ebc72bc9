import Testing
import Values

@Suite("The line height and the tracking of fonts")
struct FontSpacingTests {
  private struct Brand: Theme {
    var heading = Font.systemFont(ofSize: 20).lineHeight(30).tracking(1)
    var plain = Font.title1
    var tall: Font { .token(\Brand.heading).lineHeight(40) }
    var height = 40.0
    var distance = 2.0

    static let standard = Brand()
  }

  private static let heading = Font.token(\Brand.heading)

  @Test("A font has the line height of its typeface and no tracking, unless these are set")
  func defaults() {
    #expect(Font.body.lineHeight == nil && Font.body.tracking == 0)
    let font = Font.body.lineHeight(24).tracking(0.5)
    #expect(font.lineHeight == 24 && font.tracking == 0.5)
    #expect(font.textStyle == .body && font.pointSize == 17)
    #expect(Font(name: "Avenir", size: 32).lineHeight(40).name == "Avenir")
  }

  @Test("Fonts with different line heights or tracking are unequal, and equal again when these are removed")
  func equality() {
    #expect(Font.body.lineHeight(24) != .body && Font.body.tracking(1) != .body)
    #expect(Font.body.lineHeight(24) == .body.lineHeight(24))
    #expect(Font.body.lineHeight(24).lineHeight(nil) == .body && Font.body.tracking(1).tracking(0) == .body)
    #expect(Font.body.lineHeight(.nan) == .body.lineHeight(.nan))
  }

  @Test(
    "A font prints its line height and its tracking",
    arguments: [
      (Font.systemFont(ofSize: 16).lineHeight(24), ".system(16).lineHeight(24)"),
      (.body.tracking(0.5), ".body.tracking(0.5)"),
      (.body.tracking(-0.5).lineHeight(20), ".body.lineHeight(20).tracking(-0.5)"),
      (heading, ".heading"),
      (heading.tracking(0), ".heading.tracking(0)"),
      (.body.lineHeight(.token(\Brand.height)), #".body.lineHeight(.token(\Brand.height))"#),
    ])
  func description(font: Font, text: String) {
    #expect("\(font)" == text)
  }

  @Test("Resizing a font keeps its line height and tracking in proportion")
  func size() {
    let font = Font.systemFont(ofSize: 16).lineHeight(24).tracking(1)
    #expect(font.withSize(32) == .systemFont(ofSize: 32).lineHeight(48).tracking(2))
    #expect(Self.heading.withSize(40).lineHeight == 60)
    #expect(Self.heading.lineHeight(24).withSize(40).lineHeight == 48)
    #expect(Font.token(\Brand.tall).withSize(40).lineHeight == 80)
    #expect(Font.systemFont(ofSize: 0).lineHeight(24).withSize(16).lineHeight == 24)
    #expect(font.withSize(-1).lineHeight == 0 && font.withSize(20_000).lineHeight == 15_000, "as sizes are clamped")
    #expect(Font.systemFont(ofSize: .token(\Brand.height)).lineHeight(60).withSize(80).lineHeight == 60)
    let token = Font.systemFont(ofSize: 16).lineHeight(.token(\Brand.height)).withSize(32)
    #expect(token.lineHeight == 40)
  }

  @Test("A font keeps its line height and its tracking with another weight")
  func weight() {
    #expect(Font.body.lineHeight(24).tracking(1).with(weight: .bold).lineHeight == 24)
    #expect(Self.heading.with(weight: .bold).tracking == 1)
  }

  @Test("A font that is a token has the theme's line height, unless it sets its own")
  func tokens() {
    let themes = Themes()
    #expect(Self.heading.lineHeight == 30 && Self.heading.tracking == 1)
    #expect(Self.heading.lineHeight(50).tracking(0).withoutTokens(in: themes) == .systemFont(ofSize: 20).lineHeight(50))
    #expect(Self.heading.lineHeight(50).tracking == 1)
    #expect(Font.token(\Brand.plain).tracking(1).withoutTokens(in: themes) == .title1.tracking(1))
  }

  @Test("A line height and a tracking can be tokens of a theme")
  func numbers() {
    let font = Font.body.lineHeight(.token(\Brand.height)).tracking(.token(\Brand.distance))
    #expect(font.lineHeight == 40 && font.tracking == 2 && font.holdsTokens)
    #expect(font.withoutTokens(in: Themes()) == .body.lineHeight(40).tracking(2))
    let size = Font.systemFont(ofSize: .token(\Brand.distance)).lineHeight(24)
    #expect(size.withoutTokens(in: Themes()) == .systemFont(ofSize: 2).lineHeight(24))
  }
}
