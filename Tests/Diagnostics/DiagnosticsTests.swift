import Testing

/// What the compiler says about programs that use the library wrongly, and rightly.
@Suite(.enabled(if: Compiler.isAvailable, "There is no swiftc on the path to check programs with."))
struct DiagnosticsTests {
  static let wrong = Program.all(in: "Wrong")
  static let right = Program.all(in: "Right")
  static let diagnoses = Result { try Compiler.diagnose(wrong + right) }

  @Test("The first error of a wrong program is at the token that is wrong", arguments: wrong)
  func wrongPrograms(_ program: Program) throws {
    let said = try Self.diagnoses.get()[program.url.path] ?? []
    let first = try #require(said.first { $0.kind == "error" } ?? said.first, "It compiles.")
    #expect(program.expected.contains(where: first.matches), "\(first), not \(program.expected)")
  }

  @Test("A right program compiles without a word", arguments: right)
  func rightPrograms(_ program: Program) throws {
    #expect(try Self.diagnoses.get()[program.url.path] ?? [] == [])
  }

  @Test("Nine wrong programs in ten get their first error where it belongs")
  func share() {
    #expect(Self.wrong.count >= 40)
    #expect(Self.right.count >= 5)
    #expect(Self.wrong.filter(\.isMiss).count * 10 <= Self.wrong.count)
  }

  @Test("Each wrong program says what is expected of it")
  func expectations() {
    #expect(Self.wrong.filter { !$0.marks.contains { $0.kind != "instead" } }.map(\.testDescription) == [])
    #expect(Self.right.filter { !$0.marks.isEmpty }.map(\.testDescription) == [])
  }
}
