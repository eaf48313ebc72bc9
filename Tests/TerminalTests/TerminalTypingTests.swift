import LiveTesting
import TestSupport
import Testing

@testable import Terminal

@Suite("Typing faster than a terminal and a program respond")
@MainActor struct TerminalTypingTests {
  @Test("Keys that wait while the program clears the field are neither lost nor merged, however they arrive")
  func waiting() {
    var random = SeededGenerator(seed: 1)
    for number in 0..<60 {
      let (name, items) = (Var(""), Var<[String]>([]))
      let session = TerminalSession(
        LiveTree(
          VStack {
            TextField(
              .text <--> name,
              .textSubmitted --> { text in
                items.set(items.value + [text])
                name.set("")
              })
            TableView(
              .model
                <-- items.map { items in
                  let cells = items.enumerated().map { CellModel($0.offset, TableViewCell(.text($0.element))) }
                  return TableModel { Section { cells } }
                })
          }), width: 20, height: 8)
      var (bytes, expected, line) = ([UInt8](), [String](), "")
      for _ in 0..<40 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          bytes += Array("\r".utf8)
          expected.append(line)
          line = ""
        case 1:
          bytes += [0x7F]
          line = String(line.dropLast())
        case 2:
          // The keys for left and right, which an answer of the terminal may interrupt.
          bytes += Array("\u{1B}[D\u{1B}[C".utf8)
        case 3:
          bytes += Array("\u{1B}[200~pasted\u{1B}[201~".utf8)
          line += "pasted"
        default:
          let key = "abcé😀".randomElement(using: &random) ?? "a"
          bytes += Array(String(key).utf8)
          line.append(key)
        }
      }
      // A slow terminal gets few frames, and its keys arrive in pieces that begin and end anywhere.
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...30, using: &random))
        session.receive(Array(piece))
        rest = rest.dropFirst(piece.count)
        if Bool.random(using: &random) { _ = session.frame() }
      }
      #expect(items.value == expected && name.value == line, "\(number)")
    }
  }
}
