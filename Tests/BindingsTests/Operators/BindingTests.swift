import Bindings
import Observation
import TestSupport
import Testing

@MainActor
@Suite("A property bound to a signal")
struct BindingTests {
  let name = Var("Ada")

  @Test("A bound property has the signal's present value once it is mounted, and not before")
  func present() {
    let label = Label(.text <-- name)
    #expect(label.text == nil)
    #expect(Stage(label).value.text == "Ada")
  }

  @Test("A bound property follows the signal while it is mounted, and not afterwards")
  func follows() {
    let stage = Stage(Label(.text <-- name))
    name.set("Grace")
    #expect(stage.value.text == "Grace")
    stage.unmount()
    name.set("Barbara")
    #expect(stage.value.text == "Grace")
  }

  @Test("A bound property keeps its value until a signal without a present value delivers one")
  func waits() {
    let sent = Input<String>()
    let stage = Stage(Label(.text -- "Nobody", .text <-- sent.signal))
    #expect(stage.value.text == "Nobody")
    sent.send("Ada")
    #expect(stage.value.text == "Ada")
  }

  @Test("A binding wins over a constant, in whatever order they are written")
  func strongerThanConstants() {
    #expect(Label(.text <-- name, .text -- "Nobody").resolved().text == "Ada")
    #expect(Label(.text -- "Nobody", .text <-- name).resolved().text == "Ada")
  }

  @Test("Of several bindings of a property, only the last one subscribes")
  func lastBinding() {
    let other = Var("Grace")
    let stage = Stage(Label(.text <-- name, .text <-- other))
    #expect(stage.value.text == "Grace")
    name.set("Barbara")
    #expect(stage.value.text == "Grace")
    #expect(stage.value.bindings.count == 1)
  }

  @Test("A property that is not optional follows a signal of optional values, and nil restores its default")
  func restoringDefaults() {
    let (accent, font) = (Var<Color?>(.systemRed), Var<Font?>(.title1))
    let stage = Stage(
      Label(
        .textColor(.systemBlue), .textColor <-- accent, .font(bind: font), \.textAlignment <-- Var<TextAlignment?>(nil))
    )
    #expect(stage.value.textColor == .systemRed)
    #expect(stage.value.font == .title1)
    accent.set(nil)
    font.set(nil)
    #expect(stage.value.textColor == Label().textColor)
    #expect(stage.value.font == Label().font)
    #expect(stage.value.textAlignment == .natural)
    accent.set(.systemGreen)
    #expect(stage.value.textColor == .systemGreen)
  }

  @Test("A property that is not optional can be bound both ways to a variable of optional values")
  func restoringDefaultsBothWays() {
    let volume = Var<Double?>(0.5)
    let stage = Stage(Slider(.value <--> volume))
    #expect(stage.value.value == 0.5)
    volume.set(nil)
    #expect(stage.value.value == 0)
    stage.mounted.input { $0.value = 0.25 }
    #expect(volume.value == 0.25)
  }

  @Test("An optional property can be bound to a signal of values that are not optional")
  func optional() {
    let maybe = Var<String?>(nil)
    #expect(Label(.text -- "Nobody", .text <-- maybe).resolved().text == nil)
    #expect(Label(.text <-- name).resolved().text == "Ada")
    #expect(Label(\.text .~ "Nobody", \.text <-- maybe).resolved().text == nil)
    #expect(Label(\.text <-- name).resolved().text == "Ada")
  }

  @Test("A property can be bound to a signal that a closure maps to implicit members such as `.red`")
  func cases() {
    let isBlue = Var(true)
    let view = View(.backgroundColor <-- isBlue.map { $0 ? .blue : .white })
    #expect(view.resolved().backgroundColor == .blue)
  }

  @Test("A property can be bound to a signal, an adapter, a variable, or a custom type with a signal")
  func sources() {
    struct Clock: SignalConvertible {
      let time = Var("12:00")
      var signal: Signal<String> { time.map { "at \($0)" } }
      nonisolated func isSame(as other: Clock) -> Bool { time.isSame(as: other.time) }
    }
    @Variable var variable = "a variable"
    #expect(Label(.text <-- name.signal).resolved().text == "Ada")
    #expect(Label(.text <-- name.map { $0.uppercased() }).resolved().text == "ADA")
    #expect(Label(.text <-- Adapter(TempState(value: "kept"))).resolved().text == "kept")
    #expect(Label(.text <-- $variable).resolved().text == "a variable")
    #expect(Label(.text <-- Clock()).resolved().text == "at 12:00")
    #expect(Label(.text <-- Signal.just("just this")).resolved().text == "just this")
  }

  @Test("A property of a property, such as `layer.cornerRadius`, can be bound to a signal")
  func nested() {
    let radius = Var(4.0)
    let label = Label(.layer.cornerRadius <-- radius, \.layer.borderWidth <-- radius)
    #expect(label.resolved() == Label(.layer.cornerRadius(4), .layer.borderWidth(4)))
    #expect(label.bindings.first?.name == "layer.cornerRadius")
  }

  @Test("A property with values for control states has one binding for each state")
  func states() {
    let title = Var("Save"), pressed = Var("Saving")
    let button = Button(.title <-- title, .title(for: .highlighted) <-- pressed, .title(for: .disabled) <-- title)
    let expected = Button(.title("Save"), .title(for: .highlighted)("Saving"), .title(for: .disabled)("Save"))
    #expect(button.resolved() == expected)
    #expect(button.bindings.count == 3)
  }

  @Test("Bound properties are set in the order in which their bindings are written")
  func order() {
    let log = Log()
    let first = name.map {
      log.note("first \($0)"); return 1
    }
    let second = name.map {
      log.note("second \($0)"); return 0.5
    }
    let stage = Stage(Label(.numberOfLines <-- first, .alpha <-- second))
    name.set("Grace")
    #expect(log.lines == ["first Ada", "second Ada", "first Grace", "second Grace"])
    #expect(stage.value.alpha == 0.5)
  }

  @Test("A bound property follows an observable model, and changes at the next flush")
  func observable() {
    let model = Model()
    let stage = Stage(Label(.text <-- Signal.observing { model.title }))
    #expect(stage.value.text == "first")
    model.title = "second"
    Observed.flush()
    #expect(stage.value.text == "second")
  }

  @Test("A property can be bound to an asynchronous sequence")
  func asynchronous() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let arrived = AsyncStream.makeStream(of: Void.self)
    let values = Signal<String>.values(of: stream).map {
      arrived.continuation.yield(); return $0
    }
    let stage = Stage(Label(.text <-- values))
    continuation.yield("later")
    var arrivals = arrived.stream.makeAsyncIterator()
    await arrivals.next()
    #expect(stage.value.text == "later")
  }
}

@Observable
@MainActor
private final class Model {
  var title = "first"
}
