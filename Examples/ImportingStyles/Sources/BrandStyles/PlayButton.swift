/// The choices of ``Mod/playButton``.
public struct PlayLook: DefaultVariants {
  /// The state of the playback. `.idle` by default.
  public var playback = Playback.idle

  /// Whether the button is the most important one of the screen. `false` by default.
  public var isProminent = false

  /// Creates the choices of a quiet button for an episode that does not play.
  public init() {}
}

/// The state of a playback.
public enum Playback: Hashable, Sendable, CaseIterable {
  /// The episode does not play.
  case idle
  /// The episode plays.
  case playing
  /// The episode is loading, so that it will play soon.
  case loading
}

extension Mod<PlayLook> {
  /// Chooses the look of an episode that plays.
  public static let playing: Mod = \.playback .~ .playing

  /// Chooses the look of an episode that is loading.
  public static let loading: Mod = \.playback .~ .loading

  /// Chooses the look of the most important button of the screen.
  public static let prominent: Mod = \.isProminent .~ true
}

extension Mod<Button> {
  /// The style of a button that starts and stops an episode: `Button("Play", .playButton(.prominent))`.
  public static let playButton = Recipe<Button, PlayLook>(
    .on(\.playback) {
      switch $0 {
      case .idle: .image(Image(systemName: "play.fill"))
      case .playing: .image(Image(systemName: "pause.fill"))
      case .loading: .isIn(.loading) -- true
      }
    },
    .on(\.isProminent, .buttonStyle(.filled)),
    .when({ !$0.isProminent }, .buttonStyle(.tinted)))
}
