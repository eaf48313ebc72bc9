import Foundation
import LivePreview
import Testing

@Suite("A patch")
struct PatchFormatTests {
  private let patches: [HTMLPatch] = [
    .insert(html: "<hr>", at: [1, 2]), .move(from: [1, 2], to: 0), .remove(at: [1]), .replace(at: [], html: "<hr>"),
    .setAttributes(at: [1, 0], tag: "<p hidden>"),
  ]

  @Test("prints on one line")
  func description() {
    #expect(
      patches.map(\.description) == [
        "insert at 1/2 <hr>", "move 1/2 to 0", "remove 1", "replace all by <hr>",
        "set attributes of 1/0 to those of <p hidden>",
      ])
  }

  @Test("is an object with its operation in JSON, and comes back")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try patches.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    #expect(
      lines == [
        #"{"insert":{"at":[1,2],"html":"<hr>"}}"#, #"{"move":{"from":[1,2],"to":0}}"#, #"{"remove":{"at":[1]}}"#,
        #"{"replace":{"at":[],"html":"<hr>"}}"#, #"{"setAttributes":{"at":[1,0],"tag":"<p hidden>"}}"#,
      ])
    #expect(try lines.map { try JSONDecoder().decode(HTMLPatch.self, from: Data($0.utf8)) } == patches)
  }
}
