import Signals
import Testing

@MainActor
struct InputTests {
  @Test("The values of an input pass through operators to a target")
  func through() {
    let age = Var(0)
    let input: Input<String> = .through { $0.compactMap { Int($0) }.map { $0 + 1 }.bind(to: age) }
    input.send("41")
    input.send("old")
    #expect(age.value == 42)
  }

  @Test("Operators between an input and an adapter can sample another signal")
  func sampled() {
    let id = Var("a")
    let document = Adapter(
      ModelState<[String], (String, String), Void>(initial: []) { model, message, _ in
        model.append("\(message.0)=\(message.1)")
        return nil
      })
    let input = Input<String>.through { $0.withLatestFrom(id) { ($1, $0) }.bind(to: document) }
    input.send("x")
    id.set("b")
    input.send("y")
    document.sync { #expect($0 == ["a=x", "b=y"]) }
  }

  @Test("Releasing an input cancels the subscription of its values")
  func released() {
    let shared = Input<Int>()
    let log = Log<Int>()
    var input: Input<Int>? = .through { $0.merge(shared.signal).subscribe { log.add($0) } }
    input?.send(1)
    shared.send(2)
    input = nil
    shared.send(3)
    #expect(log.values == [1, 2])
  }

  @Test("An input with a closure calls it at once")
  func closure() {
    var sent: [Int] = []
    let input = Input<Int> { sent.append($0) }
    input.send(3)
    #expect(sent == [3])
  }

  @Test("Binding sends each value on, until the lifetime ends")
  func bind() {
    let source = Var(1)
    let (variable, log) = (Var(0), Log<Int>())
    let lifetimes = [source.bind(to: variable), source.bind(to: Input { log.add($0) })]
    source.set(2)
    lifetimes[0].cancel()
    source.set(3)
    #expect(variable.value == 2)
    #expect(log.values == [1, 2, 3])
    withExtendedLifetime(lifetimes) {}
  }
}
