import BrandStyles

/// What an episode looks like in a list.
public struct EpisodeCard {
  /// The sheet behind it.
  public let background = View() |> .card

  /// The episode's name.
  public let title: Label

  /// Starts the episode.
  public let play = Button("Play", .primary)

  /// How it is played.
  public let options: PlayerOptions

  /// Shows an episode to a listener, who may be in a hurry.
  public init(title: String, isCommuting: Bool) {
    self.title = Label(title, .centerTitle, .multiline)
    options = PlayerOptions() |> .jump(15) <> .when(isCommuting, .commuter)
  }
}
