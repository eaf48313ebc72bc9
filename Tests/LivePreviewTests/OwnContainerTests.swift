import LivePreview
import LiveTesting
import Synchronization
import Testing

@Suite("Custom containers in a patched page")
@MainActor struct OwnContainerTests {
  @Test(
    "A container that only places its children is not shown again when their content changes",
    arguments: [false, true])
  func inside(readsInside: Bool) throws {
    let (text, shown) = (Var("a"), Shown())
    let page = Page(
      LiveTree(
        VStack {
          Placed(
            Mod {
              $0.shown = shown; $0.readsInsideChildren = readsInside
            }
          ) { HStack { Label(.text <-- text) } }
        }))
    text.set("b")
    #expect(try page.patch(counting: shown) == (readsInside ? 1 : 0))
  }

  @Test("A container that only places its children is shown again when a child itself changes")
  func child() throws {
    let (color, shown) = (Var(Color.red), Shown())
    let page = Page(
      LiveTree(
        Placed(
          Mod {
            $0.shown = shown; $0.readsInsideChildren = false
          }
        ) { HStack(.backgroundColor <-- color) {} }))
    color.set(.blue)
    #expect(try page.patch(counting: shown) > 0)
  }

  @Test(
    "A container that writes its children in one place is written without them when some are added or removed",
    arguments: [false, true])
  func together(isTogether: Bool) throws {
    let (rows, shown) = (Var(["a", "b", "c"]), Shown())
    let page = Page(
      LiveTree(rows) { rows in
        Section(
          Mod {
            $0.shown = shown; $0.writesChildrenTogether = isTogether
          }
        ) {
          ForEach(rows, id: \.self) { Label($0) }
        }
      })
    for next in [["a", "b", "d", "c"], ["d", "c"], ["c", "d"], [], ["e"]] {
      rows.set(next)
      let children = try page.patch(counting: shown)
      #expect(children >= next.count && !isTogether || children == 0, "\(next)")
    }
  }

  @Test("Children that are written together have their places before, between and inside of other elements")
  func places() throws {
    let rows = Var(["a", "b"])
    let page = Page(LiveTree(rows) { rows in Framing { ForEach(rows, id: \.self) { Label($0) } } })
    for next in [["a", "c", "b", "d"], [], ["e"], ["f", "e"], ["e", "f", "g"]] {
      rows.set(next)
      #expect(try page.patch(counting: Shown()) == 0)
    }
  }
}

/// A page that shows a tree.
@MainActor private struct Page<State> {
  let tree: LiveTree<State>
  let renderer = HTMLRenderer()
  let lifetime: Lifetime
  let browser: Browser

  init(_ tree: LiveTree<State>) {
    self.tree = tree
    lifetime = tree.render(with: renderer)
    browser = Browser(renderer.html())
  }

  /// Applies the patches, after which the page shows what a new one shows, and returns how often a container has been
  /// shown for them.
  func patch(counting shown: Shown) throws -> Int {
    let before = shown.count
    let patches = renderer.patches()
    let count = shown.count - before
    try browser.apply(patches)
    let look = Browser(Preview.html(tree.widget, as: .fragment)).look
    #expect(Browser.difference(browser.look, look) == nil)
    return count
  }
}

/// How often a container has been shown, or with how many children, which is no part of what it is.
private final class Shown: Equatable, Sendable {
  private let total = Mutex(0)

  var count: Int { total.withLock { $0 } }

  func add(_ count: Int = 1) { total.withLock { $0 += count } }

  static func == (first: Shown, second: Shown) -> Bool { true }
}

private struct Placed: Container, Previewable {
  var shown = Shown()
  var readsInsideChildren = true
  var children: Children = []
  var attributes = ViewAttributes.fresh

  var preview: any Widget {
    shown.add()
    return VStack {
      Label("Title")
      HStack { children }
    }
  }
}

private struct Section: Container, HTMLRepresentable {
  var shown = Shown()
  var writesChildrenTogether = false
  var children: Children = []
  var attributes = ViewAttributes.fresh

  func write(to html: inout Preview.HTML) {
    shown.add(children.count)
    html.element(.section, for: self) { $0.add(childrenOf: self) }
  }
}

private struct Framing: Container, HTMLRepresentable {
  var children: Children = []
  var attributes = ViewAttributes.fresh

  var writesChildrenTogether: Bool { true }

  func write(to html: inout Preview.HTML) {
    html.element(.article, for: self) { html in
      html.element(.header) { $0.write("Header") }
      html.element(.section) { $0.add(childrenOf: self) }
      html.element(.footer) { $0.write("Footer") }
    }
  }
}
