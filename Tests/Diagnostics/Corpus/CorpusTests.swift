import Testing

/// What the compiler says about wrong lines that somebody new has written, judged strictly.
@Suite(.enabled("There is no swiftc on the path to check programs with.") { await Compiler.isAvailable })
struct CorpusTests {
  private static let diagnoses = Task { try await Compiler.diagnose(Attempt.all) }

  @Test(
    "The compiler diagnoses each wrong line of the corpus at the recorded token and in the recorded words",
    arguments: Attempt.all)
  func verdicts(_ attempt: Attempt) async throws {
    let marks = try await Self.diagnoses.value
    for setting in attempt.settings {
      let first = marks[attempt.line]?[setting]
      let isAtToken = attempt.column.map { $0 == first?.column } ?? true
      #expect(isAtToken, "\(setting): \(first?.description ?? "nothing")")
      let isExpected = attempt.words.contains { first?.words.contains($0) == true }
      #expect(isExpected, "\(setting): \(first?.description ?? "nothing")")
    }
  }

  @Test("At least nine of ten wrong lines in the corpus are diagnosed at the right token")
  func share() {
    let lines = Attempt.all.filter { $0.kind != "Alone" }
    let hits = lines.count { $0.verdict == .hit || $0.verdict == .alone }
    #expect(lines.count >= 400)
    #expect(hits * 10 >= lines.count * 9, "\(hits) of \(lines.count)")
  }
}
