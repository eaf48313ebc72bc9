import LivePreview

/// The part of a server that survives a restart: the states of sessions, and the data that they share.
public struct SavedSessions: Hashable, Sendable {
  /// The states of sessions, by the secrets of their pages.
  public var states: [ResumeToken: String]

  /// The shared data as JSON, or `nil` if there are none.
  public var shared: String?

  /// Creates the part of a server that survives a restart.
  public init(states: [ResumeToken: String] = [:], shared: String? = nil) {
    (self.states, self.shared) = (states, shared)
  }
}

extension SavedSessions {
  /// Returns the states and the shared data that are others than before.
  ///
  /// - Complexity: O(*n*) in the states.
  internal func changes(since before: SavedSessions) -> SavedSessions {
    SavedSessions(
      states: states.filter { before.states[$0.key] != $0.value }, shared: shared == before.shared ? nil : shared)
  }
}

extension SavedSessions: Codable {
  private enum CodingKeys: CodingKey {
    case states, shared
  }

  /// Decodes the states and the shared data. A state whose key is no token is left out: no page has it.
  ///
  /// - Throws: A `DecodingError`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let states = try container.decode([String: String].self, forKey: .states)
    self.init(shared: try container.decodeIfPresent(String.self, forKey: .shared))
    for (digits, state) in states {
      if let token = ResumeToken(digits) { self.states[token] = state }
    }
  }

  /// Encodes the states as an object, by the digits of their tokens.
  ///
  /// - Throws: An `EncodingError` of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let states = Dictionary(uniqueKeysWithValues: states.map { ($0.key.digits, $0.value) })
    try container.encode(states, forKey: .states)
    try container.encodeIfPresent(shared, forKey: .shared)
  }
}
