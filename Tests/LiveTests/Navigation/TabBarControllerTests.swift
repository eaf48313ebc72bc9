import Live
import Testing

@MainActor
@Suite("A tab bar controller")
struct TabBarControllerTests {
  private let host = Host(
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

  @Test("has a tab for each screen")
  func hasTabs() {
    #expect(host.find(.tab).all.map(\.name) == ["Inbox", "People"])
  }

  @Test("shows the screen whose tab is chosen")
  func shows() throws {
    try host.find(.tab("People")).tap()
    #expect(host.find(.button("Open")).exists && !host.find(.textField).exists)
  }

  @Test("keeps the state of other tabs")
  func keepsState() throws {
    try host.find(.textField).type("Ada")
    try host.find(.tab("People")).tap()
    try host.find(.tab("Inbox")).tap()
    #expect(try host.find(.textField).text == "Ada")
  }

  @Test("has no tabs to choose while the screen on top wants their room")
  func hidesBar() throws {
    try host.find(.tab("People")).tap()
    try host.find(.button("Open")).tap()
    #expect(!host.find(.tab).exists)
    try host.goBack()
    #expect(host.find(.tab).count == 2)
  }

  @Test("keeps the tab that the user has chosen in a variable, and says so")
  func tellsVariable() throws {
    let (selected, log) = (Var(1), Log())
    let host = Host(
      TabBarController(.selectedIndex <--> selected, .didSelect --> { log("\($0)") }) {
        ViewController("Inbox")
        ViewController("Sent")
      })
    try host.find(.tab("Inbox")).tap()
    #expect(selected.state.value == 0)
    selected.set(1)
    try host.find(.tab("Inbox")).tap()
    #expect(log.lines == ["0", "0"])
  }

  @Test("shows no screen where the index leads to none")
  func showsNone() throws {
    let host = Host(TabBarController(.selectedIndex(2)) { ViewController("Inbox") { Label("empty") } })
    #expect(!host.find(.staticText).exists)
    #expect(host.find(.tab).exists)
  }
}
