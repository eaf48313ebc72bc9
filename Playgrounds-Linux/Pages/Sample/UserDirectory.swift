import Live

/// Who knows the users. Screens get it from what is around them.
protocol UserDirectory: Sendable {
  /// All users, once they are known.
  @MainActor func list() -> Signal<[User]>

  /// Takes in one more, made with a number that is free.
  @MainActor func add(_ user: (_ id: Int) -> User)
}

extension UserDirectory {
  /// The user with a number, once known.
  @MainActor func user(_ id: Int) -> Signal<User> {
    list().compactMap { $0.first { $0.id == id } }
  }
}

/// A directory in memory, which takes a second to answer.
@MainActor
final class MemoryDirectory: UserDirectory {
  struct Unreachable: Error, CustomStringConvertible {
    var description: String { "The directory cannot be reached." }
  }

  let clock = VirtualClock()
  var isReachable = true
  private(set) var users = User.all

  func list() -> Signal<[User]> {
    Signal.just(()).delay(for: .seconds(1), clock: clock).flatMap { [weak self] in
      guard let self, isReachable else { return Signal<[User]>.failed(Unreachable()) }
      return .just(users)
    }
  }

  func add(_ user: (_ id: Int) -> User) {
    users.append(user((users.map(\.id).max() ?? 0) + 1))
  }

  /// Lets the time pass that an answer takes.
  func answer() {
    clock.advance(by: .seconds(1))
  }
}

/// A directory of nobody, where none has been handed down.
private struct EmptyDirectory: UserDirectory {
  func list() -> Signal<[User]> { .just([]) }
  func add(_ user: (_ id: Int) -> User) {}
}

private enum DirectoryKey: EnvironmentKey {
  static let defaultValue: any UserDirectory = EmptyDirectory()
}

extension EnvironmentValues {
  var directory: any UserDirectory {
    get { self[DirectoryKey.self] }
    set { self[DirectoryKey.self] = newValue }
  }
}
