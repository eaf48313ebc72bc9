import Signals

/// The sources of a case on a virtual clock.
@MainActor
struct Marbles {
  struct Failure: Error {}

  let clock = VirtualClock()
  let number: Int
  private(set) var sources: [Signal<Int>] = []
  private var hot: [Lifetime] = []

  subscript(index: Int) -> Signal<Int> { sources[index] }

  /// The duration that the number of the case stands for.
  var interval: Duration { .seconds(number) }

  init(_ case: MarbleCase) {
    number = `case`.number
    for text in `case`.sources {
      if text.hasPrefix("=") {
        sources.append(Self.signal(of: text.dropFirst()))
        continue
      }
      let timeline = Timeline(text)
      if Timeline.expanded(text).hasPrefix("+") { sources.append(timeline.signal(on: clock)) } else { addHot(timeline) }
    }
  }

  /// A signal that delivers everything at the subscription.
  private static func signal(of text: Substring) -> Signal<Int> {
    let marks = text.split(separator: " ")
    let end = marks.last == "|" ? Signal<Int>.empty : Signal<Int>.failed(Failure())
    return Signal.from(marks.compactMap { Int($0) }).append(end)
  }

  private mutating func addHot(_ timeline: Timeline) {
    let input = Input<Int>()
    hot += Timeline("150:1").connect(to: input, on: clock) + timeline.connect(to: input, on: clock)
    sources.append(input.signal)
  }

  /// Subscribes from 200 to the end of the case, and returns the events that are received.
  static func events(of case: MarbleCase) -> (events: String, waiting: Int) {
    let marbles = Marbles(`case`)
    let clock = marbles.clock
    var events: [String] = []
    var lifetime: Lifetime?
    let add: (String) -> Void = { events.append("\(clock.now.offset.components.seconds):\($0)") }
    // The end comes after the events of the sources at the same time, but before those of operators.
    let ending = Signal.timer(after: .seconds(`case`.end), clock: clock).subscribe { _ in lifetime?.cancel() }
    clock.advance(by: .seconds(200))
    lifetime = `case`.operation(marbles).subscribe(add, onEnd: { add($0.mark) })
    clock.advance(by: .seconds(2000))
    ending.cancel()
    return (events.isEmpty ? "-" : events.joined(separator: " "), clock.waiting)
  }
}

extension End {
  /// The sign of an end in a timeline.
  var mark: String {
    if case .finished = self { "|" } else { "!" }
  }
}

/// Events by their time in seconds.
@MainActor
struct Timeline {
  /// Timelines that many tests share, by name.
  ///
  /// `numbers...415` is the part of `numbers` up to 415, and `460...numbers` the part from 460.
  private static let lists = [
    "numbers": """
    210:9 230:13 270:7 280:1 300:-1 310:3 340:8 370:11 410:15 415:16 460:72 510:76 560:32 570:-100 580:-3 590:5 630:10
    """,
    "primes": "210:2 260:5 290:13 320:3 350:7 390:4 410:17 450:8 500:23",
    "upward": "230:3 270:4 340:5 380:6 390:7 450:8 470:9 560:10 580:11",
    "first": "+10:102 +90:103 +110:104 +190:105 +440:106 +460:|",
    "third": "+10:301 +50:302 +70:303 +260:304 +310:305 +410:|",
    "fifth": "+80:401 +90:402 +100:|",
    "long": "+10:101 +20:102 +110:103 +120:104 +210:105 +220:106 +230:|",
    "short": "+10:201 +20:202 +30:203 +40:204 +50:|",
    "broken": "+10:201 +20:202 +30:203 +40:204 +50:!",
    "late": "+10:301 +20:302 +30:303 +40:304 +150:|",
    "one": "+50:1 +100:2 +120:3 +140:|",
    "two": "+20:4 +70:5 +200:|",
    "twoLong": "+20:4 +70:5 +300:|",
    "three": "+10:6 +90:7 +110:8 +130:|",
    "four": "+210:9 +240:10 +300:|",
    "up": "210:2 220:3 230:4 240:5 250:|",
    "words": "220:11 240:21 270:12 310:31 350:13 360:14 390:22 420:32 470:41 480:23 510:33 530:51",
    "nine": "205:1 210:2 240:3 280:4 320:5 350:6 370:7 420:8 470:9",
  ]

  private var events: [(time: Int, mark: String)] = []

  init(_ text: String) {
    for word in Self.expanded(text).split(separator: " ") where word != "-" {
      let parts = word.drop { $0 == "+" }.split(separator: ":")
      events.append((Int(parts[0]) ?? 0, String(parts[1])))
    }
  }

  /// Returns a timeline with the events of the shared ones that it names.
  static func expanded(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "...").map(String.init)
      guard let name = parts.first(where: { lists[$0] != nil }), let list = lists[name] else { return String(word) }
      if parts.count == 1 { return list }
      let from = parts.first.flatMap { Int($0) } ?? 0
      let to = parts.last.flatMap { Int($0) } ?? .max
      return list.split(separator: " ").filter { (from...to).contains(Int($0.prefix(3)) ?? 0) }.joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Sends each event to an input when it is time, counted from now.
  func connect(to input: Input<Int>, on clock: VirtualClock) -> [Lifetime] {
    connect(on: clock) { Int($0).map(input.send) ?? input.end(Self.end($0)) }
  }

  /// A signal that begins its timeline at each subscription.
  func signal(on clock: VirtualClock) -> Signal<Int> {
    .create { downstream in
      let timers = connect(on: clock) { Int($0).map(downstream.send) ?? downstream.end(Self.end($0)) }
      return Lifetime { for timer in timers { timer.cancel() } }
    }
  }

  private func connect(on clock: VirtualClock, _ deliver: @escaping @MainActor (String) -> Void) -> [Lifetime] {
    events.map { event in
      Signal.timer(after: .seconds(event.time), clock: clock).subscribe { _ in deliver(event.mark) }
    }
  }

  private static func end(_ mark: String) -> End { mark == "|" ? .finished : .failed(Marbles.Failure()) }
}
