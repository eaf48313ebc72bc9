// SwiftUI's spellings of animations. Each message says what to use instead.
import Signals
import Widgets

@available(*, unavailable, message: "a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'")
extension SignalConvertible {
  public var animated: Signal<Value> { signal }
  public func animated(_ animation: Animation) -> Signal<Value> { signal }
  public func animated(duration: Double) -> Signal<Value> { signal }
  public func animation(_ animation: Animation) -> Signal<Value> { signal }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'")
  public func animated(_ animation: Animation) -> Mod { self }
}
