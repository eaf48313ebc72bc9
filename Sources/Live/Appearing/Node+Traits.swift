import Bindings
import Widgets

extension Node {
  /// Sends `traitCollectionDidChange` after the current change, if traits of the environment have changed.
  internal func notifyOfTraits(from old: NodeEnvironment) {
    let trigger = Trigger.appearance(.traitCollectionDidChange)
    guard old !== environment, isMounted, !mounted.behaviors.isEmpty, mounted.behaviors.haveHandler(of: trigger),
      !environment.values.hasTraits(of: old.values)
    else { return }
    tree.updates.calls.append { [weak self] in self?.mounted.notify(trigger, old.values) }
  }
}
