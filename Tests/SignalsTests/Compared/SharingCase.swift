import Signals

/// A test of a shared signal with a source that sends 1 to 6 until 320 and may end at 330.
///
/// Three subscribers are there from 200 to 350, from 300 to 400 and from 500 to 600. The first two subscribe once more
/// when they receive an end. A subscription to the source after 330 receives -1 at 340 and 7 at 550.
struct SharingCase: Sendable, CustomStringConvertible {
  let name: String

  /// The mark of the end of the source at 330, or nothing.
  let end: String

  /// Whether values are replayed after the last subscriber has gone.
  let remembers: Bool

  /// Whether a subscriber after the end begins a new subscription to the source there.
  let restarts: Bool

  /// The reason for an outcome of its own.
  var reason: String?

  var description: String { name }

  /// The outcome there: of the first, the second and the third subscriber, and of the repeated ones in between.
  func theirs(replay count: Int) -> [String] { outcome(replay: count, restarts: restarts) }

  /// The outcome here, where a signal that has ended keeps its end.
  func ours(replay count: Int) -> [String] { outcome(replay: count, restarts: reason == nil && restarts) }

  private func outcome(replay count: Int, restarts: Bool) -> [String] {
    let replayed = { (time: Int, last: Int) in (0..<count).map { "\(time):\(last - count + 1 + $0)" } }
    let ends = end.isEmpty ? [] : ["330:\(end)"]
    let first = ["210:1", "220:2", "230:3", "240:4", "250:5", "320:6"] + ends
    let second = replayed(300, 5) + ["320:6"] + ends
    let again = end.isEmpty ? [] : restarts ? ["340:-1"] : replayed(330, 6) + ends
    let kept = remembers || !end.isEmpty && !restarts
    let third = (kept ? replayed(500, 6) : []) + [end.isEmpty || restarts ? "550:7" : "500:\(end)"]
    return [first, again, second, again, third].map { $0.joined(separator: " ") }
  }

  /// Returns what the five subscribers receive.
  @MainActor func outcome(of share: (Signal<Int>) -> Signal<Int>) -> [String] {
    let clock = VirtualClock()
    let (early, late) = (Input<Int>(), Input<Int>())
    let ending = end.isEmpty ? "-" : "330:\(end)"
    let timers =
      Timeline("210:1 220:2 230:3 240:4 250:5 320:6 \(ending)").connect(to: early, on: clock)
      + Timeline("340:-1 550:7").connect(to: late, on: clock)
    let hasEnded = { [end] in !end.isEmpty && clock.now.offset >= .seconds(330) }
    let source = Signal<Int>.create { downstream in
      (hasEnded() ? late : early).subscribe(downstream.send, onEnd: downstream.end)
    }
    // Without an end, one subscription receives all values.
    let unended = Signal.merge([early.signal, late.signal.filter { $0 > 0 }])
    let shared = share(end.isEmpty ? unended : source)

    var events = [[String]](repeating: [], count: 5)
    var lifetimes = [Lifetime?](repeating: nil, count: 5)
    func subscribe(_ number: Int) {
      let add: (String) -> Void = { events[number].append("\(clock.now.offset.components.seconds):\($0)") }
      lifetimes[number] = shared.map { "\($0)" }.subscribe(add) { end in
        add(end.mark)
        if number == 0 || number == 2 { subscribe(number + 1) }
      }
    }
    func advance(to seconds: Int) { clock.advance(by: .seconds(seconds) - clock.now.offset) }
    advance(to: 200)
    subscribe(0)
    advance(to: 300)
    subscribe(2)
    advance(to: 350)
    (lifetimes[0], lifetimes[1]) = (nil, nil)
    advance(to: 400)
    (lifetimes[2], lifetimes[3]) = (nil, nil)
    advance(to: 500)
    subscribe(4)
    advance(to: 600)
    return withExtendedLifetime((timers, lifetimes)) { events.map { $0.joined(separator: " ") } }
  }
}
