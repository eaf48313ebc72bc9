import Foundation
import Live

/// The state of the app for one of its users, saved and restored as a whole.
public struct SampleState: @MainActor CodableContainer {
  let path: StackAdapter<Place>
  let draft: Draft
  let isAboutShown: Var<Bool>

  /// Creates the state in which the menu is open.
  public init() {
    path = StackAdapter([])
    draft = Draft()
    isAboutShown = Var(false)
  }

  /// The destinations of the menu.
  nonisolated enum Place: Codable, Equatable {
    case users
    case user(Int)
    case form
    case shopping
  }
}

extension SampleState {
  /// The addresses of the screens: `/users/2` is that of a user, above the list of all users.
  static let links = DeepLinks<Place>()

  /// Returns whether an address, whose path begins at the app, leads to one of its screens, of users that exist.
  ///
  /// - Complexity: O(*n*) for *n* users.
  @MainActor public static func hasScreen(at url: URL, in data: SharedData) -> Bool {
    guard let path = try? links.path(of: url) else { return false }
    return path.allSatisfy { place in
      if case .user(let id) = place { data.users.value.contains { $0.id == id } } else { true }
    }
  }
}

nonisolated extension SampleState.Place: Route {
  var pathComponents: [String] {
    switch self {
    case .users: ["users"]
    case .user(let id): ["\(id)"]
    case .form: ["new"]
    case .shopping: ["shopping"]
    }
  }

  init?(pathComponents: [String]) {
    switch pathComponents {
    case ["users"]: self = .users
    case ["new"]: self = .form
    case ["shopping"]: self = .shopping
    default:
      guard pathComponents.count == 1, let id = Int(pathComponents[0]) else { return nil }
      self = .user(id)
    }
  }
}
