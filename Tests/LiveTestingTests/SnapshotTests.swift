import Bindings
import Foundation
import Testing

@testable import LiveTesting

@MainActor
struct SnapshotTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
  private let name = Var("Ada")
  private let tree: LiveTree<Void>

  init() {
    tree = LiveTree(
      VStack { [name] in
        Label(.text <-- name)
        Button("Clear", .tapped --> { name.value = "" })
      })
  }

  private func check(_ format: SnapshotFormat, isRecording: Bool = false) throws {
    try expect(tree, matches: "login", as: format, in: folder, isRecording: isRecording)
  }

  @Test("A tree matches its recorded snapshot until it changes", arguments: SnapshotFormat.allCases)
  func records(format: SnapshotFormat) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = #expect(throws: SnapshotError.self) { try check(format) }
    #expect(missing?.difference == nil && missing?.description.contains("has not been recorded") == true)
    try check(format, isRecording: true)
    try check(format)
    name.set("Grace")
    let changed = #expect(throws: SnapshotError.self) { try check(format) }
    let lines = changed?.difference ?? []
    #expect(lines.contains { $0.hasPrefix("- ") && $0.contains("Ada") })
    #expect(lines.contains { $0.hasPrefix("+ ") && $0.contains("Grace") })
    #expect(changed?.path.hasSuffix("login.\(format.rawValue)") == true)
  }

  @Test("A snapshot of a query records its node only")
  func query() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let label = tree.find(.text("Ada"))
    try expect(label, matches: "name", as: .text, in: folder, isRecording: true)
    let text = try String(contentsOf: folder.appending(path: "name.txt"), encoding: .utf8)
    #expect(text.contains("Ada") && !text.contains("Clear"))
    #expect(throws: QueryError.self) {
      try expect(tree.find(.text("Eve")), matches: "name", as: .text, in: folder, isRecording: false)
    }
  }

  @Test("A difference shows each changed line with two unchanged lines around it")
  func difference() {
    func difference(_ old: String, _ new: String) -> [String] {
      SnapshotError.difference(of: old.split(separator: " "), and: new.split(separator: " "))
    }
    #expect(difference("a b c d e f", "a b c x e f") == ["  b", "  c", "- d", "+ x", "  e", "  f"])
    #expect(difference("a b c", "a b c d") == ["  b", "  c", "+ d"])
    #expect(difference("a a", "a") == ["  a", "- a"])
    #expect(difference("a b c d", "b x c") == ["- a", "  b", "+ x", "  c", "- d"])
    let long = (0..<1_200).map { "\($0)" }
    let lines = difference(long.joined(separator: " "), long.reversed().joined(separator: " "))
    #expect(lines.count == 2_400)
  }

  @Test("A recorded script shows the tree after each action, also if one fails")
  func script() throws {
    let script = try tree.script { try tree.find(.button("Clear")).tap() }
    #expect(script.steps.map(\.action) == ["tap StackView/Button"])
    #expect(script.steps.first?.preview.contains("Ada") == false)
    name.set("Grace")
    let error = #expect(throws: ScriptError.self) {
      try tree.script {
        try tree.find(.button("Clear")).tap()
        try tree.find(.button("Save")).tap()
      }
    }
    #expect(error?.error is QueryError && error?.script == script)
    #expect(error?.description.contains("after:\n1. tap StackView/Button\n   ") == true)
    try tree.find(.button("Clear")).tap()
    #expect(script.steps.count == 1)
  }
}
