/// An entry of the guest book.
package struct Guest: Codable, Equatable, Identifiable, Sendable {
  package let id: Int
  package var name: String
  package var mood: Int
  package var stars: Int
  package var isPublic: Bool
}

extension Guest {
  static let moods = ["Good", "Fair", "Bad"]

  var summary: String {
    "\(Self.moods.indices.contains(mood) ? Self.moods[mood] : ""), \(stars) of 10\(isPublic ? "" : ", private")"
  }
}
