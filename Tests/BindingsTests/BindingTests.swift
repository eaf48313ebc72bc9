import Bindings
import Testing

@MainActor
struct BindingTests {
  let name = Var("Ada")

  @Test("A bound property has the signal's present value when it is resolved")
  func resolved() {
    let label = Label(.text <-- name, .alpha -- 0.5)
    #expect(label.resolved() == Label("Ada").with(.alpha(0.5)))
    name.set("Grace")
    #expect(label.resolved().text == "Grace")
    #expect(label.text == nil)
    #expect("\(label.bindings)" == "[text <-- Var<String>]")
    #expect(label == Label(.text <-- name, .alpha -- 0.5))
    print(label)
  }

  @Test func kinds() {
    let flag = Var(true), taps = Input<Void>()
    let field = TextField(
      .text <--> name,
      .isEnabled <-- flag,
      \.placeholder <-- name,
      .action(.editingChanged, \.text) --> { print($0 ?? "") },
      .tapped --> taps,
      .tapped --> { print("x") },
      .lifetimes -- [],
      .adHocPrepare -- { $0.tag = 3 },
      .adHocFinalize -- { field in flag.subscribe { on in field.apply { $0.tag = on ? 1 : 2 } } }
    )
    print(field.behaviors)
    #expect(field.resolved().tag == 3)
  }

  final class Gauge: BindableObject {
    let activity = Activity()
    var level = 0.0
  }

  @Test func object() {
    let level = Var(1.0)
    let gauge = Gauge().with(\.level <-- level)
    #expect(gauge.level == 1)
    level.set(2)
    #expect(gauge.level == 2)
  }

  @Test func typing() {
    @Variable var name = "Ada"
    let mounted = MountedValueForTests(TextField(.text <--> $name))
    _ = mounted
  }
}
func MountedValueForTests<R>(_ r: R) -> R { r }
