import LivePreview
import LiveTesting
import Testing

@MainActor
@Suite("Long texts in a page")
struct MarkupLengthTests {
  private nonisolated static let lengths = [0, 1, 126, 127, 128, 253, 254, 255, 256, 257, 65_535, 65_536]

  @Test("A text or an attribute of any length is written and patched", arguments: lengths)
  func texts(length: Int) {
    let text = String(repeating: "a", count: length)
    let (shown, help) = (Var(text), Var(text))
    let tree = LiveTree(
      VStack {
        Label(.text <-- shown, .accessibilityLabel <-- help)
        HStack {
          Label(text); Label(text, .padding(3)); Label("end")
        }
      })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    var mirror = renderer.html()
    #expect(mirror.contains(">\(text)<") && mirror.contains(">end<"))
    shown.set(text + "b")
    help.set(text + "c")
    let patches = renderer.patches().map(\.description)
    #expect(patches.contains { $0.hasPrefix("text ") && $0.hasSuffix("to \(text)b") })
    #expect(patches.contains { $0.contains("\(text)c") })
    mirror = renderer.html()
    #expect(mirror.contains(">\(text)b<"))
    withExtendedLifetime(lifetime) {}
  }

  @Test(
    "The first change of a text in a row patches that text once, whatever the length of the other texts",
    arguments: lengths)
  func rows(length: Int) throws {
    let text = String(repeating: "a", count: length)
    let tree = LiveTree(
      VStack {
        for number in 0..<3 {
          HStack {
            Label("\(number)\(text)"); Label("end")
          }
        }
      })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    #expect(renderer.html().contains(">2\(text)<"))
    try tree.update(
      to: VStack {
        for number in 0..<3 {
          HStack {
            Label("\(number)\(text)"); Label(number == 1 ? "other" : "end")
          }
        }
      })
    #expect(renderer.patches().map(\.description).filter { $0.hasSuffix("to other") }.count == 1)
    #expect(renderer.html().contains(">1\(text)<"))
    withExtendedLifetime(lifetime) {}
  }
}
