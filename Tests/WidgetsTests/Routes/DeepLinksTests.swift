import Foundation
import Testing
import Widgets

@Suite("Addresses of screens")
struct DeepLinksTests {
  private enum Place: Route {
    case user(String), post(Int), settings, page(String, String)

    var pathComponents: [String] {
      switch self {
      case .user(let name): ["users", name]
      case .post(let number): ["posts", "\(number)"]
      case .settings: ["settings"]
      case .page(let chapter, let title): ["pages", chapter, title]
      }
    }

    init?(pathComponents: [String]) {
      switch (pathComponents.first, pathComponents.count) {
      case ("users", 2): self = .user(pathComponents[1])
      case ("posts", 2):
        guard let number = Int(pathComponents[1]), "\(number)" == pathComponents[1] else { return nil }
        self = .post(number)
      case ("settings", 1): self = .settings
      case ("pages", 3): self = .page(pathComponents[1], pathComponents[2])
      default: return nil
      }
    }
  }

  private static let bases = ["https://example.org", "https://example.org/app/", "example://", "app:/x", "/", "/app"]

  private func links(_ base: String = "https://example.org/app") throws -> DeepLinks<Place> {
    DeepLinks(base: try #require(URL(string: base)))
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("An address leads to a path, and a path has an address")
  func converts() throws {
    let path: [Place] = [.user("ada"), .post(3), .settings]
    let url = try links().url(of: path)
    #expect(url.absoluteString == "https://example.org/app/users/ada/posts/3/settings")
    #expect(try links().path(of: url) == path)
    #expect(try links("example://").url(of: path).absoluteString == "example://users/ada/posts/3/settings")
    #expect(try links("example://").path(of: self.url("example://users/ada")) == [.user("ada")])
  }

  @Test("Names such as `..` have addresses that browsers do not resolve as steps")
  func steps() throws {
    for name in [".", "..", "~.", "~..", "~~.", "~", "~a", "...", "..a", "%2E%2E"] {
      let url = try links("/").url(of: [.user(name), .post(1)])
      #expect(url.standardized.absoluteString == url.absoluteString)
      #expect(url.absoluteString.wholeMatch(of: /.*\/(\.|%2[Ee]){1,2}(\/.*)?/) == nil, "\(url)")
      #expect(try links("/").path(of: url) == [.user(name), .post(1)], "\(url)")
    }
    #expect(try links("/").url(of: [.user("..")]).absoluteString == "/users/~..")
  }

  @Test("Links without a base consist of a path alone, as those of an app in a browser")
  func browser() throws {
    let links = DeepLinks<Place>()
    #expect(try links.url(of: [.user("ada")]).absoluteString == "/users/ada")
    #expect(try links.path(of: url("/users/ada")) == [.user("ada")])
    #expect(throws: RouteError.self) { try links.path(of: URL(filePath: "/users/ada")) }
  }

  @Test("The address of the base leads to the empty path")
  func empty() throws {
    for base in Self.bases {
      #expect(try links(base).path(of: url(base)) == [])
      #expect(try links(base).path(of: links(base).url(of: [])) == [])
    }
  }

  @Test("Query, fragment, trailing slash and the case of the host do not matter")
  func tolerates() throws {
    let path: [Place] = [.user("ada")]
    for end in ["?from=mail", "#top", "/", "/?a/b"] {
      #expect(try links().path(of: url("https://example.org/app/users/ada\(end)")) == path)
    }
    #expect(try links().path(of: url("HTTPS://Example.org/app/users/ada")) == path)
  }

  @Test("The address of a path leads back to the path, whatever texts it contains", arguments: Self.bases)
  func roundTrips(base: String) throws {
    let links = try links(base)
    var dice = SystemRandomNumberGenerator()
    let letters = Array("aZ0 /?#%&=+.:@;é日🙂\u{301}\u{0}\n\"\\")
    func text() -> String {
      String((0..<Int.random(in: 0..<5, using: &dice)).map { _ in letters.randomElement(using: &dice) ?? "a" })
    }
    for _ in 0..<500 {
      let path = (0..<Int.random(in: 0..<5, using: &dice)).map { _ -> Place in
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: .user(text())
        case 1: .post(Int.random(in: -5..<1_000, using: &dice))
        case 2: .page(text(), text())
        default: .settings
        }
      }
      let found = try links.path(of: links.url(of: path))
      #expect(found == path)
      #expect(
        zip(found, path).allSatisfy {
          $0.pathComponents.map(\.unicodeScalars.count) == $1.pathComponents.map(\.unicodeScalars.count)
        })
    }
  }

  @Test("The error about an address without a route says which part of it is unknown")
  func unknown() throws {
    #expect(throws: RouteError.unknown(["users", "ada", "friends", "grace"], at: 2)) {
      try links().path(of: url("https://example.org/app/users/ada/friends/grace"))
    }
    #expect(throws: RouteError.unknown(["posts", "three"], at: 0)) {
      try links().path(of: url("https://example.org/app/posts/three"))
    }
    let error = RouteError.unknown(["users", "ada", "friends"], at: 2)
    #expect("\(error)" == #"there is no route for "friends" in "users/ada/friends""#)
  }

  @Test(
    "An address of another app is an error",
    arguments: ["https://example.com/app/users/ada", "https://example.org/apple"])
  func foreign(address: String) throws {
    let links = try links()
    let error = RouteError.foreign(try url(address), base: links.base)
    #expect(throws: error) { try links.path(of: url(address)) }
    #expect("\(error)" == "\(address) does not begin with https://example.org/app")
  }

  @Test("An address with invalid percent encoding is an error")
  func malformed() throws {
    let broken = try #require(URL(string: "https://example.org/app/users/%FF"))
    #expect(throws: RouteError.malformed("%FF")) { try links().path(of: broken) }
    #expect("\(RouteError.malformed("%FF"))" == #""%FF" is not percent-encoded correctly"#)
  }

  /// Routes of which one has the components of two others.
  private enum Vague: Route {
    case all, one(String)

    var pathComponents: [String] {
      switch self {
      case .all: ["users"]
      case .one(let name): ["users", name]
      }
    }

    init?(pathComponents: [String]) {
      switch pathComponents.count {
      case 1 where pathComponents[0] == "users": self = .all
      case 2 where pathComponents[0] == "users": self = .one(pathComponents[1])
      default: return nil
      }
    }
  }

  @Test("A path whose address would lead to another path is an error")
  func ambiguous() throws {
    let links = DeepLinks<Vague>(base: try url("https://example.org"))
    #expect(try links.path(of: links.url(of: [.all, .one("ada")])) == [.all, .one("ada")])
    #expect(throws: RouteError.ambiguous(["users", "users"])) { try links.url(of: [.one("users")]) }
    #expect("\(RouteError.ambiguous(["users", "users"]))" == #""users/users" leads to other routes"#)
  }

  /// Routes without a limit for their components.
  private struct Folder: Route {
    var names: [String]
    var pathComponents: [String] { names }

    init?(pathComponents: [String]) {
      guard pathComponents.last == "end" else { return nil }
      names = pathComponents
    }

    static var maximumComponentCount: Int { .max }
  }

  @Test("A route may have any number of components")
  func unlimited() throws {
    let path = try DeepLinks<Folder>().path(of: url("/a/b/end/c/end"))
    #expect(path.map(\.names) == [["a", "b", "end"], ["c", "end"]])
  }

  @Test("A path of a thousand components is converted and read back")
  func long() throws {
    let path = Array(repeating: Place.page("a", "b"), count: 1_000)
    #expect(try links().path(of: links().url(of: path)) == path)
  }
}
