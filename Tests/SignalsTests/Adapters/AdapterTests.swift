import Signals
import Testing

/// The article's adapter state of one's own.
struct DistinctState<Value: Equatable & Codable>: PersistentAdapterState {
  var value: Value
  init(value: Value) { self.value = value }

  func reduce(message: Value, feedback: Input<Value>) throws -> (state: DistinctState<Value>, notification: Value?) {
    if message != value {
      return (state: DistinctState(value: message), notification: message)
    } else {
      return (state: self, notification: nil)
    }
  }
}

@MainActor
struct AdapterTests {
  @Test("A custom state decides which values are delivered, for example only unequal ones")
  func distinct() {
    let adapter = Adapter(DistinctState(value: 1))
    let log = Log<Int>()
    let lifetime = log.subscribe(to: adapter)
    for value in [1, 2, 2, 1] { adapter.send(value) }
    #expect(log.values == [1, 2, 1])
    #expect(adapter.value == 1)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A TempVar delivers every value, and the last one to a late subscriber")
  func temporary() {
    let variable = TempVar<Int>()
    let (log, late) = (Log<Int>(), Log<Int>())
    let lifetime = log.subscribe(to: variable)
    variable.set(4)
    variable.input.send(5)
    let other = late.subscribe(to: variable)
    #expect(log.values == [4, 5])
    #expect(late.values == [5])
    withExtendedLifetime((lifetime, other)) {}
  }

  @Test("A ToggleVar toggles its value")
  func toggle() {
    let flag = ToggleVar(false)
    let log = Log<Bool>()
    let lifetime = log.subscribe(to: flag)
    flag.toggle()
    flag.input.send()
    #expect(log.values == [false, true, false])
    withExtendedLifetime(lifetime) {}
  }

  @Test("Copies of an adapter are the same adapter")
  func copies() {
    let variable = Var(1)
    let copy = variable
    copy.set(2)
    #expect(variable.value == 2)
  }
}
