import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("The order of appearing")
struct AppearanceOrderTests {
  let log = Log()

  private func screen(_ title: String, _ mods: Mod<ViewController>..., content: Children = []) -> ViewController {
    let log = log
    return ViewController(
      title, .willAppear --> { log("\(title).willAppear") }, .didAppear --> { log("\(title).didAppear") },
      .willDisappear --> { log("\(title).willDisappear") }, .didDisappear --> { log("\(title).didDisappear") }
    ) {
      Label(title, .onAppear { log("\(title).onAppear") }, .onDisappear { log("\(title).onDisappear") })
      content
    }.with(Mod(list: mods))
  }

  private func expect(_ lines: String, _ action: () throws -> Void) rethrows {
    let start = log.lines.count
    try action()
    #expect(log.lines.dropFirst(start).joined(separator: " ") == lines)
  }

  @Test("A screen appears when its tree is mounted, and disappears when it is unmounted")
  func mounting() {
    var tree: LiveTree<Void>?
    expect("A.willAppear A.onAppear A.didAppear") { tree = LiveTree(Window { screen("A") }) }
    expect("A.willDisappear A.onDisappear A.didDisappear") { tree?.unmount() }
    expect("") { tree = nil }
  }

  @Test("A push and a pop send the events of both screens in UIKit's order")
  func stack() throws {
    let log = log
    let path = StackAdapter<String>([])
    let tree = LiveTree(
      NavigationController(
        .viewControllers <-- path.screens(over: screen("A")) { screen($0) },
        .poppedToCount --> path.popToCount(over: 1),
        .willShow --> { log("willShow \(($0 as? ViewController)?.title ?? "")") },
        .didShow --> { log("didShow \(($0 as? ViewController)?.title ?? "")") }))
    #expect(log.lines == ["A.willAppear", "willShow A", "A.onAppear", "A.didAppear", "didShow A"])
    expect(
      "A.willDisappear B.willAppear willShow B B.onAppear A.onDisappear A.didDisappear B.didAppear didShow B"
    ) { path.push("B") }
    try expect(
      "B.willDisappear A.willAppear willShow A A.onAppear B.onDisappear B.didDisappear A.didAppear didShow A"
    ) { try tree.goBack() }
  }

  @Test("A push of two screens at once sends no events for the lower one")
  func pushOfTwo() {
    let screens = Var<Children>([screen("A")])
    let tree = LiveTree(NavigationController(.viewControllers <-- screens))
    expect("A.willDisappear C.willAppear C.onAppear A.onDisappear A.didDisappear C.didAppear") {
      screens.set([screen("A"), screen("B"), screen("C")])
    }
    _ = tree
  }

  @Test("The selection of a tab sends the events of both screens in UIKit's order, then `didSelect`")
  func tabs() throws {
    let log = log
    let tree = LiveTree(
      TabBarController(.didSelect --> { log("didSelect \($0)") }) {
        screen("A")
        screen("B")
      })
    try expect("B.willAppear A.willDisappear B.onAppear A.onDisappear A.didDisappear B.didAppear didSelect 1") {
      try tree.select(tab: 1)
    }
    try expect("didSelect 1") { try tree.select(tab: 1) }
  }

  @Test("A screen that fills the window makes its presenter disappear, in UIKit's order")
  func fullScreen() throws {
    let over = Var<(any Widget)?>(nil)
    let tree = LiveTree(screen("A", .presentedViewController <-- over))
    expect("A.willDisappear B.willAppear B.onAppear B.didAppear A.onDisappear A.didDisappear") {
      over.set(screen("B", .modalPresentationStyle(.fullScreen)))
    }
    expect("B.willDisappear A.willAppear A.onAppear A.didAppear B.onDisappear B.didDisappear") { over.set(nil) }
    _ = tree
  }

  @Test("A sheet appears alone, and `didDismiss` follows its events")
  func sheet() throws {
    let log = log
    let tree = LiveTree(
      screen(
        "A", .didDismiss --> { log("didDismiss") },
        content: [
          Button(
            "Open",
            .tapped
              --> inContext { [self] in
                try $0.present(screen("B"))
              })
        ]))
    try expect("B.willAppear B.onAppear B.didAppear") { try tree.find(.button("Open")).tap() }
    try expect("B.willDisappear B.onDisappear B.didDisappear didDismiss") { try tree.swipeAway() }
  }

  @Test("The screen of a hidden window appears when the window is shown")
  func window() {
    let isHidden = Var(true)
    let tree = LiveTree(Window(.isHidden <-- isHidden) { screen("A") })
    #expect(log.lines == [])
    expect("A.willAppear A.onAppear A.didAppear") { isHidden.set(false) }
    expect("A.willDisappear A.onDisappear A.didDisappear") { isHidden.set(true) }
    _ = tree
  }

  @Test("A new root appears after the old one has disappeared")
  func root() throws {
    let root = Var<(any Widget)?>(screen("A"))
    let tree = LiveTree(Window(.rootViewController <-- root))
    expect("A.willDisappear B.willAppear B.onAppear A.onDisappear A.didDisappear B.didAppear") {
      root.set(NavigationController { screen("B") })
    }
    _ = tree
  }

  @Test("A controller appears before the screens inside it, which then appear and disappear without it")
  func containers() throws {
    let log = log
    let tree = LiveTree(
      TabBarController {
        NavigationController(.willAppear --> { log("N.willAppear") }, .didAppear --> { log("N.didAppear") }) {
          screen("A")
          screen("B")
        }
        screen("C")
      })
    #expect(log.lines == ["N.willAppear", "B.willAppear", "B.onAppear", "N.didAppear", "B.didAppear"])
    try expect("B.willDisappear A.willAppear A.onAppear B.onDisappear B.didDisappear A.didAppear") {
      try tree.goBack()
    }
  }
}
