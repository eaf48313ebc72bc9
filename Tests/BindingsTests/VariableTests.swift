import Bindings
import TestSupport
import Testing

@MainActor
@Suite("A variable")
struct VariableTests {
  @MainActor
  final class Model {
    @Variable var name = "Ada"
    @Variable private(set) var isBusy = false

    func begin() { isBusy = true }
  }

  @MainActor
  struct Pair {
    @Variable var first = 1
  }

  @Test("A `@Variable` is read and written as any other property")
  func readsAndWrites() {
    let model = Model()
    model.name += " Lovelace"
    #expect(model.name == "Ada Lovelace")
  }

  @Test("Writing a `@Variable` notifies its subscribers")
  func tells() {
    let model = Model(), log = Log()
    let lifetime = model.$name.subscribe { log.note($0) }
    model.name = "Grace"
    #expect(log.lines == ["Ada", "Grace"])
    lifetime.cancel()
  }

  @Test("A `@Variable` is bound by its projected value, in either direction")
  func bound() {
    let model = Model()
    let stage = Stage(TextField(.text <--> model.$name, .isEnabled <-- model.$isBusy.map { !$0 }))
    model.begin()
    #expect(stage.value.isEnabled == false)
    stage.mounted.input { $0.text = "Grace" }
    #expect(model.name == "Grace")
  }

  @Test("Copies of a struct share its `@Variable`")
  func copies() {
    let pair = Pair()
    let copy = pair
    copy.first = 2
    #expect(pair.first == 2)
  }

  @Test("A local variable can be a `@Variable`")
  func local() {
    @Variable var count = 1
    let label = Label(.text <-- $count.map(String.init))
    count += 1
    #expect(label.resolved().text == "2")
  }
}
