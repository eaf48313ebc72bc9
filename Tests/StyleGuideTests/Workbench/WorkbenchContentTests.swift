import Live
import LiveTesting
import StyleGuide
import Styles
import Testing

extension WorkbenchTests {
  @Test("Chips are in one container, in which they wrap by its width")
  func wrapping() throws {
    let tree = workbench()
    func container(_ title: String) throws -> Node? { try tree.find(.button(title)).node().parent?.parent }
    #expect(try container("Own") === container("Right to left"))
    #expect(Preview.html(tree.widget).contains("CollectionItems wrapping"))
  }
}
