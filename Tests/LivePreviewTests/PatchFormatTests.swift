import Foundation
import LivePreview
import Testing

@Suite("A patch")
struct PatchFormatTests {
  private let patches: [HTMLPatch] = [
    .insert(html: "<hr>", into: [1, 2], before: [3]), .insert(html: "<hr>", into: [1], before: nil),
    .move(at: [4], before: [3]), .move(at: [4], before: nil), .remove(at: [4]), .replace(at: [], html: "<hr>"),
    .fill(at: [4, 0], html: "<hr>"), .text(at: [4], to: "Ada"), .set(at: [4], to: ["title": "Ada", "hidden": nil]),
    .addRule(css: ".s1{color:#F00}"), .replaceRule(css: ".s1{color:#0F0}"), .removeRule(of: ".s1"),
  ]

  @Test("A patch prints on one line")
  func description() {
    #expect(
      patches.map(\.description) == [
        "insert into 1/2 before 3 <hr>", "insert into 1 <hr>", "move 4 before 3", "move 4 to the end", "remove 4",
        "replace all by <hr>", "fill 4/0 with <hr>", "text 4 to Ada", #"set 4 to hidden=nil title="Ada""#,
        "add rule .s1{color:#F00}", "replace rule .s1{color:#0F0}", "remove rule .s1",
      ])
  }

  @Test("A patch is an object with its operation in JSON, and comes back")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try patches.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    #expect(
      lines == [
        #"{"insert":{"before":[3],"html":"<hr>","into":[1,2]}}"#, #"{"insert":{"html":"<hr>","into":[1]}}"#,
        #"{"move":{"at":[4],"before":[3]}}"#, #"{"move":{"at":[4]}}"#, #"{"remove":{"at":[4]}}"#,
        #"{"replace":{"at":[],"html":"<hr>"}}"#, #"{"fill":{"at":[4,0],"html":"<hr>"}}"#,
        #"{"text":{"at":[4],"to":"Ada"}}"#, #"{"set":{"at":[4],"to":{"hidden":null,"title":"Ada"}}}"#,
        #"{"addRule":{"css":".s1{color:#F00}"}}"#, #"{"replaceRule":{"css":".s1{color:#0F0}"}}"#,
        #"{"removeRule":{"of":".s1"}}"#,
      ])
    #expect(try lines.map { try JSONDecoder().decode(HTMLPatch.self, from: Data($0.utf8)) } == patches)
  }
}
