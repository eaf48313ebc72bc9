import Foundation
import LiveTesting
import TestSupport
import Testing

@Suite("Opening the address of a screen")
@MainActor
struct OpeningTests {
  private struct Person: Route {
    var name: String

    var pathComponents: [String] { ["users", name] }

    init(name: String) { self.name = name }

    init?(pathComponents: [String]) {
      guard pathComponents.count == 2, pathComponents[0] == "users" else { return nil }
      name = pathComponents[1]
    }
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test("An application that opens an address shows its screens, and its user can go back from there")
  func stack() throws {
    let links = DeepLinks<Person>(base: try url("app://"))
    let path = StackAdapter<Person>([])
    let tree = LiveTree(
      Application(.open --> links.opening(path)) {
        NavigationController(
          .viewControllers <-- path.screens(over: ViewController("Users")) { ViewController($0.name) },
          .poppedToCount --> path.popToCount(over: 1))
      })
    try tree.open(url("app://users/ada/users/grace"))
    #expect(try tree.find(.heading).name == "grace")
    try tree.goBack()
    #expect(try tree.find(.heading).name == "ada")
    #expect(try links.url(of: path.value) == url("app://users/ada"))
  }

  @Test("An address one screen back or ahead of the shown one creates none of the screens that exist already")
  func kept() throws {
    let links = DeepLinks<Person>(base: try url("app://"))
    let path = StackAdapter<Person>([])
    let made = Log()
    let screens = path.screens { person in
      made(person.name)
      return ViewController(person.name).widgets
    }
    let tree = LiveTree(
      Application(.open --> links.opening(path)) { NavigationController(.viewControllers <-- screens) })
    for address in ["ada", "ada/users/grace", "ada", "ada", "ada/users/grace"] {
      try tree.open(url("app://users/\(address)"))
    }
    #expect(made.lines == ["ada", "grace", "grace"])
    #expect(try tree.find(.heading).name == "grace")
    try tree.open(url("app://users/mary/users/grace"))
    #expect(made.lines == ["ada", "grace", "grace", "mary", "grace"])
  }

  private struct Note: Component {
    let name: String
    @Variable var text = ""

    var body: Children {
      ViewController(name) { TextField(.accessibilityLabel("Note"), .text <--> $text) }
    }
  }

  @Test("A screen of another element has new state, and that of an equal element keeps its state")
  func replaced() throws {
    let links = DeepLinks<Person>(base: try url("app://"))
    let path = StackAdapter<Person>([])
    let tree = LiveTree(
      Application(.open --> links.opening(path)) {
        NavigationController(
          .viewControllers <-- path.screens(over: ViewController("Users")) { Note(name: $0.name) },
          .poppedToCount --> path.popToCount(over: 1))
      })
    var text: String? { tree.find(TextField.self).all.last?.text }
    try tree.open(url("app://users/ada"))
    try tree.find(.textField("Note")).type("first")
    try tree.open(url("app://users/ada"))
    #expect(text == "first")
    try tree.open(url("app://users/grace"))
    #expect(try tree.find(.heading).name == "grace" && text == "")
    try tree.find(.textField("Note")).type("second")
    try tree.open(url("app://users/grace/users/ada"))
    try tree.find(.textField("Note")).type("third")
    try tree.goBack()
    #expect(text == "second")
    try tree.open(url("app://users/ada/users/grace"))
    #expect(text == "")
  }

  @Test("Screens of elements that cannot be compared keep their state when the elements are reloaded")
  func incomparable() throws {
    struct Place { let name: String }
    let path = StackAdapter([Place(name: "ada")])
    let tree = LiveTree(NavigationController(.viewControllers <-- path.screens { Note(name: $0.name) }))
    try tree.find(.textField("Note")).type("first")
    path.send(.reload([Place(name: "grace")]))
    #expect(try tree.find(.heading).name == "grace")
    #expect(tree.find(TextField.self).all.map(\.text) == ["first"])
  }

  @Test("An address without a screen changes nothing, and its error is kept")
  func unknown() throws {
    let links = DeepLinks<Person>(base: try url("app://"))
    let path = Var([Person(name: "Ada")])
    let tree = LiveTree(Application(.open --> links.opening(path)) { Label(.text <-- path.map { $0.last?.name }) })
    try tree.open(url("app://rooms/1"))
    #expect(tree.errors.map { $0 as? RouteError } == [.unknown(["rooms", "1"], at: 0)])
    #expect(try tree.find(Label.self).text == "Ada")
    try tree.open(url("app://users/grace"))
    #expect(try tree.find(Label.self).text == "grace")
  }

  @Test("A path in the state of a tree can be set from an address")
  func state() throws {
    struct State {
      var path: [Person] = []
    }
    let links = DeepLinks<Person>(base: try url("app://"))
    let tree = LiveTree(State()) { state in
      NavigationController {
        ViewController("Users")
        for person in state.path { ViewController(person.name) }
      }
    }
    tree.state.path = try links.path(of: url("app://users/ada"))
    #expect(try tree.find(.heading).name == "ada")
  }
}
