import LiveTesting
import Testing

@MainActor @Suite struct UndoRecorderTests {
  private let history = History()

  private func tree(_ handle: @escaping @MainActor (EventContext) throws -> Void) -> (LiveTree<Void>, Lifetime) {
    let tree = LiveTree(
      NavigationController {
        ViewController("Root") {
          Button("Go", .tapped --> inContext { try handle($0) })
        }
      })
    return (tree, tree.record(in: history))
  }

  private func headings(_ tree: LiveTree<Void>) -> [String] { tree.find(.heading).all.compactMap(\.name) }

  private func sheet(_ title: String) -> ViewController {
    ViewController(title) {
      Button("Over", .tapped --> inContext { try $0.present(ViewController("Upper") { Label("upper") }) })
      Button("Close", .tapped --> inContext { try $0.dismiss() })
      TextField(.key("field"))
    }
  }

  @Test("Each way in which a handler navigates is one step, which is undone and redone", arguments: 0..<5)
  func screens(way: Int) throws {
    let sheet = sheet("Sheet")
    let (tree, recording) = tree { context in
      switch way {
      case 0: try context.push(sheet)
      case 1: try context.present(sheet)
      case 2: try context.present(sheet, returning: Int.self) { _ in }
      case 3: try context.transition(to: Label("Other", .accessibilityTraits(.header)))
      default: try context.present(AlertController("Sure?", .actions([AlertAction("Yes")])))
      }
    }
    let before = tree.description
    try tree.find(.button("Go")).tap()
    let after = tree.description
    #expect(history.undoCount == 1 && before != after)
    history.undo()
    #expect(tree.description == before)
    #expect(history.undoCount == 0)
    history.redo()
    #expect(tree.description == after)
    history.undo()
    #expect(tree.description == before && tree.errors.isEmpty)
    withExtendedLifetime(recording) {}
  }

  @Test("Dismissing a screen is a step, whoever dismisses it and whatever is presented over it")
  func leaving() throws {
    let sheet = sheet("Sheet")
    let (tree, recording) = tree { try $0.present(sheet) }
    try tree.find(.button("Go")).tap()
    let presented = tree.description
    try tree.find(.button("Close")).tap()
    history.undo()
    #expect(tree.description == presented)
    try tree.swipeAway()
    history.undo()
    #expect(tree.description == presented)
    try tree.find(.button("Over")).tap()
    let both = tree.description
    try tree.swipeAway()
    #expect(tree.description == presented)
    history.undo()
    #expect(tree.description == both)
    try tree.find(.text("upper")).swipeAway()
    try tree.find(.button("Close")).tap()
    history.undo()
    history.undo()
    #expect(tree.description == both)
    history.undo()
    #expect(tree.description == presented)
    while history.undoCount > 0 { history.undo() }
    #expect(tree.find(.button("Go")).exists)
    while history.redoCount > 0 { history.redo() }
    #expect(tree.find(.button("Go")).exists)
    withExtendedLifetime(recording) {}
  }

  @Test("The result of a screen that undoing presents again reaches its handler")
  func result() throws {
    var results: [Int] = []
    let (tree, recording) = tree { context in
      try context.present(
        Button("Done", .tapped --> inContext { try $0.dismiss(returning: 7) }), returning: Int.self
      ) { results.append($0) }
    }
    try tree.find(.button("Go")).tap()
    try tree.find(.button("Done")).tap()
    history.undo()
    try tree.find(.button("Done")).tap()
    #expect(results == [7, 7])
    withExtendedLifetime(recording) {}
  }

  @Test("Undoing a zoom restores the scale, together with the other changes of the step")
  func zooming() throws {
    let tree = LiveTree(
      VStack {
        Switch(.key("switch"))
        ScrollView(.minimumZoomScale -- 0.5, .maximumZoomScale -- 4, .viewForZooming -- { $0.subviews.first }) {
          Label("photo")
        }
      })
    let recording = tree.record(in: history)
    let scroll = tree.find(ScrollView.self)
    try tree.find(Switch.self).toggle()
    try scroll.zoom(to: 2)
    #expect(try scroll.zoomScale == 2 && history.undoCount == 1)
    history.undo()
    #expect(try scroll.zoomScale == 1 && !tree.find(Switch.self).isOn)
    history.redo()
    #expect(try scroll.zoomScale == 2 && tree.find(Switch.self).isOn)
    withExtendedLifetime(recording) {}
  }

  @Test(
    "A history retains nothing of a released tree, even if a screen in its steps refers to the history",
    arguments: 0..<3)
  func retainsNothing(way: Int) throws {
    weak var kept: History?
    do {
      let history = History()
      kept = history
      let undo = Button("Undo", .tapped --> { history.undo() })
      let tree = LiveTree(
        TabBarController {
          ViewController("First") {
            undo
            Button("Go", .tapped --> inContext { try $0.present(ViewController("Sheet") { undo }) })
          }
          ViewController("Second") { undo }
        })
      let recording = tree.record(in: history)
      if way == 0 { try tree.find(.button("Go")).tap() } else { try tree.find(TabBarController.self).select(tab: 1) }
      #expect(history.undoCount == 1)
      if way == 2 {
        recording.cancel()
        history.undo()
        #expect(try tree.find(TabBarController.self).selectedIndex == 1)
      }
      withExtendedLifetime(recording) {}
    }
    #expect(kept == nil)
  }
}
