import LiveServer
import Synchronization

/// A store in memory that two servers share, each with a value of its own, which may fail.
struct SharedMemoryStore: SharedSessionStore {
  /// What all servers have saved.
  final class Rows: Sendable {
    let states = Mutex<[ResumeToken: (state: String, owner: Int)]>([:])
    let shared = Mutex<String?>(nil)
    let isBroken = Atomic(false)

    /// A closure that is called once, between what a server asks and the answer.
    let interlude = Mutex<(@Sendable () async -> Void)?>(nil)

    /// The tokens of each save.
    let saves = Mutex<[[ResumeToken]]>([])
  }

  let rows: Rows
  let owner: Int

  private func check() throws {
    if rows.isBroken.load(ordering: .relaxed) { throw MemoryStore.Broken() }
  }

  func load() async throws -> SavedSessions {
    try check()
    return SavedSessions(shared: rows.shared.withLock { $0 })
  }

  func save(_ changed: SavedSessions) async throws {
    try check()
    rows.saves.withLock { $0.append(Array(changed.states.keys)) }
    if let shared = changed.shared { rows.shared.withLock { $0 = shared } }
    rows.states.withLock { rows in
      for (token, state) in changed.states where rows[token].map({ $0.owner == owner }) ?? true {
        rows[token] = (state, owner)
      }
    }
  }

  func takeOver(_ token: ResumeToken, isKnown: Bool) async throws -> String? {
    try check()
    let state: String? = rows.states.withLock { rows in
      guard let row = rows[token] else { return nil }
      rows[token]?.owner = owner
      return isKnown && row.owner == owner ? nil : row.state
    }
    let interlude = rows.interlude.withLock { interlude in
      defer { interlude = nil }
      return interlude
    }
    await interlude?()
    return state
  }
}
