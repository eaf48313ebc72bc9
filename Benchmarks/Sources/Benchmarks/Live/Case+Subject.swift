extension Case {
  /// Creates a case that changes a prepared subject once: first a small one, so that the measurement contains no
  /// first-time work, then one of a given size, which is inspected afterwards.
  @MainActor
  init<Subject: Inspected>(
    _ name: String, of size: Int, meant: String?, _ make: @MainActor (_ size: Int) -> Subject,
    _ change: @escaping @MainActor (Subject) -> Void
  ) {
    self.init(name, of: size, meant: meant, make) { subject in
      change(subject)
      return Effect { subject.inspect() }
    }
  }

  /// Creates a case that changes a prepared subject once, and returns what that has done.
  @MainActor
  init<Subject>(
    _ name: String, of size: Int, meant: String?, _ make: @MainActor (_ size: Int) -> Subject,
    _ change: @escaping @MainActor (Subject) -> Effect
  ) {
    let (small, large) = (make(10), make(size))
    self.init(name, meant: meant.map { meant in { _ in meant } }) { change($0 == 1 ? small : large) }
  }
}
