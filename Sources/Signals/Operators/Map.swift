extension SignalConvertible {
  /// Delivers the result of `transform` for each value.
  @inlinable public func map<Result>(_ transform: @escaping (Value) -> Result) -> Signal<Result> {
    let mapped = Mapped(signal.relayed, transform)
    return Signal<Result>(depth: mapped.upstream.depth + 1, origin: mapped) { mapped.connect($0) }
  }
}
