import Bindings
import Observation
import Signals
import Testing

@Observable
@MainActor
private final class Model {
  var name = "a"
}

/// A state of one's own, which tells every other message.
private struct Halving: ValueState {
  let value: Int
  func reduce(message: Int, feedback: Input<Int>) -> (state: Self, notification: Int?) {
    (Halving(value: message), message % 2 == 0 ? message : nil)
  }
}

@MainActor
@Suite("A reading of adapters")
struct TrackingTests {
  private func readings(_ read: @escaping () -> String, _ changes: [() -> Void]) -> [String] {
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing(read))
    for change in changes {
      change()
      Observed.flush()
    }
    lifetime.cancel()
    changes.forEach { $0() }
    Observed.flush()
    return log.values
  }

  @Test("A reading follows each kind of adapter, and runs once for a change")
  func adapters() {
    let (text, flag, temporary) = (Var("a"), ToggleVar(false), TempVar<Int>())
    let (stack, array, own) = (StackAdapter(["x"]), ArrayAdapter([1]), Adapter(Halving(value: 0)))
    let model = Adapter(
      ModelState<[Int], Int, Int>(initial: []) { model, message, _ in
        model.append(message)
        return message < 0 ? nil : message
      })
    #expect(readings({ text.value }, [{ text.set("b") }, { text.set("c") }]) == ["a", "b", "c"])
    #expect(readings({ "\(text.value)\(text.value)" }, [{ text.set("d") }]) == ["cc", "dd"])
    #expect(readings({ "\(flag.value)" }, [flag.toggle, flag.toggle]) == ["false", "true", "false"])
    #expect(readings({ "\(temporary.value ?? 0)" }, [{ temporary.set(1) }, { temporary.set(2) }]) == ["0", "1", "2"])
    #expect(
      readings({ stack.value.joined() }, [{ stack.push("y") }, stack.pop, { stack.reload([]) }]) == [
        "x", "xy", "x", "",
      ])
    #expect(
      readings({ "\(array.value)" }, [{ array.send(.insert([2], at: [1])) }, { array.send(.delete(at: [7])) }])
        == ["[1]", "[1, 2]"])
    #expect(readings({ "\(own.value)" }, [{ own.send(1) }, { own.send(2) }, { own.send(2) }]) == ["0", "2", "2"])
    #expect(
      readings({ "\(model.state.model)" }, [{ model.send(1) }, { model.send(-1) }, { model.send(2) }])
        == ["[]", "[1]", "[1, -1, 2]"])
    #expect(readings({ "\(model.sync(\.count))" }, [{ model.send(1) }]).count == 2)
    let sample = Sample("a")
    #expect(
      readings({ (try? sample.json()) ?? "" }, [{ sample.title.set("b") }, { sample.marks.set([1]) }]).count == 3)
  }

  @Test("A reading runs again after notifying changes, and not after silent ones")
  func semantics() {
    let text = Var("a")
    #expect(
      readings({ text.value }, [{ text.update("b") }, { text.notify("z") }, { text.update("c") }, { text.set("d") }])
        == ["a", "b", "d"])
  }

  @Test("A reading runs again after a restore, also if subscribers receive nothing")
  func restoring() throws {
    struct State: CodableContainer {
      let temporary: TempVar<Int>
      init() { temporary = TempVar(1) }
    }
    let state = State()
    let log = Log<Int?>()
    let lifetime = log.subscribe(to: Signal.observing { state.temporary.value })
    try state.restore(json: #"{"temporary":{}}"#)
    Observed.flush()
    #expect(log.values == [1, nil])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A reading runs once for all changes since the last run, including those of models")
  func coalescing() {
    let (text, other, model) = (Var("a"), Var("x"), Model())
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing { text.value + other.value + model.name })
    for number in 1...3 {
      text.set("\(number)")
      other.set("\(number)")
      model.name = "\(number)"
      Observed.flush()
    }
    model.name = "m"
    text.set("t")
    Observed.flush()
    #expect(log.values == ["axa", "111", "222", "333", "t3m"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A reading follows what it read last, and forgets what it no longer reads")
  func changingSources() {
    let (which, first, second) = (Var(true), Var("a"), Var("x"))
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing { which.value ? first.value : second.value })
    func change(_ change: () -> Void) {
      change()
      Observed.flush()
    }
    change { second.set("y") }
    change { which.set(false) }
    change { first.set("b") }
    change { second.set("z") }
    change { which.set(true) }
    #expect(log.values == ["a", "y", "z", "b"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A reading keeps following the adapters that it still reads, and drops the others")
  func keptSources() {
    let (which, kept, dropped) = (Var(true), Var("a"), Var("x"))
    let log = Log<String>()
    let lifetime = log.subscribe(
      to: Signal.observing { kept.value + kept.value + (which.value ? dropped.value : "") + kept.value })
    func change(_ change: () -> Void) {
      change()
      Observed.flush()
    }
    change { which.set(false) }
    change { dropped.set("y") }
    change { kept.set("b") }
    change { which.set(true) }
    change { kept.set("c") }
    #expect(log.values == ["aaxa", "aaa", "bbb", "bbyb", "ccyc"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A cancelled reading leaves no subscription, however often it ran")
  func noLeak() {
    final class Token: Sendable {}
    let (text, model) = (Var("a"), Model())
    weak var token: Token?
    var lifetime: Lifetime?
    do {
      let held = Token()
      token = held
      lifetime = Signal.observing { withExtendedLifetime(held) { text.value + model.name } }.subscribe { _ in }
    }
    for number in 0..<100 {
      text.set("\(number)")
      Observed.flush()
    }
    #expect(token != nil)
    lifetime = nil
    #expect(token == nil)
    #expect(lifetime == nil)
    text.set("b")
    model.name = "b"
    Observed.flush()
  }

  @Test("Adapters that a nested reading reads are followed by the outer one")
  func nesting() {
    let (inner, outer) = (Var("a"), Var("x"))
    let log = Log<String>()
    let lifetime = log.subscribe(
      to: Signal.observing {
        var read = ""
        Signal.observing { inner.value }.subscribe { read = $0 }.cancel()
        return read + outer.value
      })
    inner.set("b")
    Observed.flush()
    outer.set("y")
    Observed.flush()
    #expect(log.values == ["ax", "bx", "by"])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A reading that changes its adapters is repeated until it settles")
  func comingToRest() {
    let number = Var(0)
    let log = Log<Int>()
    let lifetime = log.subscribe(
      to: Signal.observing {
        if number.value < 3 { number.set(number.value + 1) }
        return number.value
      })
    Observed.flush()
    #expect(log.values == [0, 1, 2, 3])
    withExtendedLifetime(lifetime) {}
  }

  @Test("A reading that never settles is given up until another change of its adapters")
  func restless() async {
    let (number, follower) = (Var(0), Var(0))
    let following = number.bind(to: follower)
    let log = Log<Int>()
    let lifetime = log.subscribe(
      to: Signal.observing {
        number.set(number.value + 1)
        return follower.value
      })
    Observed.flush()
    let count = log.values.count
    #expect(count == 101)
    for _ in 0..<10 {
      await Task.yield()
      Observed.flush()
    }
    #expect(log.values.count == count)
    number.set(-1_000)
    Observed.flush()
    #expect(log.values.count > count)
    withExtendedLifetime((lifetime, following)) {}
  }

  @Test("A read outside of a reading is not tracked")
  func outside() {
    let text = Var("a")
    let log = Log<String>()
    let lifetime = log.subscribe(to: Signal.observing { "" }.map { $0 + text.value })
    text.set("b")
    Observed.flush()
    #expect(log.values == ["a"])
    withExtendedLifetime(lifetime) {}
  }
}
