import Foundation
import Signals
import Testing

@MainActor
@Suite("An adapter of an array")
struct ArrayAdapterTests {
  @Test("An adapter of an array delivers its mutations, and all elements to a new subscriber")
  func mutations() {
    let users = ArrayAdapter(["Ada", "Grace"])
    var heard: [ArrayMutation<String>] = []
    let first = users.subscribe { heard.append($0) }
    users.send(.insert(["Alan"], at: [1]))
    #expect(heard == [["Ada", "Grace"], .insert(["Alan"], at: [1])])
    let second = users.subscribe { heard.append($0) }
    #expect(heard.last == ["Ada", "Alan", "Grace"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("An adapter of an array refuses a mutation that does not fit, delivers the error, and continues")
  func refusal() {
    let users = ArrayAdapter(["Ada"])
    var failures: [ArrayMutationError] = []
    let listening = users.failures.subscribe { if let error = $0 as? ArrayMutationError { failures.append(error) } }
    users.send(.delete(at: [1]))
    #expect(failures == [.index(1, count: 1)])
    users.send(.delete(at: [0]))
    #expect(users.value == [])
    withExtendedLifetime(listening) {}
  }

  @Test("An adapter of an array is stored and restored with all elements")
  func storing() throws {
    let users = ArrayAdapter(["Ada"])
    let data = try JSONEncoder().encode(users)
    #expect(String(decoding: data, as: UTF8.self) == #"["Ada"]"#)
    #expect(try JSONDecoder().decode(ArrayAdapter<String>.self, from: data).value == ["Ada"])
    #expect(ArrayState<String>.adapterName == "ArrayAdapter<String>")
  }
}
