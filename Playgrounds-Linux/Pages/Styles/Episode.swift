import Foundation
import Pipe
import Styles

extension StyleNames where Root == DateFormatter {
  /// A short date without a time, for the release of an episode.
  fileprivate static var episodeDatestamp: Mod<Root> { .shortDate + .noTime }
}

/// The screen of a podcast episode. Each label is styled at its declaration.
struct EpisodeScreen {
  static let dateFormatter = DateFormatter() |> .episodeDatestamp

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
  let episodeDate: Label

  let episodeNumberTitle = Label() |> .caption("Episode #")
  let episodeViewsTitle = Label() |> .caption("Views")
  let episodeDateTitle = Label() |> .caption("Release Date")

  init(releaseDate: Date) {
    episodeDate = Label()
      |> .text(releaseDate |> Self.dateFormatter.string(from:))
      + .dynamicFont(.body)
  }
}

extension Page {
  static let episode = Page("episode", "The screen of a podcast episode, styled and printed.") { print in
    // Short dates depend on the region, and this one must be the same everywhere.
    EpisodeScreen.dateFormatter.locale = Locale(identifier: "en_US")
    EpisodeScreen.dateFormatter.timeZone = .gmt
    let screen = EpisodeScreen(releaseDate: Date(timeIntervalSince1970: 1_603_775_520))

    print(screen.episodeTitle)
    print(screen.episodeNumberTitle)
    print(screen.episodeNumber)
    print(screen.episodeViewsTitle)
    print(screen.episodeViews)
    print(screen.episodeDateTitle)
    print(screen.episodeDate)

    let labelStyles: [(String, Mod<Label>)] = [
      (".centerTitle", .centerTitle),
      (".multiline", .multiline),
      (".dynamicFont(.body)", .dynamicFont(.body)),
      (#".caption("Views")"#, .caption("Views")),
    ]
    for (name, style) in labelStyles {
      print("\n\(name) changes a Label's")
      style.changes(to: Label()).forEach { print(" ", $0) }
    }
    print("\n.episodeDatestamp changes a DateFormatter's")
    Mod.episodeDatestamp.changes(to: DateFormatter()).forEach { print(" ", $0) }
  }
}
