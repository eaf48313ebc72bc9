import LiveServer
import Synchronization

/// A store in memory, which counts how often it has saved, and may fail.
final class MemoryStore: SessionStore {
  struct Broken: Error {}

  private let saved: Mutex<SavedSessions>
  let saves = Atomic(0)
  let isBroken = Atomic(false)

  init(_ saved: SavedSessions = SavedSessions()) { self.saved = Mutex(saved) }

  var content: SavedSessions { saved.withLock { $0 } }

  func load() async throws -> SavedSessions {
    if isBroken.load(ordering: .relaxed) { throw Broken() }
    return content
  }

  func save(_ saved: SavedSessions) async throws {
    if isBroken.load(ordering: .relaxed) { throw Broken() }
    self.saved.withLock { $0 = saved }
    saves.add(1, ordering: .relaxed)
  }
}
