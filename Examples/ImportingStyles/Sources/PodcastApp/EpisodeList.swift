import BrandStyles

/// A screen with the episodes of a podcast, in the brand.
public struct EpisodeList: Component {
  private let episodes: [Episode]

  /// Creates a screen.
  public init(_ episodes: [Episode]) {
    self.episodes = episodes
  }

  /// A row for each episode, or a hint that there are none.
  public var body: Children {
    VStack(.formStyle(), .brand) {
      if episodes.isEmpty {
        EmptyState("No episodes", message: "Follow a podcast to see its episodes here.")
      } else {
        FormSection("Episodes") {
          for episode in episodes {
            ListRow(
              episode.title, subtitle: episode.date, image: Image(systemName: "mic"), .disclosure, parts: .episode
            ) {
              Label(episode.status.title, .status(StatusLook(episode.status)))
            }
          }
        }
      }
      Button("Play all", .playButton(.prominent))
    }
  }
}

/// An episode of a podcast.
public struct Episode: Sendable {
  let title: String
  let date: String
  let status: StatusLook.Status

  /// Creates an episode.
  public init(title: String, date: String, status: StatusLook.Status) {
    (self.title, self.date, self.status) = (title, date, status)
  }
}

extension StatusLook.Status {
  fileprivate var title: String {
    switch self {
    case .new: "New"
    case .started: "Started"
    case .played: "Played"
    }
  }
}
