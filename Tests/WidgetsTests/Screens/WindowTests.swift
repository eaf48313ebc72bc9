import Mod
import Testing
import Widgets

@Suite("A window")
struct WindowTests {
  @Test("A window holds one screen")
  func holdsOne() {
    #expect(Window { ViewController("Users") } == Window(.rootViewController(ViewController("Users"))))
    #expect(Window().children == [])
  }

  @Test("A window holds several widgets in a view")
  func holdsSeveral() {
    let window = Window {
      Label("Ada")
      Label("Grace")
    }
    #expect(window.rootViewController as? View == View(.subviews([Label("Ada"), Label("Grace")])))
  }

  @Test("A window shows, and takes keys, once it is told so")
  func becomesKey() {
    let window = Window(.isHidden(true), .makeKeyAndVisible)
    #expect(window.isKeyWindow && !window.isHidden)
    #expect(!Window().isKeyWindow)
  }

  @Test("A window stands in front of those with a lower level, and prints its own by name")
  func hasLevel() {
    #expect(Window.Level.normal < .statusBar && .statusBar < Window.Level.alert)
    #expect("\(Window(.windowLevel(.statusBar)))" == "Window(windowLevel: .statusBar)")
    #expect("\(Window.Level.normal) \(Window.Level.alert) \(Window.Level(rawValue: 1))" == ".normal .alert 1.0")
  }
}
