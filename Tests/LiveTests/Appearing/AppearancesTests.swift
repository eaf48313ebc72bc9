import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Appearances")
struct AppearancesTests {
  let log = Log()

  @Test("A widget that is added or removed appears or disappears without the others")
  func addedWidget() {
    let names = Var(["Ada"])
    let log = log
    let tree = LiveTree(
      VStack(
        .arrangedSubviews
          <-- names.map { names in
            Children(
              names.map { name in
                Label(name, .key(name), .onAppear { log("+\(name)") }, .onDisappear { log("-\(name)") })
              })
          }))
    names.set(["Ada", "Grace"])
    names.set(["Grace"])
    #expect(log.lines == ["+Ada", "+Grace", "-Ada"])
    _ = tree
  }

  @Test("A widget appears for the first time once, and then again each time its screen appears")
  func once() throws {
    let log = log
    let tree = LiveTree(
      TabBarController {
        ViewController { Label("A", .onAppear { log("again") }, .onAppearOnce { _ in log("once") }) }
        ViewController("B")
      })
    try tree.select(tab: 1)
    try tree.select(tab: 0)
    #expect(log.lines == ["once", "again", "again"])
  }

  @Test("A hidden widget appears, as in UIKit")
  func hidden() {
    let log = log
    let isHidden = Var(true)
    let tree = LiveTree(VStack { Label("A", .isHidden <-- isHidden, .onAppear { log("here") }) })
    isHidden.set(false)
    #expect(log.lines == ["here"])
    _ = tree
  }

  @Test("A widget that is described again does not appear again, and uses its new handlers")
  func describedAgain() {
    let log = log
    let tree = LiveTree(1) { number in
      Label("\(number)", .onAppear { log("here \(number)") }, .onDisappear { log("gone \(number)") })
    }
    tree.state = 2
    _ = tree.root
    #expect(log.lines == ["here 1"])
    tree.unmount()
    #expect(log.lines == ["here 1", "gone 2"])
  }

  @Test("A handler of an appearance has the context of its widget, and can change the tree")
  func context() throws {
    let tree = LiveTree(
      NavigationController {
        ViewController("A", .onAppearOnce { try $0.push(ViewController("B")) })
      })
    #expect(try tree.find(.heading).name == "B")
    #expect(tree.errors.isEmpty)
  }

  @Test("A screen that is removed while it appears gets both events, in order")
  func goesAtOnce() {
    let log = log
    let state = Var(true)
    let tree = LiveTree(
      Window(
        .rootViewController
          <-- state.screen { isThere in
            if isThere {
              ViewController(
                .willAppear
                  --> {
                    log("willAppear")
                    state.set(false)
                  }, .didAppear --> { log("didAppear") }, .didDisappear --> { log("didDisappear") })
            }
          }))
    #expect(log.lines == ["willAppear", "didDisappear"])
    _ = tree
  }

  @Test("A context of a popped screen can no longer navigate")
  func popped() throws {
    let tree = LiveTree(
      NavigationController {
        ViewController("A")
        ViewController("B", .onDisappear { try $0.push(ViewController("C")) })
      })
    try tree.goBack()
    #expect(tree.errors.count == 1)
    #expect(try tree.find(.heading).name == "A")
  }

  @Test("A change of the traits sends the former traits, once")
  func traits() {
    let log = log
    let style = Var(UserInterfaceStyle.light)
    let tree = LiveTree(style) { style in
      VStack(.environment(\.userInterfaceStyle, style)) {
        ViewController(.traitCollectionDidChange --> { log("was \($0.userInterfaceStyle)") })
      }
    }
    style.set(.dark)
    _ = tree.root
    #expect(log.lines == ["was light"])
  }
}
