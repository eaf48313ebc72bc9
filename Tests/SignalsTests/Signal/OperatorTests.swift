import Testing

@testable import Signals

/// Operators and sources of one's own.
@MainActor
struct OperatorTests {
  private let input = Input<Int>()
  private let log = Log<String>()

  /// Delivers values in pairs of texts, and says when it is over.
  private func pairs(_ onTermination: @escaping () -> Void = {}) -> Signal<String> {
    input.transform { downstream in
      var first: Int?
      return Operator { value in
        guard let left = first else { return first = value }
        first = nil
        downstream.send("\(left)\(value)")
      } onEnd: { end in
        if let first { downstream.send("\(first)") }
        downstream.end(end)
      } onTermination: {
        onTermination()
      }
    }
  }

  @Test("A custom operator handles values and the end, with separate state for each subscription")
  func statePerSubscription() {
    let late = Log<String>()
    let signal = pairs()
    let lifetime = log.subscribe(to: signal)
    input.send(1)
    let other = late.subscribe(to: signal)
    for value in 2...4 { input.send(value) }
    input.end()
    #expect(log.values == ["12", "34"] && log.isFinished)
    #expect(late.values == ["23", "4"] && late.isFinished)
    withExtendedLifetime((lifetime, other)) {}
  }

  @Test("A custom operator handles a failure with its error, and can continue after it")
  func failure() {
    let other = Input<String>()
    let signal: Signal<String> = input.transform { downstream in
      var lifetime: Lifetime?
      return Operator {
        downstream.send("\($0)")
      } onEnd: { end in
        if case .failed(let error) = end { downstream.send("\(error)") }
        lifetime = other.subscribe { downstream.send($0) }
      } onTermination: {
        lifetime?.cancel()
      }
    }
    let lifetime = log.subscribe(to: signal)
    input.send(1)
    input.end(.failed(Broken()))
    other.send("later")
    #expect(log.values == ["1", "Broken()", "later"] && log.ends.isEmpty)
    lifetime.cancel()
    #expect(other.hub?.first == nil)
  }

  @Test("A custom operator is told the end of a subscription once, however it ends")
  func termination() {
    var count = 0
    let lifetime = log.subscribe(to: pairs { count += 1 })
    lifetime.cancel()
    lifetime.cancel()
    #expect(count == 1)
    let finished = log.subscribe(to: pairs { count += 1 })
    input.end()
    finished.cancel()
    #expect(count == 2)
  }

  @Test("A custom operator that ends delivers no more, and cancels its upstream subscription")
  func endsItself() {
    let signal: Signal<Int> = input.transform { downstream in
      Operator { value in
        downstream.send(value)
        downstream.end()
        downstream.send(-value)
      }
    }
    let ended = Log<Int>()
    let lifetime = ended.subscribe(to: signal)
    input.send(1)
    input.send(2)
    #expect(ended.values == [1] && ended.isFinished)
    #expect(input.hub?.first == nil)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A custom operator that ends while it is created never subscribes")
  func endsAtOnce() {
    var terminations = 0
    let signal: Signal<Int> = input.transform { downstream in
      downstream.end()
      return Operator {
        downstream.send($0)
      } onTermination: {
        terminations += 1
      }
    }
    let ended = Log<Int>()
    let lifetime = ended.subscribe(to: signal)
    #expect(ended.isFinished && terminations == 1)
    #expect(input.hub?.first == nil)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A value that an operator sends outside its closures is delivered in its turn")
  func sendsLater() {
    var downstream: Downstream<Int>?
    let source = Signal<Int>.create {
      downstream = $0
      return nil
    }
    let order = Log<String>()
    let lifetimes = [
      source.subscribe { order.add("source \($0)") },
      input.subscribe {
        downstream?.send($0)
        order.add("first \($0)")
      },
      input.subscribe { order.add("second \($0)") },
    ]
    input.send(1)
    #expect(order.values == ["first 1", "second 1", "source 1"])
    downstream?.send(2)
    #expect(order.values.last == "source 2")
    withExtendedLifetime(lifetimes) {}
  }

  @Test("A custom source sends at once and later, and stops with the subscription")
  func sources() {
    var (senders, stops): ([Downstream<String>], Int) = ([], 0)
    let source = Signal<String>.create { downstream in
      downstream.send("present")
      senders.append(downstream)
      return Lifetime { stops += 1 }
    }
    let lifetime = log.subscribe(to: source)
    senders[0].send("later")
    #expect(log.values == ["present", "later"] && stops == 0)
    lifetime.cancel()
    senders[0].send("never")
    senders[0].end()
    #expect(log.values == ["present", "later"] && log.ends.isEmpty && stops == 1)
    let other = log.subscribe(to: source)
    senders[1].end(.failed(Broken()))
    #expect(log.failure is Broken && stops == 2)
    withExtendedLifetime(other) {}
  }

  @Test("A source that ends at once is stopped at once")
  func endedSource() {
    var stops = 0
    let source = Signal<String>.create { downstream in
      downstream.send("only")
      downstream.end()
      return Lifetime { stops += 1 }
    }
    let lifetime = log.subscribe(to: source)
    #expect(log.values == ["only"] && log.isFinished && stops == 1)
    withExtendedLifetime(lifetime) {}
  }

  @Test("A combination of custom operators emits once for each send")
  func diamond() {
    let value = Var(1)
    let log = Log<Int>()
    let doubled: Signal<Int> = value.transform { downstream in Operator { downstream.send($0 * 2) } }
    let lifetime = log.subscribe(to: value.combineLatest(doubled) { $0 + $1 })
    value.set(2)
    #expect(log.values == [3, 6])
    withExtendedLifetime(lifetime) {}
  }
}
