import LiveTesting
import Preview
import Testing

@MainActor
@Suite("The title of a screen from its content")
struct ContentTitleTests {
  private struct Users: Component {
    let title: String

    var body: Children { VStack { Label("Ada", .navigationTitle -- title) } }
  }

  private func heading(in tree: LiveTree<Void>) -> String? { tree.find(.heading).first?.name }

  @Test("A content title at any depth becomes the title of its screen, unless the screen has a title")
  func depth() {
    #expect(heading(in: LiveTree(NavigationController { ViewController { Users(title: "Users") } })) == "Users")
    #expect(heading(in: LiveTree(NavigationController { ViewController("Own") { Users(title: "Users") } })) == "Own")
  }

  @Test("The title follows a signal, and disappears with its widget")
  func follows() throws {
    let title = Var<String?>("Users")
    func content(_ isTitled: Bool) -> some WidgetConvertible {
      NavigationController {
        ViewController { VStack { if isTitled { Label("Ada", .navigationTitle <-- title, .key("title")) } } }
      }
    }
    let tree = LiveTree(content(true))
    #expect(heading(in: tree) == "Users")
    title.set("People")
    #expect(heading(in: tree) == "People")
    try tree.update(to: content(true))
    #expect(heading(in: tree) == "People")
    title.set(nil)
    #expect(heading(in: tree) == nil)
    title.set("Users")
    try tree.update(to: content(false))
    #expect(heading(in: tree) == nil)
  }

  @Test("The back button has the title of the screen below")
  func back() throws {
    let tree = LiveTree(
      NavigationController {
        ViewController { Users(title: "Users") }
        ViewController { Users(title: "Ada") }
      })
    #expect(heading(in: tree) == "Ada")
    try tree.find(.button("Users")).tap()
    #expect(heading(in: tree) == "Users")
  }

  @Test("A preview of a description shows a title set by a direct child, and that of a live tree any")
  func previews() {
    let stack = NavigationController { ViewController { Label("Ada", .navigationTitle -- "Users") } }
    #expect(Preview.html(stack).contains("<h1"))
    let plain = NavigationController { Label("Ada", .navigationTitle -- "Users") }
    #expect(Preview.html(plain).contains("<h1"))
    let tree = LiveTree(NavigationController { ViewController { Users(title: "Users") } })
    #expect(Preview.html(tree.widget).contains(">Users</h1>"))
  }
}
