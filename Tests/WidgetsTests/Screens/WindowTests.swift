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

  @Test("`makeKeyAndVisible` shows a window and lets it receive keys")
  func becomesKey() {
    let window = Window(.isHidden(true), .makeKeyAndVisible)
    #expect(window.isKeyWindow && !window.isHidden)
    #expect(!Window().isKeyWindow)
  }

  @Test("A window level orders windows, and is printed by name")
  func hasLevel() {
    #expect(Window.Level.normal < .statusBar && .statusBar < Window.Level.alert)
    #expect("\(Window(.windowLevel(.statusBar)))" == "Window(windowLevel: .statusBar)")
    #expect("\(Window.Level.normal) \(Window.Level.alert) \(Window.Level(rawValue: 1))" == ".normal .alert 1.0")
  }
}
