extension LiveTree {
  /// What handlers have thrown that were given their context, in order. See `inContext`.
  public var errors: [any Error] {
    Observed.flush()
    return tree.errors
  }
}
