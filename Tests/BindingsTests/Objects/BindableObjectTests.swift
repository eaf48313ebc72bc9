import Bindings
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("An object")
struct BindableObjectTests {
  let level = Var(1.0), log = Log()

  @Test("An object has the present value as soon as a property is bound by a name or a key path")
  func bound() {
    let gauge = Gauge().with(\.level <-- level, \.unit <-- Var("m"))
    #expect(gauge.level == 1)
    #expect(gauge.unit == "m")
    level.set(2)
    #expect(gauge.level == 2)
  }

  @Test("A later binding of an object's property replaces the earlier one")
  func rebound() {
    let other = Var(5.0)
    let gauge = Gauge().with(\.level <-- level)
    gauge.with(\.level <-- other)
    #expect(gauge.level == 5)
    level.set(2)
    #expect(gauge.level == 5)
  }

  @Test("An object keeps its bindings when others are added")
  func kept() {
    var subscriptions = 0
    let counted = level.map {
      subscriptions += 1; return $0
    }
    let gauge = Gauge().with(\.level <-- counted)
    gauge.with(\.unit <-- Var("m")).with(.reset --> {})
    #expect(subscriptions == 1)
  }

  @Test("An object calls its handlers in order, and updates variables when its user changes it")
  func handlers() {
    let gauge = Gauge().with(
      \.level <--> level,
      .overheated --> { [log] in log.note("first \($0)") },
      .overheated --> { [log] in log.note("second \($0)") },
      .reset --> { [log] in log.note("reset") }
    )
    gauge.send(.overheated, 120)
    gauge.send(.reset)
    gauge.input { $0.level = 7 }
    #expect(log.lines == ["first 120.0", "second 120.0", "reset"])
    #expect(level.value == 7)
  }

  @Test("An object no longer updates a variable whose binding has been replaced")
  func replacedVariable() {
    let other = Var(5.0)
    let gauge = Gauge().with(\.level <--> level, \.level <--> other)
    gauge.input { $0.level = 7 }
    #expect(level.value == 1)
    #expect(other.value == 7)
  }

  @Test("An object of a subclass uses the bindings and events of its class and its superclass")
  func subclass() {
    let thermometer = Thermometer().with(
      \.isWarm <-- level.map { $0 > 0 }, .overheated --> { [log] in log.note("\($0)") })
    let gauge: Gauge = thermometer
    gauge.with(\.level <--> level, .reset --> { [log] in log.note("reset") })
    #expect(thermometer.isWarm)
    #expect(thermometer.level == 1)
    gauge.send(.overheated, 120)
    thermometer.send(.reset)
    thermometer.input { $0.level = 3 }
    #expect(level.value == 3)
    gauge.input { $0.level = 4 }
    #expect(level.value == 4)
    #expect(log.lines == ["120.0", "reset"])
  }

  @Test("An object of a superclass ignores bindings and events of a subclass")
  func superclass() {
    let warm: Mod<Thermometer> = \.isWarm <-- Var(true)
    let thermometer = Thermometer().with(warm)
    let gauge = Gauge()
    gauge.behaviors = thermometer.behaviors
    #expect(gauge.level == 0)
    #expect(gauge.bindings.count == 1)
  }

  @Test("An object is prepared and finalized at once, and keeps lifetimes")
  func adHoc() {
    let gauge = Gauge().with(
      .adHocFinalize -- { [level] gauge in level.subscribe { gauge.value.level = $0 } },
      .adHocPrepare -- { gauge in MainActor.assumeIsolated { gauge.unit = "m" } },
      .lifetimes -- [level.subscribe { [log] in log.note("\($0)") }]
    )
    level.set(2)
    #expect(gauge.level == 2)
    #expect(gauge.unit == "m")
    #expect(log.lines == ["1.0", "2.0"])
  }

  @Test("An object can be bound again inside a delivery of its own binding")
  func nested() {
    final class Chain: BindableObject {
      let activity = Activity()
      let log: Log
      var other = 0.0
      var level = 0.0 {
        didSet {
          if level == 1 {
            with(
              \.other
                <-- Var(3.0).map { [log] in
                  log.note("\($0)"); return $0
                })
          }
        }
      }
      init(log: Log) { self.log = log }
    }
    let chain = Chain(log: log).with(\.level <-- level)
    #expect(chain.other == 3)
    #expect(log.lines == ["3.0"])
  }

  @Test("A binding made inside another one of the same property replaces it, even if that has not started")
  func replacedFromWithin() {
    final class Chain: BindableObject {
      let activity = Activity()
      var level: Var<Double>?
      var (unit, width) = ("", 0.0)
      var height = 0.0 {
        didSet {
          if let level, height == 1 { with(\.unit <-- Var("new"), \.height <-- level, \.width <-- Var(3)) }
        }
      }
    }
    let texts = Var("old").map { [log] text in
      log.note(text)
      return text
    }
    let bound = Chain().with(\.width <-- Var(2), \.height <-- level, \.unit <-- texts)
    let (chain, other) = (Chain(), Var(5.0))
    chain.level = other
    chain.behaviors = bound.behaviors
    #expect(chain.height == 5 && chain.unit == "new" && chain.width == 3)
    level.set(7)
    #expect(chain.height == 5 && log.lines == ["old"])
    other.set(6)
    #expect(chain.height == 6)
  }

  @Test("Bindings of an object end when it is deallocated, and do not retain it")
  func release() {
    weak var gauge: Gauge?
    var deliveries = 0
    do {
      let bound = Gauge().with(
        \.level
          <-- level.map {
            deliveries += 1; return $0
          },
        \.unit <--> Var<String?>("m"),
        .lifetimes -- [Lifetime { [log] in log.note("ended") }]
      )
      bound.input { $0.level = 9 }
      gauge = bound
      #expect(gauge != nil)
    }
    #expect(gauge == nil)
    level.set(2)
    #expect(deliveries == 1)
    #expect(log.lines == ["ended"])
  }

  @Test("An object that is released on another thread during a delivery no longer handles events")
  func releasedElsewhere() {
    let start = Input<Void>()
    nonisolated(unsafe) var gauge: Gauge? = Gauge().with(\.level <--> level)
    let starting = start.subscribe {
      gauge?.input { $0.level = 5 }
      let isReleased = DispatchSemaphore(value: 0)
      Thread {
        gauge = nil
        isReleased.signal()
      }
      .start()
      isReleased.wait()
    }
    start.send()
    #expect(level.value == 5 && gauge == nil)
    withExtendedLifetime(starting) {}
  }
}
