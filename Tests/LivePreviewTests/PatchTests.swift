import Foundation
import LivePreview
import LiveTesting
import TestSupport
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

  @Test("A live tree is first rendered as the fragment of its preview")
  func beginning() {
    let tree = LiveTree(VStack { Label("Ada") })
    let lifetime = tree.render(with: renderer)
    #expect(
      renderer.html().hasSuffix(
        #"<div data-n="1" class="StackView vertical"><span data-n="2" class="Label">Ada</span></div>\n</div>\n"#
          .replacing(#"\n"#, with: "\n")))
    #expect(Browser(renderer.html()).look == Browser(Preview.html(tree.widget, as: .fragment)).look)
    #expect(renderer.patches() == [])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A text that changes several times before a frame gets one patch")
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
    #expect(patches == [.text(at: [3], to: "<Grace>")])
    #expect("\(patches)" == "[text 3 to <Grace>]")
  }

  @Test("A changed text with limited lines is patched inside the element of its lines")
  func limitedText() {
    let name = Var("Ada")
    let tree = LiveTree(VStack { Label(.numberOfLines(2), .text <-- name) })
    #expect(patches(tree) { name.set("Eve") } == [.text(at: [2, 0], to: "Eve")])
  }

  @Test("A changed badge of a screen's item is patched")
  func badge() {
    let unread = Var<String?>(nil)
    let item = TabBarItem(.title("Inbox"), .badgeValue <-- unread)
    let tree = LiveTree(TabBarController { ViewController("Mail", .tabBarItem(item)) })
    #expect("\(patches(tree) { unread.set("17") })".contains(">17<"))
  }

  @Test("A button that becomes selected, or no longer is, is patched")
  func selectedButton() {
    let isOn = Var(false)
    let tree = LiveTree(VStack { Button("a", .isSelected <-- isOn) })
    let selected = "\(patches(tree) { isOn.set(true) })"
    #expect(selected.contains("--under:var(--tint)") && selected.contains(#"aria-pressed="true""#), "\(selected)")
    #expect(!"\(patches(tree) { isOn.set(false) })".contains("--under:"))
  }

  @Test("Changed attributes are patched without the contents of the element")
  func attributes() {
    let isHidden = Var(false)
    let tree = LiveTree(VStack(.isHidden <-- isHidden) { Label("Ada") })
    #expect(
      patches(tree) { isHidden.set(true) } == [.set(at: [1], to: ["hidden": ""])])
    #expect(patches(tree) { isHidden.set(false) } == [.set(at: [1], to: ["hidden": nil])])
  }

  @Test("Patched HTML updates the layout of widgets when their container lays them out differently")
  func arrangement() throws {
    let axis = Var(Axis.horizontal)
    let tree = LiveTree(StackView(.axis <-- axis) { Label("Ada", .width(40)) })
    #expect(
      patches(tree) { axis.set(.vertical) } == [
        .set(at: [1], to: ["class": "StackView vertical"]),
        .set(at: [2], to: ["class": "Label", "style": "width:40px"]),
      ])
  }

  @Test("Changes that are not visible cause no patches")
  func invisible() {
    let tag = Var(1)
    let tree = LiveTree(Label("Ada", .textColor(.red), .tag <-- tag))
    #expect(patches(tree) { tag.set(2) } == [])
  }

  @Test("Insertions, removals and moves of elements are patched with the fewest operations")
  func rows() {
    let rows = Var("abcdef")
    let tree = LiveTree(View(.children <-- rows.map { Children($0.map { Label("\($0)", .key("\($0)")) }) }))
    #expect(
      patches(tree) { rows.set("aecdxb") } == [
        .remove(at: [7]), .move(at: [3], before: nil),
        .insert(html: #"<span data-n="8" class="Label">x</span>"#, into: [1], before: [3]), .move(at: [6], before: [4]),
      ])
  }

  @Test("Moves without insertions and removals are patched")
  func order() {
    let rows = Var("abc")
    let tree = LiveTree(View(.children <-- rows.map { Children($0.map { Label("\($0)", .key("\($0)")) }) }))
    #expect(patches(tree) { rows.set("cab") } == [.move(at: [4], before: [2])])
  }

  @Test("A container is replaced only if a child that writes several elements changes, and then once")
  func loose() {
    let name = Var("Ada")
    let words = Var(["and", "so"])
    let tree = LiveTree(
      View {
        Scattered(\.words <-- words); Label(.text <-- name); Label("Eve")
      })
    #expect(patches(tree) { name.set("Eve") } == [.text(at: [3], to: "Eve")])
    let patches = patches(tree) {
      words.set(["on"])
      name.set("Grace")
    }
    #expect(patches.count(where: { $0.description.hasPrefix("replace") }) == 1)
    #expect(
      "\(patches)".contains(#"replace 1 by <div data-n="1" class="View"><em data-n="2" class="Custom">on</em><span"#))
  }

  @Test("An element that replaces a removed one takes its place")
  func exchange() {
    let rows = Var("abc")
    let tree = LiveTree(View(.children <-- rows.map { Children($0.map { Label("\($0)", .key("\($0)")) }) }))
    #expect(
      patches(tree) { rows.set("axc") } == [
        .remove(at: [3]), .insert(html: #"<span data-n="5" class="Label">x</span>"#, into: [1], before: [4]),
      ])
  }

  @Test("A changed style is written at its element, and leaves the style sheet alone")
  func changedStyles() {
    let color = Var(Color.red)
    let tree = LiveTree(
      VStack {
        Label("Ada", .textColor <-- color); Label("Eve", .textColor(.red))
      })
    #expect(
      patches(tree) {
        color.set(.green)
      } == [.set(at: [2], to: ["class": "Label", "style": "color:#00FF00"])])
  }

  @Test("The rule of a new style arrives once, before the first element that uses it")
  func newStyles() {
    let names = Var(["Ada"])
    let tree = LiveTree(names) { names in
      VStack { ForEach(names, id: \.self) { Label($0, .textColor(.red)) } }
    }
    #expect(
      patches(tree) { names.set(["Ada", "Eve"]) } == [
        .insert(html: #"<span data-n="3" class="Label s1">Eve</span>"#, into: [1], before: nil)
      ])
    #expect(patches(tree) { names.set([]) } == [.remove(at: [3]), .remove(at: [2])])
  }

  @Test("Unused rules are removed once there are many")
  func unusedStyles() {
    let width = Var(1.0)
    let tree = LiveTree(width) { width in VStack { Label("\(width)", .key(WidgetKey(Int(width))), .width(width)) } }
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    var (added, removed) = (0, 0)
    for number in 2..<200 {
      width.set(Double(number))
      let patches = renderer.patches()
      for patch in patches {
        if case .addRule = patch { added += 1 }
        if case .removeRule = patch { removed += 1 }
      }
      #expect(throws: Never.self) { try browser.apply(patches) }
    }
    #expect(added == 198 && added - removed <= 16)
    #expect(browser.look == Browser(Preview.html(tree.widget, as: .fragment)).look)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A step of a slider takes at most a hundred bytes, however many came before")
  func slider() throws {
    let value = Var(0.0)
    let tree = LiveTree(VStack { Slider(.value <-- value) })
    let lifetime = tree.render(with: renderer)
    _ = renderer.html()
    for step in 1...1000 {
      value.set(Double(step) / 1000)
      #expect(try JSONEncoder().encode(renderer.patches()).count <= 100)
    }
    withExtendedLifetime(lifetime) {}
  }

  @Test("A control that a user operates is patched in place, and never replaced")
  func controls() {
    let (text, isOn, value) = (Var("Ada"), Var(false), Var(1))
    let tree = LiveTree(
      VStack {
        TextField(.text <-- text.map { $0 })
        TextField(.text <-- text.map { $0 }, .leftView(Label("Name")), .leftViewMode(.always))
        TextView(.text <-- text.map { $0 })
        SearchBar(.text <-- text.map { $0 })
        Switch(.isOn <-- isOn)
        SegmentedControl(["a", "b"], .selectedSegmentIndex <-- value.map { $0 })
        Button("Play", .title <-- isOn.map { $0 ? "Pause" : "Play" })
      })
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    for number in 0..<6 {
      text.set(number % 3 == 0 ? "" : "\nEve \(number)")
      isOn.set(number % 2 == 0)
      value.set(number % 2)
      let patches = renderer.patches()
      for patch in patches {
        switch patch {
        case .set, .text: continue
        default: Issue.record("\(patch)")
        }
      }
      #expect(throws: Never.self) { try browser.apply(patches) }
      #expect(browser.look == Browser(Preview.html(tree.widget, as: .fragment)).look)
    }
    withExtendedLifetime(lifetime) {}
  }

  @Test("Changes inside a navigation stack are patched, and its bar is patched with the screen")
  func screens() throws {
    let (name, title) = (Var("Ada"), Var("Users"))
    let tree = LiveTree(
      NavigationController { ViewController(nil, .title <-- title) { Label(.text <-- name) } })
    #expect(
      patches(tree) { name.set("Grace") } == [
        .text(at: [4], to: "Grace")
      ])
    #expect(
      patches(tree) { title.set("All") } == [
        .text(at: [1, 0, 0, 0, 1], to: "All")
      ])
  }

  @Test("A bar follows the title of the screen below, even while that is not shown")
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
      #expect(back == [.text(at: [1, 0, 0, 0, 0, 0, 1], to: name)])
    }
    withExtendedLifetime(lifetime) {}
  }

  @Test("A presented screen, and changes in it, are patched", arguments: 0..<4)
  func presented(place: Int) throws {
    let (text, name) = (Var("Really?"), Var("below"))
    let more = ViewController("More") {
      Label(.text <-- text); Button("Done", .tapped --> inContext { try $0.dismiss() })
    }
    let sheet = VStack {
      Label(.text <-- text); Button("Close", .tapped --> inContext { try $0.dismiss() })
      Button("More", .tapped --> inContext { try $0.present(more) })
    }
    let content = VStack {
      Label(.text <-- name); Button("Open", .tapped --> inContext { try $0.present(sheet) })
    }
    // In a window, screens cover the content of the window, and the whole page otherwise.
    let roots: [any Widget] = [
      content, Window(.tintColor(.systemPurple)) { ViewController("Ada") { content } }, Window { content },
      VStack { Window(.overrideUserInterfaceStyle(.dark)) { NavigationController { ViewController { content } } } },
    ]
    let tree = LiveTree(roots[place])
    func tap(_ title: String) -> () throws -> Void { { try tree.find(.button(title)).tap() } }
    try follow(
      tree, tap("Open"), { text.set("Sure?") }, { name.set("Eve") }, tap("More"), { text.set("Both") },
      tap("Done"), tap("Close"), { name.set("Grace") }, tap("Open"))
    #expect(Browser(renderer.html()).look == Browser(Preview.html(tree.widget, as: .fragment)).look)
    let lifetime = tree.render(with: renderer)
    _ = renderer.html()
    text.set("Now?")
    let patches = renderer.patches()
    #expect(patches.count == 1 && patches[0].description.hasSuffix(" to Now?"), "\(patches)")
    withExtendedLifetime(lifetime) {}
  }

  @Test("A new root replaces the whole page")
  func otherRoot() throws {
    let tree = LiveTree(Label("Ada"))
    let patches = try patches(tree) { try tree.update(to: Divider()) }
    #expect(patches.count == 2)
    #expect(
      patches == [.remove(at: [1]), .insert(html: #"<hr data-n="2" class="Divider">"#, into: [0], before: [0, 2])])
  }

  @Test("The HTML is empty while one root replaces another")
  func noRoot() throws {
    let between = Var("")
    let tree = LiveTree(Label("Ada", .lifetimes -- [Lifetime { [renderer] in between.set(renderer.html()) }]))
    let patches = try patches(tree) { try tree.update(to: Divider()) }
    #expect(between.value.hasPrefix("<div>") && !between.value.contains("Ada"))
    #expect(patches == [.replace(at: [], html: renderer.html())])
  }

  @Test("A renderer that is attached again gets the whole page")
  func comingBack() {
    let name = Var("Ada")
    let tree = LiveTree(Label(.text <-- name))
    #expect(patches(tree) {} == [])
    name.set("Grace")
    let lifetime = tree.render(with: renderer)
    let patches = renderer.patches()
    #expect(patches == [.replace(at: [], html: renderer.html())] && "\(patches)".contains(">Grace</span>"))
    withExtendedLifetime(lifetime) {}
  }

  @Test("A renderer without an initial page gets the whole page")
  func unasked() {
    let tree = LiveTree(Label("Ada"))
    #expect(renderer.patches() == [])
    let lifetime = tree.render(with: renderer)
    #expect(renderer.patches() == [.replace(at: [], html: renderer.html())])
    withExtendedLifetime(lifetime) {}
  }

  @Test("The page follows state that the block of the tree reads")
  func state() {
    let tree = LiveTree([1, 2]) { numbers in
      VStack { ForEach(numbers, id: \.self) { Label("\($0)") } }
    }
    #expect(
      patches(tree) { tree.state = [1, 2, 3] } == [
        .insert(html: #"<span data-n="4" class="Label">3</span>"#, into: [1], before: nil)
      ])
  }

  /// Applies the patches of each step to a page, which must look as a new one does afterwards.
  private func follow<State>(_ tree: LiveTree<State>, _ steps: () throws -> Void...) throws {
    let lifetime = tree.render(with: renderer)
    let browser = Browser(renderer.html())
    for step in [{}] + steps {
      try step()
      let patches = renderer.patches()
      #expect(throws: Never.self, "\(patches)") { try browser.apply(patches) }
      let look = Browser(Preview.html(tree.widget, as: .fragment)).look
      #expect(Browser.difference(browser.look, look) == nil, "\(patches)")
    }
    withExtendedLifetime(lifetime) {}
  }

  @Test("A container that becomes another element no longer contains its removed children")
  func otherElement() throws {
    let isOpen = Var(true)
    let tree = LiveTree(
      View {
        Disclosed(.text("More"), \.children <-- isOpen.map { $0 ? [Label("Ada"), Label("Eve")] : [] })
      })
    try follow(tree, { isOpen.set(false) }, { isOpen.set(true) })
  }

  @Test("An element with a changed style keeps it when its container is written again")
  func changedStyleInside() throws {
    let (color, words) = (Var(Color.red), Var(["and"]))
    let tree = LiveTree(
      View {
        Label("Ada", .textColor <-- color); Scattered(\.words <-- words)
      })
    try follow(tree, { color.set(.green) }, { words.set(["and", "so"]) })
    #expect(!renderer.html().contains("s\(UInt32.max)"))
  }

  @Test("A style that has changed can be removed")
  func removedStyle() throws {
    let color = Var<Color?>(.red)
    let tree = LiveTree(View { Label("Ada", .backgroundColor <-- color) })
    try follow(tree, { color.set(.green) }, { color.set(nil) }, { color.set(.red) })
  }

  @Test("A rule that is used, or used again, is kept when unused rules are removed")
  func usedAgain() throws {
    let widths = Var([1])
    let tree = LiveTree(widths) { widths in
      VStack { ForEach(widths, id: \.self) { Label("Ada", .width(Double($0))) } }
    }
    try follow(tree, { widths.set([]) }, { widths.set([1]) }, { widths.set(Array(1...40)) }, { widths.set([1]) })
    try follow(tree, { widths.set(Array(1...40)) }, { widths.set([40]) }, { widths.set(Array(40...99)) })
  }

  @Test("A text view shows the first line feed of its text")
  func lineFeed() throws {
    let text = Var<String?>("\nAda")
    let texts = Var(1)
    let tree = LiveTree(texts) { count in
      View { for key in 0..<count { TextView(.text <-- text, .key(key)) } }
    }
    #expect(Browser("<div><style></style>\n<textarea>\n\nAda</textarea>\n</div>").look.contains(">\nAda<"))
    try follow(tree, { texts.set(2) }, { text.set("\n\nEve") }, { texts.set(3) })
  }

  @Test("Children with spacing elements between them can be permuted in any way")
  func spacedOrder() throws {
    var random = SeededGenerator(seed: 1)
    let rows = Var(Array(0..<30))
    let tree = LiveTree(rows) { rows in
      VStack(.customSpacing(Dictionary(uniqueKeysWithValues: rows.indices.map { ($0, Double($0 % 3)) }))) {
        ForEach(rows, id: \.self) { Label("\($0)") }
      }
    }
    func step(_ change: @escaping ([Int]) -> [Int]) -> () -> Void { { rows.set(change(rows.value)) } }
    try follow(
      tree, step { $0.reversed() }, step { [$0[29]] + $0.prefix(29) }, step { Array($0.dropFirst(4)) },
      step { $0.shuffled(using: &random) }, step { ($0 + (30..<36)).shuffled(using: &random) },
      step { ($0.dropLast(9) + (36..<40)).shuffled(using: &random) })
  }
}
