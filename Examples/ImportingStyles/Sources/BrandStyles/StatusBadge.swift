/// The choices of ``Mod/status``.
public struct StatusLook: Variants {
  /// The status of the episode, which is required.
  public var status: Status

  /// Whether the episode is on the device. `false` by default.
  public var isDownloaded = false

  /// Creates the choices for the status of an episode.
  public init(_ status: Status, isDownloaded: Bool = false) {
    (self.status, self.isDownloaded) = (status, isDownloaded)
  }

  /// The status of an episode.
  public enum Status: Hashable, Sendable, CaseIterable {
    /// Nobody has listened to it.
    case new
    /// Somebody has begun to listen to it.
    case started
    /// Somebody has listened to it.
    case played
  }
}

extension Mod<Label> {
  /// The style of the badge with the status of an episode: `Label("New", .status(StatusLook(.new)))`.
  ///
  /// A badge without a default status does not compile without one.
  public static let status = Recipe<Label, StatusLook>(
    .on(\.status) {
      switch $0 {
      case .new: .badge(.info)
      case .started: .badge(.warning)
      case .played: .badge()
      }
    },
    .on(\.isDownloaded, .border(.token(\Kit.border))))
}
