import Testing

/// What the compiler says about programs that were guessed before anybody looked.
@Suite(.enabled("There is no swiftc on the path to check programs with.") { await Compiler.isAvailable })
struct GuessesTests {
  private static let diagnoses = Task { try await Compiler.diagnose(Guess.all) }

  @Test("Each first guess at an API compiles, or gets the recorded error", arguments: Guess.all.indices)
  func verdicts(_ index: Int) async throws {
    let guess = Guess.all[index]
    let marks = try await Self.diagnoses.value[index]
    if guess.verdict == .half {
      #expect(!marks.isEmpty, "\(guess.title)")
    } else if let expected = guess.mark {
      #expect(marks.contains { $0.matches(expected) }, "\(guess.title): \(marks), not \(expected)")
    } else {
      #expect(marks.isEmpty, "\(guess.title)")
    }
  }

  @Test("Eight in ten first guesses at an API compile, or get an error that names the cure")
  func share() {
    #expect(Guess.all.count == 100)
    #expect(Guess.all.count { $0.verdict != .half } >= 80)
  }
}
