import Observation
import Signals
import Testing

@Observable
@MainActor
private final class Model {
  var name = "a"
  var nickname = "b"
}

@MainActor
struct ObservedPropertyTests {
  private let model = Model()

  @Test("A property of a model delivers its value and its changes, and no changes of other properties")
  func signal() {
    let log = Log<String>()
    let lifetime = log.subscribe(to: model.observing(\.name).signal)
    model.nickname = "c"
    Observed.flush()
    model.name = "d"
    Observed.flush()
    #expect(log.values == ["a", "d"])
    lifetime.cancel()
  }

  @Test("A value that is sent to a property of a model is set at once")
  func input() {
    let names = Var("e")
    let lifetime = names.subscribe { [model] in model.observing(\.name).input.send($0) }
    #expect(model.name == "e")
    names.set("f")
    #expect(model.name == "f")
    lifetime.cancel()
  }

  @Test("A property of a model is the same as itself, and as no other")
  func identity() {
    #expect(model.observing(\.name).isSame(as: model.observing(\.name)))
    #expect(!model.observing(\.name).isSame(as: model.observing(\.nickname)))
    #expect(!model.observing(\.name).isSame(as: Model().observing(\.name)))
  }
}
