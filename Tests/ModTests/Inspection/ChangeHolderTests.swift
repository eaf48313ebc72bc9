import Testing

@testable import Mod

@Suite("Holders of changed properties") struct ChangeHolderTests {
  private struct Corner {
    var size = 1.0
    var sizeOfLine: Double? = nil
  }

  private struct Frame {
    var corners = [Corner(), Corner()]
    var inner: Corner? = Corner()
  }

  private func holder(of path: String, in root: Any = Frame()) -> String? {
    Change(path, from: 0, to: 1).holder(in: root).map { "\(type(of: $0.value)).\($0.property)" }
  }

  @Test("The holder of a changed property is found through arrays and optionals")
  func paths() {
    #expect(holder(of: "inner.size") == "Corner.size")
    #expect(holder(of: "corners[1].size") == "Corner.size")
    #expect(holder(of: "corners[1]") == "Array<Corner>.[1]")
    #expect(holder(of: "inner") == "Frame.inner")
  }

  @Test("A property whose name begins with that of another is not mistaken for it")
  func names() {
    #expect(holder(of: "sizeOfLine", in: Corner()) == "Corner.sizeOfLine")
  }

  @Test("A path that leads nowhere has no holder")
  func unknown() {
    for path in ["", "width", "inner.width", "corners[7].size", "sizeOfLine.x"] {
      #expect(holder(of: path) == nil, "\(path)")
    }
  }
}
