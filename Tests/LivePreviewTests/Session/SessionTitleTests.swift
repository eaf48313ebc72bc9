import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

/// The title of a page: that of the visible screen, or else its first heading.
@MainActor
@Suite("The title of a page")
struct SessionTitleTests {
  /// Changes a tree, and compares the titles of its page before and after with those of pages that are opened then.
  private func check(
    _ name: String, _ root: Children, from before: String, to after: String,
    by change: (LiveTree<Void>) throws -> Void
  ) throws {
    let tree = LiveTree(root)
    let visitor = Visitor(LiveSession(tree))
    #expect(visitor.title == before, "\(name)")
    try change(tree)
    try visitor.update()
    #expect(visitor.title == after, "\(name)")
    #expect(visitor.difference(from: tree) == nil, "\(name)")
    #expect(Visitor(LiveSession(LiveTree(root))).title != "", "\(name)")
  }

  private func presenting(_ screen: any Widget) -> Children {
    Children([ViewController("Users") { Button("Show", .tapped --> inContext { try $0.present(Children([screen])) }) }])
  }

  private func pushing(_ screen: ViewController) -> Children {
    Children([
      NavigationController {
        ViewController("Users") { Button("Show", .tapped --> inContext { try $0.push(screen) }) }
      }
    ])
  }

  @Test("Control and direction characters are left out of the title of a page")
  func controls() {
    let screen = ViewController("A\u{0}\u{1}\u{7F}\u{85}\u{202E}B<\"") { Label("a") }
    #expect(LiveSession(LiveTree(screen)).open().html.contains("<title>AB&lt;&quot;</title>"))
  }

  @Test("The title of a page is that of the visible screen")
  func screens() throws {
    let heading = Label("Inside", .accessibilityTraits(.header))
    let tabs = Children([
      TabBarController {
        ViewController("Users"); ViewController("Albums")
      }
    ])
    try check("tab", tabs, from: "Users", to: "Albums") { try $0.root.select(tab: 1) }
    let stack = Children([
      NavigationController {
        ViewController("Users"); ViewController("Ada")
      }
    ])
    try check("pop", stack, from: "Ada", to: "Users") { try $0.find(.button("Users")).tap() }
    let shown: [(String, Children, String)] = [
      ("push", pushing(ViewController("Ada")), "Ada"), ("push without a title", pushing(ViewController()), "Users"),
      ("push with a heading", pushing(ViewController { heading }), "Inside"),
      ("sheet", presenting(ViewController("Photo")), "Photo"), ("sheet with a heading", presenting(heading), "Inside"),
      ("sheet without a name", presenting(Label("x")), "Users"), ("alert", presenting(AlertController("No")), "Users"),
    ]
    for (name, root, title) in shown {
      try check(name, root, from: "Users", to: title) { try $0.find(.button("Show")).tap() }
    }
    try check("dismissal", presenting(ViewController("Photo")), from: "Users", to: "Users") {
      try $0.find(.button("Show")).tap()
      try $0.root.swipeAway()
    }
  }

  @Test("The title of a page follows bindings of its title or heading, also if nothing else changes")
  func bindings() throws {
    let header = AccessibilityTraits.header
    let roots: [(String, (Var<String?>) -> any Widget)] = [
      ("screen", { ViewController(.title <-- $0) }),
      ("screen of a stack", { title in NavigationController { ViewController(.title <-- title) } }),
      (
        "screen of a tab",
        { title in
          TabBarController {
            ViewController(.title <-- title); ViewController("B")
          }
        }
      ),
      ("screen of a window", { title in Application { Window { ViewController(.title <-- title) } } }),
      ("item", { ViewController(.navigationItem.title <-- $0) }),
      ("content", { title in ViewController { VStack { Label("x", .navigationTitle <-- title) } } }),
      ("content without a screen", { title in NavigationController { Label("x", .navigationTitle <-- title) } }),
      ("component", { Composed(Titles(title: $0)) }),
      ("bar", { title in VStack { NavigationBar(.items([NavigationItem(nil, .title <-- title)])) } }),
      (
        "heading",
        { title in
          VStack {
            Label("x"); Label(.text <-- title, .accessibilityTraits(header))
          }
        }
      ),
      ("heading of a screen", { title in ViewController { Label(.text <-- title, .accessibilityTraits(header)) } }),
      ("large title", { title in VStack { Label(.text <-- title, .font(.largeTitle)) } }),
      ("title font", { title in VStack { Label(.text <-- title, .font(.title1)) } }),
      ("text in a heading", { title in VStack(.accessibilityTraits(header)) { Label(.text <-- title) } }),
      ("label", { Label("x", .accessibilityTraits(header), .accessibilityLabel <-- $0) }),
    ]
    for (name, root) in roots {
      let title = Var<String?>("Users")
      try check(name, Children([root(title)]), from: "Users", to: "People") { _ in title.set("People") }
    }
    for root in [roots[0].1, roots[8].1, roots[9].1] {
      let title = Var<String?>("Users")
      // A page that loses its title keeps it.
      try check("nothing", Children([root(title)]), from: "Users", to: "Users") { _ in title.set(nil) }
      let late = Var<String?>(nil)
      try check("late", Children([root(late)]), from: ProcessInfo.processInfo.processName, to: "Users") {
        _ in late.set("Users")
      }
    }
  }

  @Test("The title of a page is the first visible heading, whatever is inserted, removed, moved, shown or hidden")
  func headings() throws {
    let new = Label("New", .key("new"), .accessibilityTraits(.header))
    let old = Label("Old", .key("old"), .accessibilityTraits(.header))
    let roots: [(String, (Var<Bool>) -> any Widget)] = [
      ("comes", { VStack(.children <-- $0.map { $0 ? [new, old] : [old] }) }),
      ("goes", { VStack(.children <-- $0.map { $0 ? [new] : [old, new] }) }),
      ("moves", { VStack(.children <-- $0.map { $0 ? [new, old] : [old, new] }) }),
      (
        "deep",
        { isNew in
          VStack {
            View(.children <-- isNew.map { $0 ? [VStack { new }] : [] }); old
          }
        }
      ),
      (
        "appears",
        { isNew in
          VStack {
            View(.isHidden <-- isNew.map { !$0 }) { new }; old
          }
        }
      ),
      (
        "is hidden",
        { isNew in
          VStack {
            View(.isHidden <-- isNew) { old }; new
          }
        }
      ),
      (
        "is transparent",
        { isNew in
          VStack {
            View(.alpha <-- isNew.map { $0 ? 0 : 1 }) { old }; new
          }
        }
      ),
      (
        "becomes one",
        { isNew in
          VStack {
            Label("New", .accessibilityTraits <-- isNew.map { $0 ? .header : [] })
            old
          }
        }
      ),
    ]
    for (name, root) in roots {
      let isNew = Var(false)
      try check(name, Children([root(isNew)]), from: "Old", to: "New") { _ in isNew.set(true) }
    }
  }

  @Test("A page keeps its title when the widget of its heading is removed")
  func leaving() throws {
    let program = ProcessInfo.processInfo.processName
    for before in [nil, "Users"] as [String?] {
      let isBroken = Var(false)
      let tree = LiveTree {
        if isBroken.value {
          VStack(.key("card")) { Label("Something went wrong", .font(.title1)) }
        } else {
          VStack { Label("Fine", .font(before == nil ? .body : .title1)) }
        }
      }
      let visitor = Visitor(LiveSession(tree))
      let usual = before == nil ? program : "Fine"
      #expect(visitor.title == usual)
      isBroken.set(true)
      try visitor.update()
      #expect(visitor.title == "Something went wrong")
      isBroken.set(false)
      try visitor.update()
      #expect(visitor.title == usual)
    }
  }

  @Test("A page without a title or a heading outside of lists is named by its root's label, or by the program")
  func defaults() {
    func title(_ root: any Widget) -> String { Visitor(LiveSession(LiveTree(Children([root])))).title }
    let program = ProcessInfo.processInfo.processName
    #expect(title(TableView { Section("Fruits") { TableViewCell(.text("Apple")) } }) == program)
    #expect(title(VStack(.accessibilityLabel("Fruits")) { Label("Apple") }) == "Fruits")
    #expect(title(ViewController("")) == program)
    #expect(title(TabBarController(.title("App")) { ViewController() }) == "App")
  }

  @Test("A page that returns, or that is shown by another session, gets the title, also if it has missed frames")
  func reconnections() throws {
    let sessions = LiveSessions { saved in
      let title = Var<String?>("Users")
      if let saved { try title.restore(json: saved) }
      let root = ViewController(.title <-- title) { Button("Rename", .tapped --> { title.set("People") }) }
      return SessionContent(LiveTree(root)) { try? title.json() }
    }
    let page = try sessions.open()
    let (session, _) = try sessions.resume(page.token, from: 0)
    let button = try #require(page.html.firstMatch(of: /data-n="(\d+)"[^>]*type="button"|<button[^>]*data-n="(\d+)"/))
    let id = try #require((button.1 ?? button.2).flatMap { Int($0) })
    try session.receive(Data(#"{"i":1,"s":0,"k":"tap","n":\#(id)}"#.utf8))
    #expect(session.frames().map(\.text) == [#"[1,1,[["w","People"]]]"#])
    // The frame has been lost.
    #expect(try sessions.resume(page.token, from: 0).frames.map(\.text) == [#"[1,1,[["w","People"]]]"#])
    sessions.end(page.token)
    let frames = try sessions.resume(page.token, from: 1).frames
    #expect(frames.count == 1 && frames[0].text.contains(#"["w","People"]"#))
  }

  @Test(
    "The script changes the title of the page only when a frame does",
    .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
  func script() async throws {
    let session = LiveSession(LiveTree(NavigationController { ViewController("Users") }))
    let messages = try await PageScript.messages(
      of: session,
      after: """
        report(document.title)
        document.querySelector("h1").textContent = "Grace Hopper"
        await receive("[1,0,[]]")
        report(document.title)
        await receive('[2,0,[["w","<Grace> & Co"]]]')
        report(document.title)
        """)
    #expect(messages.prefix(3) == ["Users", "Users", "<Grace> & Co"])
  }
}

private struct Titles: Component {
  let title: Var<String?>

  var body: Children { ViewController(.title <-- title) { Label("Text") } }
}
