import LiveServer
import StoreLaws
import Synchronization
import Testing

/// The laws of stores, which a store in memory keeps, and each broken one breaks.
struct StoreLawsTests {
  /// A store whose answers and whose sessions to save are changed by closures.
  private struct Changed: SharedSessionStore {
    let base: SharedMemoryStore
    var load: @Sendable (SavedSessions) -> SavedSessions = { $0 }
    var save: @Sendable (SavedSessions) -> SavedSessions = { $0 }
    var takeOver: @Sendable (String?, Bool) -> String? = { state, _ in state }

    func load() async throws -> SavedSessions { load(try await base.load()) }
    func save(_ changed: SavedSessions) async throws { try await base.save(save(changed)) }

    func takeOver(_ token: ResumeToken, isKnown: Bool) async throws -> String? {
      takeOver(try await base.takeOver(token, isKnown: isKnown), isKnown)
    }
  }

  /// The number of stores.
  private final class Count: Sendable {
    let value = Atomic(0)
  }

  /// Returns the first words of the laws that stores break.
  private func broken(_ change: @escaping @Sendable (inout Changed) -> Void = { _ in }) async throws -> [String] {
    let (rows, count) = (SharedMemoryStore.Rows(), Count())
    let laws = try await StoreLaws.broken {
      let owner = count.value.add(1, ordering: .relaxed).newValue
      var store = Changed(base: SharedMemoryStore(rows: rows, owner: owner))
      change(&store)
      return store
    }
    return laws.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
  }

  @Test("A store in memory passes all laws")
  func kept() async throws { #expect(try await broken() == []) }

  @Test("A store that forgets, mixes up, or retains too much breaks some laws")
  func mutants() async throws {
    #expect(try await broken { $0.load = { _ in SavedSessions(shared: "{}") } }.contains("Where nothing has"))
    #expect(try await broken { $0.load = { _ in SavedSessions() } } == ["Shared data stay"])
    #expect(
      try await broken { $0.takeOver = { state, _ in state?.replacing("\0", with: "") } } == ["Another server finds"])
    #expect(try await broken { $0.takeOver = { $1 ? nil : $0 } } == ["A session that"])
    #expect(try await broken { $0.takeOver = { $1 ? $0 ?? "1:{}" : $0 } } == ["A session that"])
    let few: @Sendable (SavedSessions) -> SavedSessions = { saved in
      SavedSessions(
        states: Dictionary(uniqueKeysWithValues: Array(saved.states.prefix(500))), shared: saved.shared)
    }
    #expect(try await broken { $0.save = few } == ["A server may"])
  }
}
