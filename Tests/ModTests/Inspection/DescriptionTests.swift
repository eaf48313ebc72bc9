import Mod
import Testing

private struct Retry: Inspectable, Equatable {
  var attempts = 1
  var delay = 0.0
}

private final class Counter: Inspectable {
  var count = 0
}

private struct Ticket: ~Copyable {
  var isValid = true
}

@Suite("Printing a Mod")
struct DescriptionTests {
  @Test("A Mod prints its changes of a fresh root, in the order of declaration")
  func changes() {
    let mod = (\Retry.delay) .~ 2 + (\Retry.attempts) .~ 5
    #expect("\(mod)" == "Mod<Retry>(attempts: 1 → 5, delay: 0.0 → 2.0)")
    #expect("\(Mod<Retry>.identity)" == "Mod<Retry>()")
    #expect("\((\Retry.attempts) .~ 1)" == "Mod<Retry>()")
  }

  @Test("A Mod prints its changes of a fresh object")
  func objects() {
    #expect("\(Mod<Counter> { $0.count += 3 })" == "Mod<Counter>(count: 0 → 3)")
  }

  @Test("A Mod whose root cannot be created prints its type")
  func types() {
    #expect("\(Mod<Int> { $0 += 1 })" == "Mod<Int>")
    #expect("\(Mod<[Retry]> { $0 = [] })" == "Mod<Array<Retry>>")
    #expect("\(Mod<Ticket> { $0.isValid = false })" == "Mod<Ticket>")
  }
}
