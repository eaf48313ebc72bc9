import Bindings
import Observation
import Testing

@Observable
@MainActor
private final class Model {
  var name = "Ada"
  var note: String?
  var isOn = false
  var level = 1.0
  var address = Address()

  struct Address: Equatable {
    var street = "Main Street"
  }
}

@MainActor
@Suite("A property of an observable model")
struct ObservedPropertyTests {
  private let model = Model()

  @Test("A property of an observable model is bound both ways wherever a variable is")
  func everywhere() {
    let fields: [(Mod<TextField>, KeyPath<Model, String?>)] = [
      (.text <--> model.observing(\.name), \.optionalName),
      (.text(bindBothWays: model.observing(\.name)), \.optionalName),
      (\.text <--> model.observing(\.name), \.optionalName),
      (.text <--> model.observing(\.note), \.note),
      (.text <--> model.observing(\.address.street), \.optionalStreet),
    ]
    for (mod, property) in fields {
      let stage = Stage(TextField(mod))
      #expect(stage.value.text == model[keyPath: property])
      stage.mounted.input { $0.text = "Grace" }
      #expect(model[keyPath: property] == "Grace")
      (model.name, model.note, model.address.street) = ("Eve", "Eve", "Eve")
      Observed.flush()
      #expect(stage.value.text == "Eve")
      stage.unmount()
    }
    let toggle = Stage(Switch(.isOn <--> model.observing(\.isOn)))
    toggle.mounted.input { $0.isOn = true }
    #expect(model.isOn)
    let gauge = Gauge().with(\.level <--> model.observing(\.level))
    gauge.input { $0.level = 3 }
    #expect(model.level == 3)
  }

  @Test("A property of an observable model can also be the source or the target of a binding in one direction")
  func oneWay() {
    let stage = Stage(
      TextField(.placeholder <-- model.observing(\.name), .action(.editingChanged, \.text) --> model.observing(\.note)))
    #expect(stage.value.placeholder == "Ada")
    stage.mounted.input { $0.text = "a note" }
    stage.mounted.notify(.control(.editingChanged))
    #expect(model.note == "a note")
    #expect(Label(.text <-- model.observing(\.name)).resolved().text == "Ada")
  }

  @Test("A field shows the value that the model's setter makes of what the user types")
  func correction() {
    let trimming = Trimming()
    let stage = Stage(TextField(.text <--> trimming.observing(\.name)))
    stage.mounted.input { $0.text = " Grace " }
    #expect(trimming.name == "Grace" && stage.value.text == "Grace")
  }

  @Test("Bindings to the same property of the same model are equal")
  func equality() {
    #expect(TextField(.text <--> model.observing(\.name)) == TextField(.text <--> model.observing(\.name)))
    #expect(TextField(.text <--> model.observing(\.name)) != TextField(.text <--> Model().observing(\.name)))
  }

  @Test("A property of an observable model is not observed after the widget is unmounted")
  func noLeak() {
    weak var left: Model?
    do {
      let model = Model()
      left = model
      let stage = Stage(TextField(.text <--> model.observing(\.name)))
      stage.unmount()
    }
    Observed.flush()
    #expect(left == nil)
  }
}

extension Model {
  fileprivate var optionalName: String? { name }
  fileprivate var optionalStreet: String? { address.street }
}

@Observable
@MainActor
private final class Trimming {
  private var text = ""

  var name: String {
    get { text }
    set { text = String(newValue.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
  }
}
