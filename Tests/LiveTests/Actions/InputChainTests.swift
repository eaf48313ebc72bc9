import LiveTesting
import Testing

private struct Names {
  enum Action {
    case setName(String, String)
  }

  @MainActor static let shared = Adapter(
    ModelState(
      initial: ["1": "Ada", "2": "Grace"],
      reducer: { (names: inout [String: String], message: Action, _) -> Void? in
        guard case .setName(let name, let id) = message else { return nil }
        names[id] = name
        return ()
      }))
}

private struct Person {
  var id = "1"
}

@MainActor private enum ViewState {
  static let person = Var(Person())
}

@MainActor @Suite struct InputChainTests {
  @Test("The listing of the article runs: an event passes through operators of its input to a target")
  func listing() throws {
    let tree = LiveTree(
      TextField(
        .borderStyle -- .roundedRect,
        .textChanged()
          --> Input()
          .withLatestFrom(ViewState.person) { .setName($0, $1.id) }
          .bind(to: Names.shared)
      ))
    try tree.find(TextField.self).type("Ada!")
    ViewState.person.set(Person(id: "2"))
    try tree.find(TextField.self).type("?")
    #expect(Names.shared.state.model == ["1": "Ada!", "2": "Ada!?"])
  }

  @Test("Each operator of a chain passes values on, as long as the input exists")
  func operators() {
    let count = Var(0)
    weak var released: Input<String>?
    do {
      let input = Input<String>().compactMap { Int($0) }.filter { $0 > 1 }.map { $0 * 10 }
        .through { $0.removeDuplicates() }.bind(to: count)
      released = input
      for text in ["1", "a", "2"] { input.send(text) }
    }
    #expect(count.value == 20 && released == nil)
  }
}
