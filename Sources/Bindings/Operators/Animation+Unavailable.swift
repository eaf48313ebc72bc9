// SwiftUI's spellings. Each message says what moves instead: a widget.
import Signals
import Widgets

extension SignalConvertible {
  @available(
    *, unavailable,
    message: "a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'"
  )
  public var animated: Signal<Value> { signal }

  @available(
    *, unavailable,
    message: "a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'"
  )
  public func animated(_ animation: Animation) -> Signal<Value> { signal }

  @available(
    *, unavailable,
    message: "a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'"
  )
  public func animated(duration: Double) -> Signal<Value> { signal }

  @available(
    *, unavailable,
    message: "a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'"
  )
  public func animation(_ animation: Animation) -> Signal<Value> { signal }
}

extension Mod where Root: Widget {
  @available(
    *, unavailable,
    message: "a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'"
  )
  public func animated(_ animation: Animation) -> Mod { self }
}
