/// A behavior that handles an event.
internal protocol EventHandler: Behavior {
  associatedtype Root: Bindable

  /// The occurrence that calls the handler.
  var trigger: Trigger { get }

  /// Handles an occurrence at `root`.
  @MainActor func handle(_ detail: Any, in root: Root)
}

extension EventHandler {
  /// Handles an occurrence, if the root has the right type.
  @MainActor internal func handle(_ detail: Any, inAny mounted: AnyMounted) {
    if let mounted = mounted.view(as: Root.self) { handle(detail, in: mounted.value) }
  }
}
