import Bindings
import Styles
import Testing

extension Mod where Root: TextDisplaying & Bindable {
  @MainActor
  fileprivate static func showing(_ name: Var<String>) -> Mod { .text <-- name }
}

extension Mod<Label> {
  @MainActor
  fileprivate static func greeting(_ name: Var<String>) -> Mod { [.text <-- name, .numberOfLines(2)] }
}

@MainActor
@Suite("Bindings as styles")
struct StyleTests {
  let name = Var("Ada"), isOn = Var(true)

  @Test("Styles that consist of bindings can be declared in extensions of one type and of a family of types")
  func named() {
    #expect(Label(.greeting(name)).resolved() == Label("Ada", .numberOfLines(2)))
    #expect(Label(.showing(name)).resolved() == Label("Ada"))
    #expect(TextField(.showing(name)).resolved().text == "Ada")
  }

  @Test("Bindings have the same effect in a list, an array, a composition, a sum, a block, a pipe and `with`")
  func surfaces() {
    let expected = Label(.text <-- name, .isHidden <-- isOn, .alpha -- 0.5)
    let array: Mod<Label> = [.text <-- name, .isHidden <-- isOn, .alpha -- 0.5]
    let composition: Mod<Label> = .text <-- name <> .isHidden <-- isOn <> .alpha -- 0.5
    let sum: Mod<Label> = (.text <-- name) + (.isHidden <-- isOn) + .alpha(0.5)
    let hiding: Mod<Label> = .isHidden <-- isOn
    let block = Mod<Label> {
      Mod.greeting(name)
      Mod.numberOfLines(1)
      hiding
      Mod.alpha(0.5)
    }
    #expect(Label(array) == expected)
    #expect(Label(composition) == expected)
    #expect(Label(sum) == expected)
    #expect(Label(block) == expected)
    #expect((Label() |> array) == expected)
    #expect((Label() |> [.text <-- name, .isHidden <-- isOn, .alpha -- 0.5]) == expected)
    #expect(Label().with(.text <-- name, hiding, .alpha(0.5)) == expected)
    #expect(configure(Label(), with: array) == expected)
  }

  @Test("Styles that consist of bindings can be concatenated and passed along as arrays")
  func arrays() {
    func label(_ more: [Mod<Label>]) -> Label { Label(Mod(list: [.text <-- name] + more)) }
    #expect(label([.isHidden <-- isOn, .alpha -- 0.5]) == Label(.text <-- name, .isHidden <-- isOn, .alpha(0.5)))
  }

  @Test("Styles that consist of bindings work under a condition, in a part, and for each part")
  func focused() {
    let hiding: Mod<Label> = .isHidden <-- isOn
    #expect(Label(.when(true, hiding)) == Label(hiding))
    #expect(Label(.when(false, hiding)) == Label())
    let radius = Var(4.0)
    let rounded: Mod<View> = .layer.update(.cornerRadius <-- radius)
    #expect(View(rounded).resolved() == View(.layer.cornerRadius(4)))
    let bar = NavigationBar(.items -- [NavigationItem("One"), NavigationItem("Two")])
    let titled: Mod<NavigationBar> = Mod.each(\.items, .title <-- name)
    #expect(bar.with(titled).resolved().items.map(\.title) == ["Ada", "Ada"])
  }
}
