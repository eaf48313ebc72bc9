import Foundation
import Pipe
import Styles
import Testing

extension StyleNames where Root == DateFormatter {
  fileprivate static var episodeDatestamp: Mod<Root> { .shortDate + .noTime }
}

/// The screen of the article that the styles come from, word for word but for UIKit's prefix and the fixed locale.
private struct EpisodeScreen {
  static let dateFormatter = DateFormatter() |> .locale(.english) + .utc + .episodeDatestamp

  let episodeTitle =
    Label()
    |> .text("Building a Layout Library")
    + .centerTitle
    + .multiline
  let episodeNumber =
    Label()
    |> .text("123")
    + .dynamicFont(.body)
  let episodeViews =
    Label()
    |> .text("1000")
    + .dynamicFont(.body)
  let episodeDate =
    Label()
    |> .text(release |> dateFormatter.string(from:))
    + .dynamicFont(.body)

  let episodeNumberTitle = Label() |> .caption("Episode #")
  let episodeViewsTitle = Label() |> .caption("Views")
  let episodeDateTitle = Label() |> .caption("Release Date")
}

@Suite("The article's screen")
struct ArticleTests {
  @Test("The labels of the article's screen have its texts and fonts")
  func screen() {
    let screen = EpisodeScreen()
    let body = Label(.font(.body), .adjustsFontForContentSizeCategory(true))
    #expect(screen.episodeNumber == body.with(.text("123")))
    #expect(screen.episodeViews == body.with(.text("1000")))
    #expect(screen.episodeDate == body.with(.text("10/27/20")))

    let caption = Label(.font(.caption1), .adjustsFontForContentSizeCategory(true))
    #expect(screen.episodeNumberTitle == caption.with(.text("EPISODE #")))
    #expect(screen.episodeViewsTitle == caption.with(.text("VIEWS")))
    #expect(screen.episodeDateTitle == caption.with(.text("RELEASE DATE")))
  }

  @Test("The title of the article's screen prints its differences from a fresh label")
  func title() {
    #expect(
      EpisodeScreen().episodeTitle.description
        == """
        Label(text: "Building a Layout Library", font: .title1, textAlignment: .center, \
        adjustsFontForContentSizeCategory: true, numberOfLines: 0)
        """
    )
  }

  @Test("A style lists its changes")
  func changes() {
    #expect(
      Mod<Label>.caption("Views").changes(to: Label()).map(\.description) == [
        "text: nil → \"VIEWS\"", "font: .system(17) → .caption1", "adjustsFontForContentSizeCategory: false → true",
      ]
    )
  }
}
