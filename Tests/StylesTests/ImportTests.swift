import Foundation
import Styles
import Testing

@Suite("import Styles")
struct ImportTests {
  @Test("`import Styles` also imports Mod and Widgets")
  func bringsAlong() {
    let style: Mod<Label> = .text("Views")
    #expect((Label() |> style) == configure(Label(), with: style))
  }

  @Test("A Foundation `Pipe` can still be created, with and without the name of its module")
  func foundationPipe() throws {
    let pipe = Pipe()
    let same: Foundation.Pipe = pipe
    try same.fileHandleForWriting.write(contentsOf: Data("through".utf8))
    try same.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("through".utf8))
  }
}
