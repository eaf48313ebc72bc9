import Foundation
import Testing

/// What the compiler says about mistakes at random places of right programs.
@Suite(.enabled("There is no swiftc on the path to check programs with.") { await Compiler.isAvailable })
struct DrawnTests {
  @Test("The first error of a generated wrong program is at the wrong token, and names the cause or the cure")
  func share() async throws {
    let count = ProcessInfo.processInfo.environment["LONG"].flatMap { Int($0) } ?? 195
    let programs = try DrawnProgram.draw(count, seed: 29)
    #expect(programs.count == count)
    var table: [String: (wrong: Int, hits: Int)] = [:]
    for (program, marks) in zip(programs, try await Compiler.diagnose(programs)) {
      // A program that compiles in spite of the mistake is not wrong.
      if marks.isEmpty { continue }
      let part = program.isKeptAside ? "kept aside" : "looked at"
      // What is printed first alone, which differs from run to run.
      table["first alone, \(part)", default: (0, 0)].wrong += 1
      if program.isHit([marks[0]]) { table["first alone, \(part)", default: (0, 0)].hits += 1 }
      for row in ["all", part, "\(part), \(program.mistake)", "\(part), depth \(min(program.depth / 2 * 2, 4))"] {
        table[row, default: (0, 0)].wrong += 1
        if program.isHit(marks) { table[row, default: (0, 0)].hits += 1 }
      }
      if count > 195, !program.isKeptAside, !program.isHit(marks) { print("\(program)\n  \(marks)") }
    }
    if count > 195 {
      for (row, (wrong, hits)) in table.sorted(by: { $0.key < $1.key }) {
        print("\(row): \(hits) of \(wrong), \(hits * 100 / wrong) %")
      }
    }
    let all = table["all"] ?? (0, 0)
    #expect(all.hits * 100 >= all.wrong * 80, "\(all.hits) of \(all.wrong)")
  }
}
