/// The playback settings of an episode: a type of this package.
public struct PlayerOptions: Equatable, Sendable, Configurable {
  /// The playback speed; 1 is the speed of the recording.
  public var speed = 1.0

  /// Whether silences are skipped.
  public var skipsSilence = false

  /// The length of a forward jump, in seconds.
  public var jump = 30

  /// Creates the default options.
  public init() {}
}

extension PropertyNames where Root == PlayerOptions {
  /// The name of ``PlayerOptions/speed``.
  public static var speed: Property<Root, Double> { Property { $1(&$0.speed) } }

  /// The name of ``PlayerOptions/skipsSilence``.
  public static var skipsSilence: Property<Root, Bool> { Property { $1(&$0.skipsSilence) } }

  /// The name of ``PlayerOptions/jump``.
  public static var jump: Property<Root, Int> { Property { $1(&$0.jump) } }
}

extension Mod<PlayerOptions> {
  /// The style for listeners with little time.
  public static let commuter: Mod = .speed(1.5) <> .skipsSilence(true)
}
