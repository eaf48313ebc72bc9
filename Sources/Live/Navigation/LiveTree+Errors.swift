extension LiveTree {
  /// The errors that handlers with a context have thrown, and those of events that no handler takes, in order.
  ///
  /// See `inContext` and ``EventError``.
  public var errors: [any Error] {
    Observed.flush()
    return tree.errors
  }
}
