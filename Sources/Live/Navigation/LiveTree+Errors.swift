extension LiveTree {
  /// The errors that handlers with a context have thrown, in order. See `inContext`.
  public var errors: [any Error] {
    Observed.flush()
    return tree.errors
  }
}
