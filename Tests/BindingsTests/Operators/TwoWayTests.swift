import Bindings
import TestSupport
import Testing

@MainActor
@Suite("A property bound both ways")
struct TwoWayTests {
  let name = Var("Ada")

  private func type(_ text: String, into stage: Stage<TextField>) {
    stage.mounted.input { $0.text = text }
    stage.mounted.notify(.control(.editingChanged))
  }

  @Test("A property bound both ways follows the variable, and the variable follows the user")
  func bothWays() {
    let stage = Stage(TextField(.text <--> name))
    #expect(stage.value.text == "Ada")
    name.set("Grace")
    #expect(stage.value.text == "Grace")
    type("Barbara", into: stage)
    #expect(name.value == "Barbara")
  }

  @Test("A change by the program does not reach the variable of a property bound both ways")
  func program() {
    let stage = Stage(TextField(.text <--> name))
    stage.mounted.apply { $0.text = "Grace" }
    #expect(name.value == "Ada")
  }

  @Test("A property bound both ways changes its variable once for one change by the user")
  func once() {
    let log = Log()
    let lifetime = name.subscribe { log.note($0) }
    let stage = Stage(TextField(.text <--> name))
    type("Grace", into: stage)
    type("Grace", into: stage)
    #expect(log.lines == ["Ada", "Grace"])
    lifetime.cancel()
  }

  @Test("A property bound both ways sends to its variables in the order in which the bindings are written")
  func order() {
    let log = Log()
    let first = Var(0), second = Var(""), third = Var(false)
    let lifetimes = [
      first.subscribe { log.note("\($0)") }, second.subscribe { log.note($0) }, third.subscribe { log.note("\($0)") },
    ]
    let stage = Stage(TextField(.tag <--> first, .text <--> second, .isEnabled <--> third))
    let count = log.lines.count
    stage.mounted.input {
      $0.isEnabled = true
      $0.text = "a"
      $0.tag = 1
    }
    #expect(log.lines.dropFirst(count) == ["1", "a", "true"])
    for lifetime in lifetimes { lifetime.cancel() }
  }

  @Test("A property bound both ways has set the variable before the handlers of the event are called")
  func handlers() {
    let log = Log()
    let stage = Stage(TextField(.action(.editingChanged) --> { _ in log.note(name.value) }, .text <--> name))
    type("Grace", into: stage)
    #expect(log.lines == ["Grace"])
  }

  @Test("Two fields that are bound both ways to one variable stay the same")
  func twoFields() {
    let first = Stage(TextField(.text <--> name)), second = Stage(TextField(.text <--> name))
    type("Grace", into: first)
    #expect(second.value.text == "Grace")
    type("Barbara", into: second)
    #expect(first.value.text == "Barbara")
  }

  @Test("A field bound both ways shows the value that the variable's setter makes of what was typed")
  func sanitising() {
    let upper = Adapter(Upper(value: ""))
    let stage = Stage(TextField(.text <--> upper))
    type("Ada", into: stage)
    #expect(upper.value == "ADA")
    #expect(stage.value.text == "ADA")
  }

  @Test("A field bound both ways returns to the variable's value if the variable rejects what was typed")
  func dropping() {
    let short = Adapter(Short(value: "Ada"))
    let stage = Stage(TextField(.text <--> short))
    type("Barbara", into: stage)
    #expect(short.value == "Ada")
    #expect(stage.value.text == "Ada")
  }

  @Test("A field bound both ways keeps text that is typed inside a delivery until the variable takes it")
  func insideDelivery() {
    let stage = Stage(TextField(.text <--> name))
    let begin = Input<Void>(), log = Log()
    let lifetime = begin.signal.subscribe {
      type("Grace", into: stage)
      log.note("\(name.value), \(stage.value.text ?? "")")
    }
    begin.send()
    #expect(log.lines == ["Ada, Grace"])
    #expect(name.value == "Grace")
    #expect(stage.value.text == "Grace")
    lifetime.cancel()
  }

  @Test("A property bound both ways sends nothing to the variable after it has been unmounted")
  func unmounted() {
    let stage = Stage(TextField(.text <--> name))
    stage.unmount()
    type("Grace", into: stage)
    #expect(name.value == "Ada")
  }

  @Test("A variable keeps its value while an optional property that is bound to it is `nil`")
  func noValue() {
    let stage = Stage(TextField(.placeholder <--> name))
    stage.mounted.input { $0.placeholder = nil }
    #expect(name.value == "Ada")
  }

  @Test("An optional variable, a key path, and a part of a property can be bound both ways")
  func spellings() {
    let maybe = Var<String?>(nil), isOn = Var(true), radius = Var(2.0)
    let field = TextField(.text <--> maybe, \.placeholder <--> name, .layer.cornerRadius <--> radius)
    let stage = Stage(field)
    stage.mounted.input { $0.text = "Grace" }
    stage.mounted.input { $0.placeholder = "Name" }
    stage.mounted.input { $0.layer.cornerRadius = 3 }
    #expect(maybe.value == "Grace")
    #expect(name.value == "Name")
    #expect(radius.value == 3)
    #expect(Switch(\.isOn <--> isOn).resolved().isOn)
  }

  @Test("A two-way binding replaces other bindings of the property, and they replace it")
  func replacing() {
    let other = Var("Grace")
    #expect(TextField(.text <-- other, .text <--> name).resolved().text == "Ada")
    #expect(TextField(.text <--> name, .text <-- other).resolved().text == "Grace")
    #expect(TextField(.text <--> name, .text <-- other).bindings.count == 1)
  }

  /// Takes what it is sent in capitals.
  struct Upper: ValueState {
    let value: String
    func reduce(message: String, feedback: Input<String>) -> (state: Upper, notification: String?) {
      (Upper(value: message.uppercased()), message.uppercased())
    }
  }

  /// Takes nothing longer than four letters.
  struct Short: ValueState {
    let value: String
    func reduce(message: String, feedback: Input<String>) -> (state: Short, notification: String?) {
      message.count > 4 ? (self, nil) : (Short(value: message), message)
    }
  }

  @Test("A property bound both ways settles on the value of its variable when conversions disagree")
  func lossy() {
    let (metres, feet) = (Var(1), Var(3))
    let log = Log()
    let lifetimes = [
      metres.failures.subscribe { log.note("\(Swift.type(of: $0))") },
      metres.map { $0 * 3 + 1 }.bind(to: feet), feet.map { $0 / 3 + 1 }.bind(to: metres),
    ]
    let stage = Stage(Stepper(.tag <--> metres)), other = Stage(Stepper(.tag <--> feet))
    stage.mounted.input { $0.tag = 5 }
    #expect(log.lines.allSatisfy { $0 == "FeedbackError" } && log.lines.count > 1)
    #expect(stage.value.tag == metres.value && other.value.tag == feet.value)
    lifetimes[1].cancel()
    stage.mounted.input { $0.tag = 7 }
    #expect(metres.value == 7)
    for lifetime in lifetimes { lifetime.cancel() }
  }
}
