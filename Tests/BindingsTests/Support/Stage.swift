import Bindings

/// A value that is mounted for a test, without a live tree.
@MainActor
final class Stage<Root: Bindable> {
  let mounted: MountedValue<Root>
  private var bindings = Connections()
  private var finalizations = Connections()

  init(_ root: Root) {
    mounted = MountedValue(root)
    mounted.prepare()
    bindings.adopt(mounted.behaviors.bindings, of: mounted)
    finalizations.adopt(mounted.behaviors.conclusions, of: mounted)
  }

  var value: Root { mounted.value }

  func unmount() {
    bindings.cancel()
    finalizations.cancel()
  }
}
