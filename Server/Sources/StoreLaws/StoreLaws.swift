import LivePreview
import LiveServer

/// The laws that a store for several servers keeps, to test one of your own.
///
/// ```swift
/// @Test("My store keeps the laws") func laws() async throws {
///   #expect(try await StoreLaws.broken { MyStore(address) } == [])
/// }
/// ```
public enum StoreLaws {
  /// Returns the laws that stores break, as sentences. None if they keep all.
  ///
  /// - Parameter makeStore: A closure that returns the store of another server each time. All of them have the same
  ///   data, which are empty at first.
  /// - Throws: An error of a store that has nothing to do but what is usual.
  /// - Complexity: Some 2,000 states are saved, by at most eight servers at a time.
  public static func broken<Store: SharedSessionStore>(
    by makeStore: @escaping @Sendable () async throws -> Store
  ) async throws -> [String] {
    try await StoreTrial(makeStore: makeStore).brokenLaws()
  }
}

/// The stores of a trial.
private struct StoreTrial<Store: SharedSessionStore> {
  let makeStore: @Sendable () async throws -> Store

  func brokenLaws() async throws -> [String] {
    var broken: [String] = []
    func check(_ law: String, _ isKept: () async throws -> Bool) async throws {
      if try await !isKept() { broken.append(law) }
    }
    try await check("Where nothing has been saved, there is nothing.", begins)
    try await check("Another server finds what has been saved last, also texts with any characters.", keeps)
    try await check("Shared data stay until others are saved.", shares)
    try await check("A session that another server has taken over is no longer saved by the former one.", passesOn)
    try await check("A server may save thousands of states at once.", savesMany)
    try await check("Servers that start and save at the same time lose nothing of one another.", savesTogether)
    return broken
  }

  private func begins() async throws -> Bool {
    let store = try await makeStore()
    let state = try await store.takeOver(ResumeToken(), isKnown: false)
    return try await store.load() == SavedSessions() && state == nil
  }

  private func keeps() async throws -> Bool {
    let (one, two) = (ResumeToken(), ResumeToken())
    let text = "1:{é\u{0}'\"\\,{}NULL🎈}"
    let store = try await makeStore()
    try await store.save(SavedSessions(states: [one: "0:{}", two: text]))
    try await store.save(SavedSessions(states: [one: ""]))
    let later = try await makeStore()
    let states = [try await later.takeOver(one, isKnown: false), try await later.takeOver(two, isKnown: false)]
    return states == ["", text]
  }

  private func shares() async throws -> Bool {
    let store = try await makeStore()
    try await store.save(SavedSessions(shared: "{\u{0}'}"))
    try await store.save(SavedSessions(states: [ResumeToken(): "0:{}"]))
    return try await makeStore().load() == SavedSessions(shared: "{\u{0}'}")
  }

  private func passesOn() async throws -> Bool {
    let (one, two) = (ResumeToken(), ResumeToken())
    let (first, second) = (try await makeStore(), try await makeStore())
    var states: [String?] = []
    try await first.save(SavedSessions(states: [one: "1:{}"]))
    states.append(try await first.takeOver(one, isKnown: true))
    states.append(try await first.takeOver(one, isKnown: false))
    states.append(try await second.takeOver(one, isKnown: false))
    try await first.save(SavedSessions(states: [one: "late", two: "new"]))
    states.append(try await second.takeOver(one, isKnown: true))
    states.append(try await second.takeOver(one, isKnown: false))
    try await second.save(SavedSessions(states: [one: "2:{}"]))
    states.append(try await first.takeOver(one, isKnown: true))
    states.append(try await second.takeOver(two, isKnown: false))
    return states == [nil, "1:{}", "1:{}", nil, "1:{}", "2:{}", "new"]
  }

  private func savesMany() async throws -> Bool {
    let states = (0..<2_000).map { (ResumeToken(), "\($0):" + String(repeating: "a", count: 1_000)) }
    try await makeStore().save(SavedSessions(states: Dictionary(uniqueKeysWithValues: states)))
    let later = try await makeStore()
    for (token, state) in [states[0], states[1_000], states[1_999]]
    where try await later.takeOver(token, isKnown: false) != state { return false }
    return true
  }

  private func savesTogether() async throws -> Bool {
    let tokens = (0..<8).map { _ in (0..<10).map { _ in ResumeToken() } }
    try await withThrowingTaskGroup { group in
      for own in tokens {
        let store = try await makeStore()
        group.addTask {
          _ = try await store.load()
          for (number, token) in own.enumerated() {
            try await store.save(SavedSessions(states: number == 0 ? [:] : [token: "0:{}", own[0]: "\(number):{}"]))
          }
        }
      }
      try await group.waitForAll()
    }
    let later = try await makeStore()
    for own in tokens {
      guard try await later.takeOver(own[0], isKnown: false) == "9:{}" else { return false }
      for token in own.dropFirst() where try await later.takeOver(token, isKnown: false) != "0:{}" { return false }
    }
    return true
  }
}
