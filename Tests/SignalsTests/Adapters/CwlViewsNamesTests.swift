import Signals
import Testing

// As the article about CwlViews has it.
@available(*, deprecated)
private struct DistinctNameState<Value: Equatable & Codable>: PersistentContainerAdapterState {
  var value: Value

  init(value: Value) {
    self.value = value
  }

  func reduce(
    message: Value, feedback: SignalMultiInput<Value>
  ) throws -> (state: DistinctNameState<Value>, notification: Value?) {
    if message != value {
      return (state: DistinctNameState(value: message), notification: message)
    } else {
      return (state: self, notification: nil)
    }
  }
}

@Suite("Names of CwlViews")
@MainActor
struct CwlViewsNamesTests {
  @Test("The states, inputs and subscriptions of CwlViews' article work by their names")
  @available(*, deprecated)
  func article() {
    let name = Adapter(adapterState: DistinctNameState(value: "Ada"))
    var heard: [String] = []
    let lifetime = name.subscribeValues { heard.append($0) }
    for text in ["Ada", "Grace", "Grace"] { name.send(text) }
    #expect(heard == ["Ada", "Grace"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("The mutations of CwlViews' tables change rows")
  @available(*, deprecated)
  func rows() throws {
    var rows = ["Ada"]
    let mutations: [TableRowMutation<String>] = [.inserted("Grace", at: 1), .deleted(at: 0), .updated("Alan", at: 0)]
    for mutation in mutations { try mutation.apply(to: &rows) }
    #expect(rows == ["Alan"])
  }
}
