import Bindings
import TestSupport
import Testing

@MainActor
@Suite("A handler of an event")
struct HandlerTests {
  let log = Log()

  @Test("A handler of an event sends to an input")
  func input() {
    let taps = Input<Void>()
    let lifetime = taps.signal.subscribe { log.note("tapped") }
    let stage = Stage(Button(.tapped --> taps))
    stage.mounted.send(.tapped)
    #expect(log.lines == ["tapped"])
    lifetime.cancel()
  }

  @Test("A handler of an event calls a closure with the event's payload")
  func closure() {
    let stage = Stage(
      Slider(
        .value -- 0.25,
        .action(.valueChanged, \.value) --> { log.note("\($0)") },
        .action(.valueChanged) --> { slider in log.note("\(slider.maximumValue)") },
        .tapped --> { log.note("tapped") }
      )
    )
    stage.mounted.notify(.control(.valueChanged))
    stage.mounted.send(.tapped)
    #expect(log.lines == ["0.25", "1.0", "tapped"])
  }

  @Test("A handler of an event sets a variable, or sends a message to an adapter")
  func adapters() {
    let isOn = Var(false), isExpanded = ToggleVar(false), stack = StackAdapter<String>([])
    @Variable var copy = false
    let stage = Stage(
      Switch(
        .isOn -- true,
        .action(.valueChanged, \.isOn) --> isOn,
        .action(.valueChanged, \.isOn) --> $copy,
        .tapped --> isExpanded,
        .action(.valueChanged, \.isOn) --> Input.through { $0.map { "\($0)" }.bind(to: stack.push()) }
      )
    )
    stage.mounted.notify(.control(.valueChanged))
    stage.mounted.send(.tapped)
    #expect(isOn.value && copy && isExpanded.value)
    #expect(stack.value == ["true"])
  }

  @Test("A second handler of an event is added, and called after the first")
  func second() {
    let stage = Stage(Button(.tapped --> { log.note("first") }, .tapped --> { log.note("second") }))
    stage.mounted.send(.tapped)
    #expect(log.lines == ["first", "second"])
    #expect(stage.value.handlers.count == 2)
  }

  @Test("A handler of several control events is called when one of them happens, and at no other")
  func triggers() {
    let stage = Stage(Button(.action([.touchDown, .touchUpInside]) --> { _ in log.note("touched") }))
    #expect(stage.mounted.notify(.control(.touchDown)))
    #expect(!stage.mounted.notify(.control(.touchUpOutside)))
    #expect(!stage.mounted.notify(.named("touchDown")))
    #expect(log.lines == ["touched"])
  }

  @Test("A handler of an event is not called with a payload of another type")
  func foreignPayload() {
    let stage = Stage(Gauge().with(.overheated --> { log.note("\($0)") }))
    stage.mounted.notify(.named("overheated"), "hot")
    #expect(log.lines == [])
    #expect(stage.mounted.send(.overheated, 120))
    #expect(log.lines == ["120.0"])
  }

  @Test("A handler of a mapped event receives the result of the mapping")
  func composite() {
    let stage = Stage(Gauge().with(.level() --> { log.note("\($0)") }))
    stage.mounted.apply { $0.level = 3 }
    stage.mounted.send(.overheated, 120)
    #expect(log.lines == ["3"])
  }

  @Test("An event written with parentheses equals the same event without them")
  func parentheses() {
    let name = Var(""), taps = Input<Void>()
    #expect(TextField(.textChanged() --> name) == TextField(.textChanged --> name))
    #expect(Button(.tapped() --> taps) == Button(.tapped --> taps))
  }

  /// A widget of one's own, with an event.
  struct Gauge: Widget {
    var attributes = ViewAttributes.fresh
    var level = 0
  }
}

extension Event where Root == HandlerTests.Gauge {
  fileprivate static var overheated: Event<Root, Double> { Event<Root, Double>() }
  fileprivate static func level() -> Event<Root, Int> { overheated.compactMap { gauge, _ in gauge.level } }
}
