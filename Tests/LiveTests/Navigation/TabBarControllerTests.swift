import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("A tab bar controller")
struct TabBarControllerTests {
  private let tree = LiveTree(
    TabBarController {
      ViewController("Inbox") { TextField(.placeholder("Search")) }
      NavigationController(.tabBarItem.title("People")) {
        ViewController("Users") {
          Button(
            "Open",
            .tapped --> inContext { try $0.push(ViewController("Ada", .hidesBottomBarWhenPushed(true))) })
        }
      }
    })

  @Test("A bound tab bar item of a screen is shown in the bar")
  func boundItem() {
    let unread = Var<String?>("3")
    let item = TabBarItem(.title("Inbox"), .badgeValue <-- unread)
    let tree = LiveTree(TabBarController { ViewController("a", .tabBarItem(item)) })
    var shown: TabBarItem? { tree.root[TabBarController.self]?.tabBarItems.first }
    #expect(shown?.badgeValue == "3")
    unread.set("4")
    #expect(shown?.badgeValue == "4")
    #expect(shown?.title == "Inbox")
  }

  @Test("A tab bar controller has a tab for each screen")
  func hasTabs() {
    #expect(tree.find(.tab).all.map(\.name) == ["Inbox", "People"])
  }

  @Test("A tab without an item of its own has the item or the title of its screen, or of the screen inside")
  func namesTabs() {
    let screens = TabBarController {
      ViewController(.navigationItem.title("Bar"))
      NavigationController {
        ViewController("Stack"); ViewController("Top")
      }
      NavigationController { ViewController("Users", .tabBarItem(TabBarItem("Own", .badgeValue("2")))) }
      NavigationController(.tabBarItem.title("Outer")) { ViewController("Inner") }
      NavigationController(.tabBarItem.badgeValue("3")) { ViewController("Badged") }
      VStack(.navigationTitle -- "Plain")
      VStack()
    }
    let names = ["Bar", "Stack", "Own", "Outer", "Badged", "Plain"]
    let tree = LiveTree(screens)
    #expect(tree.find(.tab).all.compactMap(\.name) == names)
    #expect((tree.widget as? TabBarController)?.tabBarItems.map(\.title) == names + [nil])
  }

  @Test("A tab bar controller takes components as screens, beside widgets")
  func takesComponents() {
    struct Home: Component { var body: Children { Label("At home") } }
    let screens = TabBarController(.viewControllers([Home(), ViewController("People")]))
    #expect(LiveTree(screens).find(.text("At home")).exists)
    #expect(screens.viewControllers.count == 2)
  }

  @Test("A tab bar controller shows the screen whose tab is chosen")
  func shows() throws {
    try tree.find(.tab("People")).tap()
    #expect(tree.find(.button("Open")).exists && !tree.find(.textField).exists)
  }

  @Test("A tab bar controller keeps the state of other tabs")
  func keepsState() throws {
    try tree.find(.textField).type("Ada")
    try tree.find(.tab("People")).tap()
    try tree.find(.tab("Inbox")).tap()
    #expect(try tree.find(.textField).text == "Ada")
  }

  @Test("A tab bar controller shows no tabs while the top screen hides the bar")
  func hidesBar() throws {
    try tree.find(.tab("People")).tap()
    try tree.find(.button("Open")).tap()
    #expect(!tree.find(.tab).exists)
    try tree.goBack()
    #expect(tree.find(.tab).count == 2)
  }

  @Test("A tab bar controller stores the tab that its user chooses in a variable, and sends an event")
  func tellsVariable() throws {
    let (selected, log) = (Var(1), Log())
    let tree = LiveTree(
      TabBarController(.selectedIndex <--> selected, .didSelect --> { log("\($0)") }) {
        ViewController("Inbox")
        ViewController("Sent")
      })
    try tree.find(.tab("Inbox")).tap()
    #expect(selected.value == 0)
    selected.set(1)
    try tree.find(.tab("Inbox")).tap()
    #expect(log.lines == ["0", "0"])
  }

  @Test("A tab bar controller shows no screen if the index is out of bounds")
  func showsNone() throws {
    let tree = LiveTree(TabBarController(.selectedIndex(2)) { ViewController("Inbox") { Label("empty") } })
    #expect(!tree.find(.staticText).exists)
    #expect(tree.find(.tab).exists)
  }

  @Test("A tab bar controller has its tabs selected by their titles or indices")
  func selectsTabs() throws {
    try tree.select(tab: "People")
    #expect(tree.find(.button("Open")).exists)
    try tree.select(tab: 0)
    #expect(tree.find(.textField).exists)
    #expect(throws: ActionError("select a tab of", "TabBarController", .missing("tab “Sent”"))) {
      try tree.select(tab: "Sent")
    }
  }

  @Test("A tab bar controller refuses to select a tab while its bar is hidden")
  func refusesHiddenTab() throws {
    try tree.select(tab: "People")
    try tree.find(.button("Open")).tap()
    #expect(
      throws: ActionError(
        "select a tab of", "TabBarController", .hidden, responsible: "TabBarController/TabBarItem[0]")
    ) { try tree.select(tab: "Inbox") }
  }

  @Test("A tab bar controller restores its tab and the screens of every tab with its state")
  func isRestored() throws {
    struct State: CodableContainer {
      let tab: Var<Int>
      let inbox: StackAdapter<String>
      let sent: StackAdapter<String>

      init() {
        tab = Var(0)
        inbox = StackAdapter([])
        sent = StackAdapter([])
      }
    }
    func tree(_ state: State) -> LiveTree<Void> {
      func stack(_ title: String, _ path: StackAdapter<String>) -> NavigationController {
        NavigationController(
          .tabBarItem.title(title),
          .viewControllers <-- path.screens(over: ViewController(title)) { ViewController($0) },
          .poppedToCount --> path.popToCount(over: 1))
      }
      return LiveTree(
        TabBarController(.selectedIndex <--> state.tab) {
          stack("Inbox", state.inbox)
          stack("Sent", state.sent)
        })
    }
    let (first, second) = (State(), State())
    try tree(first).select(tab: "Sent")
    first.inbox.push("From Grace")
    first.sent.push("To Ada")
    let restored = tree(second)
    let changes = try restored.changes { try second.restore(json: first.json()) }
    #expect(
      changes.filter { if case .transition = $0 { true } else { false } }.map(\.description) == [
        "push TabBarController/NavigationController[0]", "push TabBarController/NavigationController[1]",
      ])
    #expect(try restored.find(.heading).name == "To Ada")
    try restored.select(tab: "Inbox")
    try restored.find(.button("Inbox")).tap()
    #expect(try second.json() == #"{"inbox":[],"sent":["To Ada"],"tab":0}"#)
  }
}
