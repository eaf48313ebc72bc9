import BrandStyles

/// An episode in a list.
public struct EpisodeCard {
  /// The background.
  public let background = View() |> .card

  /// The title of the episode.
  public let title: Label

  /// The button that starts the episode.
  public let play = Button("Play", .primary)

  /// The playback options.
  public let options: PlayerOptions

  /// Creates a card for a listener, who may have little time.
  public init(title: String, isCommuting: Bool) {
    self.title = Label(title, .centerTitle, .multiline)
    options = PlayerOptions() |> .jump(15) <> .when(isCommuting, .commuter)
  }
}
