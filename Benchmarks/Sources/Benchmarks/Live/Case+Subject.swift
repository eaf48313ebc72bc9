extension Case {
  /// Creates a case that changes a prepared subject once: first a small one, so that the measurement contains no
  /// first-time work, then one of a given size.
  @MainActor
  init<Subject>(
    _ name: String, of size: Int, _ make: @MainActor (_ size: Int) -> Subject,
    _ change: @escaping @MainActor (Subject) -> Void
  ) {
    let (small, large) = (make(10), make(size))
    self.init(name) { change($0 == 1 ? small : large) }
  }
}
