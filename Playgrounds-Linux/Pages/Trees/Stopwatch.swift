import Foundation
import LiveTesting
import Preview

/// A stopwatch that uses the given clock.
@MainActor
final class Stopwatch<C: Clock<Duration>> {
  @Variable private(set) var reading = StopwatchReading()
  private let clock: C
  private var ticking: Lifetime?

  init(clock: C) {
    self.clock = clock
  }

  func press(_ button: StopwatchButton) {
    switch button {
    case .start: start()
    case .stop: stop()
    case .lap: reading.laps.append(reading.elapsed)
    case .reset: reading = StopwatchReading()
    }
  }

  private func start() {
    let (before, start) = (reading.elapsed, clock.now)
    reading.isRunning = true
    ticking = Signal.interval(every: .milliseconds(100), clock: clock).subscribe { [weak self] now in
      self?.reading.elapsed = before + start.duration(to: now)
    }
  }

  private func stop() {
    ticking = nil
    reading.isRunning = false
  }
}

enum StopwatchButton: String {
  case start = "Start"
  case stop = "Stop"
  case lap = "Lap"
  case reset = "Reset"
}

/// The displayed values of a stopwatch.
struct StopwatchReading: Equatable {
  var elapsed = Duration.zero
  var laps: [Duration] = []
  var isRunning = false
}

/// The screen as a function of the displayed values.
struct StopwatchScreen: Component {
  let reading: StopwatchReading
  let press: @MainActor @Sendable (StopwatchButton) -> Void

  var body: Children {
    VStack(spacing: 16, .padding(20)) {
      Label(
        reading.elapsed.clockFace,
        .font(.monospacedDigitSystemFont(ofSize: 48, weight: .light)), .textAlignment(.center),
        .accessibilityIdentifier("time"))
      HStack(spacing: 12, .distribution(.fillEqually)) {
        button(reading.isRunning ? .lap : .reset).with(.isEnabled(reading.elapsed > .zero))
        button(reading.isRunning ? .stop : .start)
      }
      ForEach(Array(reading.laps.enumerated()), id: \.offset) { number, elapsed in
        Label("Lap \(number + 1): \(elapsed.clockFace)")
      }
    }
  }

  private func button(_ button: StopwatchButton) -> Button {
    Button(button.rawValue, .tapped --> { [press] in press(button) })
  }
}

extension Duration {
  /// The minutes, seconds and tenths in every language: `01:02.3`.
  fileprivate var clockFace: String {
    formatted(
      .time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 1))
        .locale(Locale(identifier: "en_US_POSIX")))
  }
}

extension Stopwatch {
  /// Returns a live tree with the stopwatch.
  func tree() -> Live.LiveTree<StopwatchReading?> {
    LiveTree($reading) { [self] reading in StopwatchScreen(reading: reading) { self.press($0) } }
  }
}

extension Page {
  static let stopwatch = Page(
    "stopwatch", "A screen as a function of the time, with a clock that tests advance.",
    preview: {
      let laps: [Duration] = [.milliseconds(61_500), .milliseconds(118_200)]
      return VStack { StopwatchScreen(reading: StopwatchReading(elapsed: .seconds(125), laps: laps)) { _ in } }
    }
  ) { print in
    let clock = VirtualClock()
    let tree = Stopwatch(clock: clock).tree()
    print(Preview.text(tree.widget))

    print("\nAfter a second and a half, with the changes of the last tenth:")
    try tree.find(.button("Start")).tap()
    clock.advance(by: .milliseconds(1400))
    tree.changes { clock.advance(by: .milliseconds(100)) }.forEach { print("  \($0)") }

    print("\nTwo laps, and a stop:")
    try tree.find(.button("Lap")).tap()
    clock.advance(by: .seconds(70))
    try tree.find(.button("Lap")).tap()
    clock.advance(by: .seconds(2))
    try tree.find(.button("Stop")).tap()
    print(Preview.text(tree.widget))

    print("\nTime passes without waiting:")
    print("  \(tree.changes { clock.advance(by: .seconds(3600)) }), \(clock.waiting) waiting")

    print("\nIt continues, and is then reset:")
    try tree.find(.button("Start")).tap()
    clock.advance(by: .milliseconds(500))
    print("  \(try tree.find(.identifier("time")).text ?? "")")
    try tree.find(.button("Stop")).tap()
    try tree.find(.button("Reset")).tap()
    print(Preview.text(tree.widget))
  }
}
