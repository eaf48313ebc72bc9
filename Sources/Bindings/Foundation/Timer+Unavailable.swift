// Right programs never use this declaration. The compiler names the signal that serves instead.

import Foundation
import Signals

extension Timer {
  /// Names the signal of a clock, for users of Combine.
  @available(*, unavailable, message: "write 'Signal.interval(every: .seconds(1))'")
  @_disfavoredOverload @MainActor
  public static func publish(
    every seconds: Double, on loop: RunLoop = .main, in mode: RunLoop.Mode = .common
  ) -> Signal<Date> { .never }
}

extension Signal<Date> {
  /// Names the signal of a clock, for users of Combine.
  @available(*, unavailable, message: "a signal starts when it is subscribed to")
  public func autoconnect() -> Signal { self }
}
