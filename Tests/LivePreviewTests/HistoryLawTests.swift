import LivePreview
import LiveTesting
import TestSupport
import Testing

@MainActor
struct HistoryLawTests {
  private struct Form: Component {
    @Variable var title = "Milk"
    @Variable var count = 0
    @Variable var isDone = false
    @Variable var items: [String] = []

    let history: History

    var body: Children {
      TextField(.text <--> $title, .key("title"))
      Switch(.isOn <--> $isDone, .key("done"))
      Button(
        "Add",
        .tapped --> {
          count += 1
          items.append("\(title) \(count)")
        })
      Button("Clear", .isHidden(items.isEmpty), .tapped --> { items = [] })
      Label("\(count) of \(items.count)", .textColor(isDone ? .systemGray : .label))
      for item in items { Label(item) }
      Button("Undo", .isEnabled <-- history.canUndo, .tapped --> { history.undo() })
    }
  }

  @Test("After undoing all actions of a user, a tree has the same bytes of HTML as before", arguments: 0..<20)
  func undos(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let history = History(limit: 1_000, typingPause: .zero)
    let form = Form(history: history)
    let tree = LiveTree(form)
    let place = try tree.find(Form.self).one
    history.track(place.$title)
    history.track(place.$count)
    history.track(place.$isDone)
    history.track(place.$items)
    let recording = tree.record(in: history)
    // The first action on the text focuses the field, which is not undone.
    try tree.find(.key("title")).focus()
    var pages = [Preview.html(tree)]
    for _ in 0..<12 {
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: try tree.find(.key("title")).type("a")
      case 1: try tree.find(.key("done")).toggle()
      case 2 where tree.find(.button("Clear")).exists: try tree.find(.button("Clear")).tap()
      default: try tree.find(.button("Add")).tap()
      }
      pages.append(Preview.html(tree))
    }
    #expect(history.undoCount == 12)
    for page in pages.dropLast().reversed() {
      history.undo()
      #expect(Preview.html(tree) == page)
    }
    for page in pages.dropFirst() {
      history.redo()
      #expect(Preview.html(tree) == page)
    }
    // A user undoes, too.
    for page in pages.dropLast().reversed() {
      try tree.find(.button("Undo")).tap()
      #expect(Preview.html(tree) == page)
    }
    recording.cancel()
  }
}
