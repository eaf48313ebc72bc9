import Mod
import UIKit

/// A class of one's own on the main actor. One line makes it a root.
@MainActor final class Player {
  var isMuted = false
  var rate = 1.0
  init() {}
}

extension Player: MainActorRoot {}

// Reflection finds no properties in classes of Objective-C.
extension Player: @MainActor PropertyListing {
  var listedProperties: KeyValuePairs<String, Any?> { ["sound": isMuted ? "off" : "on", "rate": rate] }
}

nonisolated extension Mod<Player> {
  static let muted = Mod { $0.isMuted = true }
}

/// A subclass, to which the names and styles of its superclasses apply.
final class BadgeLabel: UILabel {}
