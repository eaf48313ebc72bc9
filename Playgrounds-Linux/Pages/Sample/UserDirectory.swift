import Live

/// A source of users. Screens get it from their environment.
protocol UserDirectory: Sendable {
  /// Returns all users, after they have been loaded, and whenever they change.
  @MainActor func list() -> Signal<[User]>

  /// Adds a user, created with an unused number, and returns whether it is kept.
  @MainActor @discardableResult func add(_ user: @escaping (_ id: Int) -> User) -> Bool
}

extension UserDirectory {
  /// Returns the user with a number, or `nil` if there is none, after all have been loaded, and whenever it changes.
  @MainActor func user(_ id: Int) -> Signal<User?> {
    list().map { $0.first { $0.id == id } }.removeDuplicates()
  }
}

/// A directory in memory that answers after a second: of its ``clock``, or of the real time.
@MainActor
final class MemoryDirectory: UserDirectory {
  struct Unreachable: Error, CustomStringConvertible {
    var description: String { "The directory cannot be reached." }
  }

  let clock = VirtualClock()
  private let data: SharedData
  private let isRealTime: Bool
  var isReachable = true

  init(_ data: SharedData = SharedData(), isRealTime: Bool = false) {
    (self.data, self.isRealTime) = (data, isRealTime)
  }

  var users: [User] { data.users.value }

  func list() -> Signal<[User]> {
    let question = Signal.just(())
    let answer =
      isRealTime ? question.delay(for: .seconds(1)) : question.delay(for: .seconds(1), clock: clock)
    return answer.flatMap { [weak self] in
      guard let self, isReachable else { return Signal<[User]>.failed(Unreachable()) }
      return data.users.signal
    }
  }

  @discardableResult
  func add(_ user: @escaping (_ id: Int) -> User) -> Bool { data.make(.addUser(user)) }

  /// Advances the clock by the duration of an answer.
  func answer() {
    clock.advance(by: .seconds(1))
  }
}

/// An empty directory, for an environment without one.
private struct EmptyDirectory: UserDirectory {
  func list() -> Signal<[User]> { .just([]) }
  func add(_ user: @escaping (_ id: Int) -> User) -> Bool { false }
}

private nonisolated enum DirectoryKey: EnvironmentKey {
  static let defaultValue: any UserDirectory = EmptyDirectory()
}

nonisolated extension EnvironmentValues {
  var directory: any UserDirectory {
    get { self[DirectoryKey.self] }
    set { self[DirectoryKey.self] = newValue }
  }
}
