import BrandStyles

/// An episode, with a button to play it.
public struct EpisodeCard: Component {
  /// The title of the episode.
  public let title: String

  /// The playback options.
  public let options: PlayerOptions

  /// Creates a card for a listener, who may have little time.
  public init(title: String, isCommuting: Bool) {
    self.title = title
    options = PlayerOptions() |> .jump(15) <> .when(isCommuting, .commuter)
  }

  /// The title above the button.
  public var body: Children {
    VStack(spacing: 12, .card()) {
      Label(title, .typography(.title), .centered)
      Button("Play", .primary)
    }
  }
}
