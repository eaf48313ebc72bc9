/// A behavior that answers to an event.
internal protocol EventHandler: Behavior {
  associatedtype Root: Bindable

  /// What has to happen.
  var trigger: Trigger { get }

  /// Answers to what has happened to `root`.
  @MainActor
  func handle(_ detail: Any, in root: Root)
}

extension EventHandler {
  /// Answers, if the root is of the right type.
  @MainActor
  internal func handle(_ detail: Any, inAny mounted: AnyMounted) {
    if let mounted = mounted.view(as: Root.self) { handle(detail, in: mounted.value) }
  }
}
