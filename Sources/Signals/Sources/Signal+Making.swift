extension Signal {
  /// Returns a signal that delivers `value` and finishes.
  @inlinable public static func just(_ value: Value) -> Signal { from(CollectionOfOne(value)) }

  /// Returns a signal that delivers the elements of `values` to each subscriber at once, and finishes.
  @inlinable public static func from(_ values: some Collection<Value>) -> Signal {
    Signal { observer in
      for value in values { observer.value(value) }
      observer.end(.finished)
      return Connection()
    }
  }

  /// A signal that finishes without a value.
  public static var empty: Signal { ended(.finished) }

  /// A signal that neither delivers nor ends.
  public static var never: Signal { Signal { _ in Connection() } }

  /// Returns a signal that fails without a value.
  public static func failed(_ error: any Error) -> Signal { ended(.failed(error)) }

  private static func ended(_ end: End) -> Signal {
    Signal { observer in
      observer.end(end)
      return Connection()
    }
  }
}
