// Names of Builder, for code that comes from there.
import Mod
import Signals
import Widgets

extension Mod where Root: Bindable {
  /// Binds the property at a key path to a signal, as `bind(_:to:)` does.
  @available(*, deprecated, renamed: "bind(_:to:)")
  @MainActor public static func bind<Value>(
    keyPath: WritableKeyPath<Root, Value>, binding source: some SignalConvertible<Value>
  ) -> Mod {
    .bind(keyPath, to: source)
  }

  /// Binds the optional property at a key path to a signal of values that are not optional.
  @available(*, deprecated, renamed: "bind(_:to:)")
  @MainActor @_disfavoredOverload public static func bind<Source: SignalConvertible>(
    keyPath: WritableKeyPath<Root, Source.Value?>, binding source: Source
  ) -> Mod {
    .bind(keyPath, to: source)
  }
}

extension Mod where Root: Widget {
  @available(*, unavailable, message: "'bind' takes a signal, such as '$isBusy'")
  public static func hidden(bind isHidden: Bool) -> Mod { .identity }
}

extension Widget {
  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .bind(\\.backgroundColor, to: $color))'")
  public func bind<Value>(keyPath: WritableKeyPath<Self, Value>, binding source: some SignalConvertible) -> Self {
    self
  }

  @available(*, unavailable, message: "Mods are arguments: 'Label(\"Ada\", .isHidden <-- $isBusy)'")
  public func hidden(bind source: some SignalConvertible) -> Self { self }
}
