/// The libraries that are compared; the first is the floor.
@MainActor
enum Libraries {
  static let all: [any Library.Type] = [Closures.self, Ours.self, Combine.self]
}
