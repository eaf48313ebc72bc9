import Mod
import Testing
import Widgets

@Suite struct ChildrenTests {
  @Test("Children are equal if they are of the same types, in the same order, and equal")
  func equality() {
    let children: Children = [Label("a"), View()]
    #expect(children == [Label("a"), View()])
    #expect(children != [View(), Label("a")])
    #expect(children != [Label("b"), View()])
    #expect(children != [Label("a")])
    #expect(children != [Label("a"), Label()])
  }

  @Test("Children are inserted, replaced and removed as elements of an array are")
  func editing() {
    var children: Children = [Label("a"), Label("b"), Label("c")]
    children[0] = View()
    children.remove(at: 1)
    children.append(Label("d"))
    #expect(children == [View(), Label("c"), Label("d")])
  }

  @Test("Changing a child of a copy leaves the original unchanged")
  func independence() {
    let view = View(.subviews([Label("a")]))
    var copy = view
    copy.subviews[0].isHidden = true
    #expect(view.subviews == [Label("a")])
    #expect(copy.subviews == [Label("a", .isHidden(true))])
  }

  @Test("Children print as an array does")
  func description() {
    #expect("\([Label("a"), View()] as Children)" == "[Label(text: \"a\"), View()]")
  }

  @Test("The children of a view are its subviews")
  func subviews() {
    #expect(View(.children([Label("a")])).subviews == [Label("a")])
    #expect(View(.subviews([Label("a")])).children == [Label("a")])
  }

  @Test("A change of a child is reported with its position")
  func changes() {
    let rename: Mod<View> = .subviews.update { $0[1] = Label("c") }
    let view = View(.subviews([Label("a"), Label("b")]))
    #expect("\(rename.changes(to: view))" == "[subviews[1].text: \"b\" → \"c\"]")
  }
}
