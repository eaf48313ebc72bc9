import Synchronization

/// The fact that a theme has been read, which a live tree uses to find what to update when the theme changes.
package final class ThemeReads: Sendable {
  private let isRead = Atomic(false)

  package init() {}

  package var haveHappened: Bool { isRead.load(ordering: .relaxed) }

  internal func happen() { isRead.store(true, ordering: .relaxed) }
}
