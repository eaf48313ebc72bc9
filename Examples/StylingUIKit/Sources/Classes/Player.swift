import Mod
import UIKit

/// A class of one's own on the main actor. One line makes it a root.
@MainActor final class Player {
  var isMuted = false
  var rate = 1.0
  init() {}
}

extension Player: MainActorRoot {}

nonisolated extension Mod<Player> {
  static let muted = Mod { $0.isMuted = true }
}

/// A subclass, to which the names and styles of its superclasses apply.
final class BadgeLabel: UILabel {}
