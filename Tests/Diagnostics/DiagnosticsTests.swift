import Testing

/// What the compiler says about programs that use the library wrongly, and rightly.
@Suite(.enabled(if: Compiler.isAvailable, "There is no swiftc on the path to check programs with."))
struct DiagnosticsTests {
  static let wrong = Program.all(in: "Wrong")
  static let right = Program.all(in: "Right")
  static let diagnoses = Result { try Compiler.diagnose(wrong + right) }

  @Test("The first error of a wrong program is at the token that is wrong", arguments: wrong)
  func wrongPrograms(_ program: Program) throws {
    let first = try Self.first(of: program)
    let expected = try #require(program.marks.first, "The program does not say what is expected.")
    withKnownIssue("The first error is at another token.", isIntermittent: true) {
      #expect(first?.matches(expected) == true, "\(first?.description ?? "It compiles"), not \(expected)")
    } when: {
      program.isMiss
    }
  }

  @Test("A right program compiles without a word", arguments: right)
  func rightPrograms(_ program: Program) throws {
    #expect(try Self.diagnoses.get()[program.url.path] ?? [] == [])
  }

  @Test("Nine wrong programs in ten get their first error where it belongs")
  func share() throws {
    let hits = try Self.wrong.filter { program in
      guard let first = try Self.first(of: program), let expected = program.marks.first else { return false }
      return first.matches(expected)
    }
    #expect(Self.wrong.count >= 200)
    #expect(hits.count * 10 >= Self.wrong.count * 9, "\(hits.count) of \(Self.wrong.count)")
  }

  private static func first(of program: Program) throws -> Mark? {
    let said = try diagnoses.get()[program.url.path] ?? []
    return said.first { $0.kind == "error" } ?? said.first
  }
}
