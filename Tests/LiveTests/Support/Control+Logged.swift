import LiveTesting
import TestSupport

extension Mod where Root: Control {
  /// Adds handlers that note all events of a control.
  @MainActor
  static func logged(in log: Log) -> Mod {
    Mod {
      for (event, name) in ControlEvents.names {
        Event<Root, Root>.action(event) --> { _ in log(name) }
      }
    }
  }
}
