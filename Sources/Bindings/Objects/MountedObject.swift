/// A mounted object, which owns the object's active behaviors.
internal final class MountedObject<Object: BindableObject>: Mounted<Object> {
  // A signal may still deliver when the object has been released on another thread and its subscriptions are about to
  // end.
  private weak var object: Object?

  internal init(_ object: Object, watches: Watches) {
    self.object = object
    super.init(watches: watches)
  }

  override var value: Object {
    guard let object else { preconditionFailure("The object is gone, and with it everything that is bound to it.") }
    return object
  }

  override func apply(_ change: (inout Object) -> Void) {
    guard var object else { return }
    change(&object)
  }

  override func view<Root: Bindable>(as type: Root.Type) -> Mounted<Root>? {
    guard let kind = type as? any BindableObject.Type else { return nil }
    return view(of: kind) as? Mounted<Root>
  }

  private func view<Other: BindableObject>(of kind: Other.Type) -> AnyMounted? {
    (object as? Other).map { $0.activity.mounted($0) }
  }
}
