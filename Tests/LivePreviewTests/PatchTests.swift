import LivePreview
import LiveTesting
import Testing

@MainActor
@Suite("HTML that is patched")
struct PatchTests {
  private let renderer = HTMLRenderer()

  /// The patches that a page gets while something happens.
  private func patches<State>(_ tree: LiveTree<State>, _ action: () throws -> Void) rethrows -> [HTMLPatch] {
    let lifetime = tree.render(with: renderer)
    defer { lifetime.cancel() }
    _ = renderer.html()
    try action()
    return renderer.patches()
  }

  @Test("is the preview's fragment to begin with")
  func beginning() {
    let tree = LiveTree(VStack { Label("Ada") })
    let lifetime = tree.render(with: renderer)
    #expect(renderer.html() == Preview.html(tree.widget, as: .fragment))
    #expect(renderer.patches() == [])
    withExtendedLifetime(lifetime) {}
  }

  @Test("replaces a text with the element around it, however often it changed")
  func text() {
    let name = Var("Ada")
    let tree = LiveTree(
      VStack {
        Divider(); Label(.text <-- name)
      })
    let patches = patches(tree) {
      name.set("Eve")
      name.set("<Grace>")
    }
    #expect(patches == [.replace(at: [1, 1], html: #"<span class="Label">&lt;Grace&gt;</span>"#)])
    #expect("\(patches)" == #"[replace 1/1 by <span class="Label">&lt;Grace&gt;</span>]"#)
  }

  @Test("gives an element other attributes, and leaves what is in it")
  func attributes() {
    let isHidden = Var(false)
    let tree = LiveTree(VStack(.isHidden <-- isHidden) { Label("Ada") })
    #expect(
      patches(tree) { isHidden.set(true) } == [
        .setAttributes(at: [1], tag: #"<div class="StackView vertical" hidden>"#)
      ])
  }

  @Test("says anew how widgets are laid out when what is around them lays them out in another way")
  func arrangement() throws {
    let axis = Var(Axis.horizontal)
    let tree = LiveTree(StackView(.axis <-- axis) { Label("Ada", .width(40)) })
    #expect(
      patches(tree) { axis.set(.vertical) }.dropFirst() == [
        .setAttributes(at: [1], tag: #"<div class="StackView vertical">"#),
        .setAttributes(at: [1, 0], tag: #"<span class="Label s2">"#),
      ])
  }

  @Test("is not told what does not show")
  func invisible() {
    let tag = Var(1)
    let tree = LiveTree(Label("Ada", .tag <-- tag))
    #expect(patches(tree) { tag.set(2) } == [])
  }

  @Test("lets elements come, go and change places, as few as can be")
  func rows() {
    let rows = Var("abcdef")
    let tree = LiveTree(View(.children <-- rows.map { Children($0.map { Label("\($0)", .key("\($0)")) }) }))
    #expect(
      patches(tree) { rows.set("aecdxb") } == [
        .remove(at: [1, 5]), .move(from: [1, 4], to: 1), .insert(html: #"<span class="Label">x</span>"#, at: [1, 5]),
        .move(from: [1, 2], to: 5),
      ])
  }

  @Test("lets elements change places where none comes or goes")
  func order() {
    let rows = Var("abc")
    let tree = LiveTree(View(.children <-- rows.map { Children($0.map { Label("\($0)", .key("\($0)")) }) }))
    #expect(patches(tree) { rows.set("cab") } == [.move(from: [1, 2], to: 0)])
  }

  @Test("replaces what holds a widget of several elements once, however much has changed in it")
  func loose() {
    let names = Var("Ada")
    let tree = LiveTree(
      View {
        Scattered().with { $0.words = ["and", "so"] }; Label(.text <-- names); Label(.text <-- names)
      })
    let patches = patches(tree) { names.set("Eve") }
    #expect(patches.count == 1)
    #expect("\(patches)".hasPrefix(#"[replace 1 by <div class="View">"#))
  }

  @Test("takes one element for another where one came as another went")
  func exchange() {
    let rows = Var("abc")
    let tree = LiveTree(View(.children <-- rows.map { Children($0.map { Label("\($0)", .key("\($0)")) }) }))
    #expect(patches(tree) { rows.set("axc") } == [.replace(at: [1, 1], html: #"<span class="Label">x</span>"#)])
  }

  @Test("gets a style sheet before the first element of a new style")
  func styles() throws {
    let color = Var(Color.red)
    let tree = LiveTree(
      VStack {
        Label("Ada", .textColor <-- color); Label("Eve", .textColor(.red))
      })
    let patches = patches(tree) { color.set(.green) }
    let sheet = try #require(
      patches.first.map { if case .replace(at: [0], html: let sheet) = $0 { sheet } else { nil } } ?? nil)
    #expect(sheet.hasPrefix("<style>@scope{") && sheet.hasSuffix("}</style>"))
    #expect(sheet.contains(".s1{color:#FF0000}") && sheet.contains(".s2{color:#00FF00}"))
    #expect(patches.dropFirst() == [.setAttributes(at: [1, 0], tag: #"<span class="Label s2">"#)])
  }

  @Test("changes within a stack of screens, and its bar with the screen")
  func screens() throws {
    let (name, title) = (Var("Ada"), Var("Users"))
    let tree = LiveTree(
      NavigationController { ViewController(nil, .title <-- title) { Label(.text <-- name) } })
    #expect(
      patches(tree) { name.set("Grace") } == [
        .replace(at: [1, 0, 1, 0], html: #"<span class="Label">Grace</span>"#)
      ])
    #expect(
      patches(tree) { title.set("All") } == [
        .replace(at: [1, 0, 0, 0, 1], html: #"<h1 class="NavigationTitle">All</h1>"#)
      ])
  }

  @Test("shows what it takes from screens that do not show")
  func hiddenScreens() {
    let title = Var("Users")
    let users = Children { UserScreen(title: title) }
    let screens = Var(users)
    let tree = LiveTree(NavigationController(.viewControllers <-- screens))
    let lifetime = tree.render(with: renderer)
    _ = renderer.html()
    screens.set(users + [ViewController("Ada")])
    _ = renderer.patches()
    for name in ["All", "Some"] {
      title.set(name)
      let back = renderer.patches()
      #expect(back.count == 1 && "\(back)".contains("</i>\(name)</button>"))
    }
    withExtendedLifetime(lifetime) {}
  }

  @Test("shows what is presented, and changes in it")
  func presented() throws {
    let text = Var("Really?")
    let sheet = VStack {
      Label(.text <-- text); Button("Close", .tapped --> inContext { try $0.dismiss() })
    }
    let tree = LiveTree(
      VStack {
        Label("below"); Button("Open", .tapped --> inContext { try $0.present(sheet) })
      })
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    let steps: [() throws -> Void] = [
      { try tree.find(.button("Open")).tap() }, { text.set("Sure?") }, { try tree.find(.button("Close")).tap() },
    ]
    for step in steps {
      try step()
      try browser.apply(renderer.patches())
      #expect(browser.look == Browser(Preview.html(tree.widget, as: .fragment)).look)
    }
    try steps[0]()
    #expect(renderer.html() == Preview.html(tree.widget, as: .fragment))
    text.set("Now?")
    let patches = renderer.patches()
    #expect(
      patches.count == 1 && patches[0].description.hasSuffix(#" by <span class="Label">Now?</span>"#), "\(patches)")
    withExtendedLifetime(lifetime) {}
  }

  @Test("is shown anew with another root")
  func otherRoot() throws {
    let tree = LiveTree(Label("Ada"))
    let patches = try patches(tree) { try tree.update(to: Divider()) }
    #expect(patches.count == 2)
    #expect(patches.last == .replace(at: [1], html: #"<hr class="Divider">"#))
  }

  @Test("shows nothing between one root and another")
  func noRoot() throws {
    let between = Var("")
    let tree = LiveTree(Label("Ada", .lifetimes -- [Lifetime { [renderer] in between.set(renderer.html()) }]))
    let patches = try patches(tree) { try tree.update(to: Divider()) }
    #expect(between.value.hasPrefix("<div>") && !between.value.contains("Ada"))
    #expect(patches == [.replace(at: [], html: Preview.html(tree.widget, as: .fragment))])
  }

  @Test("is written anew when a renderer that was away comes back")
  func comingBack() {
    let name = Var("Ada")
    let tree = LiveTree(Label(.text <-- name))
    #expect(patches(tree) {} == [])
    name.set("Grace")
    let lifetime = tree.render(with: renderer)
    #expect(renderer.patches() == [.replace(at: [1], html: #"<span class="Label">Grace</span>"#)])
    withExtendedLifetime(lifetime) {}
  }

  @Test("is all new to who has not asked for it")
  func unasked() {
    let tree = LiveTree(Label("Ada"))
    #expect(renderer.patches() == [])
    let lifetime = tree.render(with: renderer)
    #expect(renderer.patches() == [.replace(at: [], html: Preview.html(tree.widget, as: .fragment))])
    withExtendedLifetime(lifetime) {}
  }

  @Test("follows a state")
  func state() {
    let tree = LiveTree([1, 2]) { numbers in
      VStack { ForEach(numbers, id: \.self) { Label("\($0)") } }
    }
    #expect(
      patches(tree) { tree.state = [1, 2, 3] } == [.insert(html: #"<span class="Label">3</span>"#, at: [1, 2])])
  }
}
