import Testing

@testable import Bindings

@Suite("Bindings as modifiers")
@MainActor
struct ModifierTests {
  private let name = Var("Ada")
  private let flag = Var(true)

  @Test("A property is bound by calling its name")
  func bind() {
    #expect(Label(.text(bind: name)) == Label(.text <-- name))
    #expect(Switch(.isOn(bind: flag)) == Switch(.isOn <-- flag))
  }

  @Test("A property is bound both ways by calling its name")
  func bothWays() {
    #expect(TextField(.text(bindBothWays: name)) == TextField(.text <--> name))
    #expect(Switch(.isOn(bindBothWays: flag)) == Switch(.isOn <--> flag))
  }

  @Test("A key path is bound to a signal")
  func keyPath() {
    #expect(Switch(.bind(\.isOn, to: flag)).resolved() == Switch(.isOn(true)))
    #expect(Label(.bind(\.text, to: name)).resolved() == Label("Ada"))
  }

  @Test("A key path and a variable are bound both ways")
  func keyPathBothWays() {
    #expect(Switch(.bindBothWays(\.isOn, to: flag)) == Switch(\.isOn <--> flag))
    #expect(TextField(.bindBothWays(\.text, to: name)) == TextField(\.text <--> name))
  }

  @Test("A widget is hidden by a signal")
  func hidden() {
    #expect(Label("x").with(.hidden(bind: flag)) == Label("x", .isHidden <-- flag))
  }

  @Test("A mounted widget receives each value of a signal, until it is unmounted")
  func onReceive() {
    let stage = Stage(Label(.onReceive(name) { label, name in label.apply { $0.accessibilityValue = name } }))
    name.set("Grace")
    #expect(stage.value.accessibilityValue == "Grace")
    stage.unmount()
    name.set("Eve")
    #expect(stage.value.accessibilityValue == "Grace")
  }

  @Test("A label that gets a gesture handler takes touches")
  func gestures() {
    #expect(Label().isUserInteractionEnabled == false)
    let mods: [Mod<Label>] = [.onTap {}, .onSwipe(.left) {}, .onLongPress {}]
    for mod in mods { #expect(Label(mod).isUserInteractionEnabled) }
  }
}
