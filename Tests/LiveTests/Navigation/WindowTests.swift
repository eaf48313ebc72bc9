import class Foundation.JSONDecoder
import class Foundation.JSONEncoder
import LiveTesting
import Testing

@testable import Live

@MainActor
@Suite("A window in a live tree")
struct WindowTests {
  /// What an app remembers: who is there, and where they are.
  private struct State: CodableContainer {
    let user: Var<String?>
    let path: StackAdapter<String>

    init() {
      user = Var(nil)
      path = StackAdapter([])
    }
  }

  private let state = State()

  private var tree: LiveTree<Void> {
    LiveTree(
      Window(
        .rootViewController
          <-- state.user.screen { [state] user in
            if let user {
              NavigationController(
                .viewControllers <-- state.path.screens(over: ViewController("Hello, \(user)")) { ViewController($0) },
                .poppedToCount --> state.path.popToCount(over: 1))
            } else {
              ViewController("Login") { Button("Enter", .tapped --> { state.user.set("Ada") }) }
            }
          }, .makeKeyAndVisible))
  }

  @Test("A window in a live tree shows the screen that the state describes")
  func swaps() throws {
    let tree = tree
    #expect(!tree.find(.heading).exists)
    let changes = try tree.changes { try tree.find(.button("Enter")).tap() }
    #expect(try tree.find(.heading).name == "Hello, Ada")
    #expect(
      changes.filter { if case .set = $0 { false } else { true } } == [
        .remove("Window/ViewController", at: 0), .insert("Window/NavigationController", at: 0),
      ])
  }

  @Test("A window in a live tree restores its screens with the state")
  func isRestored() throws {
    let tree = tree
    try state.restore(json: #"{"user": "Grace", "path": ["Settings", "Sounds"]}"#)
    #expect(try tree.find(.heading).name == "Sounds")
    try tree.find(.button("Settings")).tap()
    try tree.goBack()
    #expect(try tree.find(.heading).name == "Hello, Grace")
    #expect(try state.json() == #"{"path":[],"user":"Grace"}"#)
  }

  private struct Model: Codable, Equatable {
    var user: String?
    var tab = 0

    enum Message { case enter(String), select(Int), restore(Model) }

    mutating func apply(_ message: Message) {
      switch message {
      case .enter(let user): self.user = user
      case .select(let tab): self.tab = tab
      case .restore(let model): self = model
      }
    }
  }

  @Test("A window in a live tree follows a model that messages change, and that is saved and restored")
  func followsModel() throws {
    let model = Adapter(
      ModelState(initial: Model(), resumer: { $0 }) { (model, message: Model.Message, _) -> Model? in
        model.apply(message)
        return model
      })
    let tree = LiveTree(
      Window(
        .rootViewController
          <-- model.map(\.user).screen { user in
            if user == nil {
              Button("Enter", .tapped --> { model.send(.enter("Ada")) })
            } else {
              TabBarController(.selectedIndex <-- model.map(\.tab), .didSelect --> { model.send(.select($0)) }) {
                NavigationController { ViewController("Inbox") }
                NavigationController { ViewController("Sent") }
              }
            }
          }))
    try tree.find(.button("Enter")).tap()
    let tabs = try tree.find(TabBarController.self).node()
    try tabs.select(tab: 1)
    #expect(try tree.find(.heading).name == "Sent")
    #expect(try tree.find(TabBarController.self).node() === tabs)
    let saved = try JSONEncoder().encode(model.sync { $0 })
    model.send(.restore(Model()))
    #expect(tree.find(.button("Enter")).exists)
    model.send(.restore(try JSONDecoder().decode(Model.self, from: saved)))
    #expect(try tree.find(.heading).name == "Sent")
  }

  @Test("A window in a live tree has what is presented over the screen in it")
  func presents() throws {
    let tree = LiveTree(Window { Button("Open", .tapped --> inContext { try $0.present(Label("Over")) }) })
    try tree.find(.button("Open")).tap()
    #expect(!tree.find(.button("Open")).exists)
    let screen = try #require((tree.widget as? Window)?.rootViewController as? ViewController)
    #expect(screen.presentedViewController as? Label == Label("Over"))
    #expect((screen.children[0] as? Button)?.title == "Open")
  }

  @Test("A window in a live tree passes its environment to its screen and to presented ones")
  func handsDown() throws {
    let tree = LiveTree(
      Window(.environment(\.greeting, "Good day")) {
        ViewController { Button("Open", .tapped --> inContext { try $0.present(Greeting()) }) }
      })
    try tree.find(.button("Open")).tap()
    #expect(tree.find(.staticText("Good day")).exists)
  }

  private struct Greeting: Component {
    @Environment(\.greeting) var greeting
    var body: Children { Label(greeting) }
  }

  @Test("A window that was removed is no longer retained")
  func gone() {
    let tree = LiveTree(1) { number in View { Window(.key(number), .makeKeyAndVisible) } }
    for number in 2...5 { tree.state = number }
    #expect(tree.root.tree.screens.windows.count == 1)
    tree.unmount()
    #expect(tree.tree.screens.windows.isEmpty)
  }
}

private enum GreetingKey: EnvironmentKey {
  static let defaultValue = "Hello"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}
