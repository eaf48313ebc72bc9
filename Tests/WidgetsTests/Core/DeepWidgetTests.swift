import Testing
import Widgets

private func deep(_ levels: Int, _ innermost: some Widget = Label("innermost")) -> any Widget {
  var widget: any Widget = innermost
  for level in 0..<levels {
    if level.isMultiple(of: 2) {
      var stack = StackView()
      stack.arrangedSubviews = [widget]
      widget = stack
    } else {
      var cell = TableViewCell()
      cell.accessoryView = widget
      widget = cell
    }
  }
  return widget
}

@MainActor
@Suite("Deep widgets")
struct DeepWidgetTests {
  @Test("Are built, copied, compared, changed, printed and let go of at 10,000 levels")
  func operations() {
    let first: Children = [deep(10_000)]
    #expect(first == [deep(10_000)])
    #expect(first != [deep(10_000, Label("other"))])
    #expect(first != [deep(10_001)])
    var copy = first
    copy[0].tag = 1
    #expect(copy != first)
  }

  @Test("Print themselves, on one line and as a tree")
  func printing() {
    var widget: any Widget = Label("innermost")
    for _ in 0..<200 { widget = View(.subviews([widget])) }
    #expect("\(widget)".hasPrefix("View(subviews: [View(subviews: [View"))
    for _ in 200..<10_000 { widget = View(.subviews([widget])) }
    #expect(widget.treeDescription.hasSuffix("Label(text: \"innermost\")"))
    #expect(!Children([widget]).fit(10_000))
    #expect(Children([widget]).fit(10_001))
    #expect(Children([widget]).depth == 10_001)
  }
}
