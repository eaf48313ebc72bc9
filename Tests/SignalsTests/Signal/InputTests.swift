import Signals
import Testing

@MainActor
struct InputTests {
  @Test("A chain from the input's end transforms what is sent to it")
  func chain() {
    let age = Var(0)
    let input: Input<String> = Input<String>().compactMap { Int($0) }.map { $0 + 1 }.bind(to: age)
    input.send("41")
    input.send("old")
    #expect(age.value == 42)
  }

  @Test("A chain can sample what it needs and end in an adapter's messages")
  func sampledChain() {
    let id = Var("a")
    let document = Adapter(
      ModelState<[String], (String, String), Void>(initial: []) { model, message, _ in
        model.append("\(message.0)=\(message.1)")
        return nil
      })
    let input = Input<String>().withLatestFrom(id) { ($1, $0) }.bind(to: document)
    input.send("x")
    id.set("b")
    input.send("y")
    document.sync { #expect($0 == ["a=x", "b=y"]) }
  }

  @Test("A chain goes when its start does")
  func chainIsReleased() {
    let shared = Input<Int>()
    let log = Log<Int>()
    var input: Input<Int>? = Input<Int>().merge(shared.signal).handle { log.add($0) }
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

  @Test("A chain takes the operators of a signal")
  func operators() {
    let clock = VirtualClock()
    let (one, zero) = (Var(1), Var(0))
    let log = Log<Int>()
    let input = Input<Int>()
      .filter { $0 > 0 }.removeDuplicates().drop().startWith(5).prefix(3).scan(0, +)
      .combineLatest(one) { $0 + $1 }.withLatestFrom(zero) { $0 + $1 }.flatMapLatest { Signal.just($0) }
      .flatMap { Signal.from([$0, $0]) }.then { $0.share() }.delay(for: .seconds(1), clock: clock)
      .handle { log.add($0) }
    for value in [-1, 1, 1, 2, 3, 4] { input.send(value) }
    #expect(log.values == [])
    clock.advance(by: .seconds(1))
    #expect(log.values == [6, 6, 8, 8, 11, 11])
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
