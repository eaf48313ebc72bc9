/// How a player shows an episode: a type of this package's own.
public struct PlayerOptions: Equatable, Sendable, Configurable {
  /// Playback speed, 1 for the speed of the recording.
  public var speed = 1.0

  /// Whether silences are cut.
  public var skipsSilence = false

  /// Seconds to jump forwards.
  public var jump = 30

  /// Makes the options that a listener starts with.
  public init() {}
}

extension PropertyNames where Root == PlayerOptions {
  /// Names ``PlayerOptions/speed``.
  public static var speed: Property<Root, Double> { Property(\.speed) }

  /// Names ``PlayerOptions/skipsSilence``.
  public static var skipsSilence: Property<Root, Bool> { Property(\.skipsSilence) }

  /// Names ``PlayerOptions/jump``.
  public static var jump: Property<Root, Int> { Property(\.jump) }
}

extension Mod<PlayerOptions> {
  /// For a listener in a hurry.
  public static let commuter: Mod = .speed(1.5) <> .skipsSilence(true)
}
