extension Case {
  /// A case that does something once to what was made for it before: the small one first, so that nothing of what is measured
  /// happens for the first time, then one of a size.
  @MainActor
  init<Subject>(
    _ name: String, of size: Int, _ make: @MainActor (_ size: Int) -> Subject,
    _ change: @escaping @MainActor (Subject) -> Void
  ) {
    let (small, large) = (make(10), make(size))
    self.init(name) { change($0 == 1 ? small : large) }
  }
}
