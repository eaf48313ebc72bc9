import Bindings
import Widgets

/// The error of an event that reached no handler, because none takes a payload of that type.
///
/// A live tree adds it to its ``LiveTree/errors``.
public struct EventError: Error, Hashable, Sendable {
  /// The name of the event: `rowSelected`.
  public let event: String

  /// The ``Node/path`` of the node that sent the event.
  public let node: String

  /// The reason: `row [0, 2] holds Album, and the handler takes User`.
  public let reason: String
}

extension EventError: CustomStringConvertible {
  /// The event, the node and the reason.
  public var description: String { "\(event) of \(node) reaches no handler: \(reason)" }
}

extension Node {
  package func didRefuse(_ event: String, _ mismatch: PayloadMismatch) {
    tree.errors.append(EventError(event: event, node: path, reason: "\(mismatch)"))
  }
}
