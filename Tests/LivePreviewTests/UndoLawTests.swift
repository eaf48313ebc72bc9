import Foundation
import LivePreview
import LiveTesting
import TestSupport
import Testing

@MainActor
@Suite("Undoing in a tree of all controls")
struct UndoLawTests {
  /// The state that a program tracks, beside what its users change in the tree.
  @MainActor private struct Model {
    let title = Var("Milk")
    let isDone = Var(false)
    let items = ArrayAdapter(["Bread"])
    let path = StackAdapter<String>([])
    let history: History

    init(limit: Int = 1_000) {
      history = History(limit: limit)
      history.track(title)
      history.track(isDone)
      history.track(items)
      history.track(path)
    }
  }

  private struct Items: Component {
    let model: Model

    var body: Children {
      for (index, item) in model.items.value.enumerated() {
        Button("Delete \(item)", .key(index), .tapped --> { model.items.send(.delete(at: [index])) })
      }
      Button(
        "Add",
        .tapped --> {
          model.items.send(.insert(["\(model.title.value) \(model.items.value.count)"], at: [0]))
          model.path.push("\(model.path.value.count)")
        })
    }

    static func == (first: Items, second: Items) -> Bool { true }
  }

  private func tree(of model: Model) -> LiveTree<Void> {
    LiveTree(
      NavigationController(
        .viewControllers
          <-- model.path.screens(
            over: TabBarController {
              ViewController("Fields") {
                VStack {
                  TextField(.text <--> model.title, .key("bound"))
                  TextField(.key("free"))
                  TextView(.key("note"), .text("A note"))
                  SearchBar(.key("search"), .showsScopeBar(true), .scopeButtonTitles(["All", "Some"]))
                }
              }
              ViewController("Controls") {
                VStack {
                  Switch(.isOn <--> model.isDone, .key("bound switch"))
                  Switch(.key("switch"))
                  Slider(.key("slider"))
                  Stepper(.key("stepper"))
                  SegmentedControl(.segments(["S", "M", "L"]), .selectedSegmentIndex(0), .key("segments"))
                  PickerView(.components([["S", "M", "L"]]), .key("picker"))
                  DatePicker(.date(Date(timeIntervalSince1970: 0)), .key("date"))
                  PageControl(.numberOfPages(5), .key("pages"))
                  Button("Choose", .changesSelectionAsPrimaryAction(true), .key("choice"))
                }
              }
              ViewController("Lists") {
                VStack {
                  Items(model: model)
                  ScrollView(.key("scroll"), .contentSize(CGSize(width: 100, height: 900)))
                  TableView(
                    .key("table"), .allowsMultipleSelection(true),
                    .model(
                      TableModel([
                        SectionModel(
                          rows: RowList(
                            ["Ada", "Grace", "Alan"].map {
                              CellModel($0, TableViewCell(.text($0)))
                            }))
                      ])))
                }
              }
            }
          ) { name in ViewController("Detail \(name)") { Label(name) } },
        .poppedToCount --> model.path.popToCount(over: 1)))
  }

  /// The actions of a user on visible controls. Those that are refused change nothing.
  private func act(in tree: LiveTree<Void>, _ dice: inout SeededGenerator) {
    // On a pushed screen, all but going back is refused.
    if Int.random(in: 0..<4, using: &dice) == 0, (try? tree.goBack()) != nil { return }
    let number = Int.random(in: 0..<3, using: &dice)
    func by(_ key: String) -> Query<Node> { tree.find(.key(key)) }
    switch Int.random(in: 0..<21, using: &dice) {
    case 0, 1: try? by("bound").type("a")
    case 2, 3: try? by("free").type("b")
    case 4: try? by("note").type("c")
    case 5: try? by("search").type("d")
    case 6: try? by("search").select(scope: number % 2)
    case 7: try? by("bound switch").toggle()
    case 8: try? by("switch").toggle()
    case 9: try? by("slider").slide(to: Double(number) / 2)
    case 10: try? by("stepper").stepUp()
    case 11: try? by("segments").select(segment: number)
    case 12: try? by("picker").select(row: number)
    case 13: try? by("date").pick(Date(timeIntervalSince1970: Double(number) * 90_000))
    case 14: try? by("pages").select(page: number)
    case 15: try? tree.find(.button("Add")).tap()
    case 16: try? tree.find(Button.self).nodes.randomElement(using: &dice)?.tap()
    case 17: try? by("scroll").scroll(to: CGPoint(x: 0, y: 40 * number))
    case 18: try? by("table").select(at: RowPath(row: number, section: 0))
    case 19: try? tree.focusNext()
    default: try? tree.find(TabBarController.self).select(tab: number)
    }
  }

  @Test(
    "After as many undos as steps, a tree has the bytes of HTML that it had before each of them",
    arguments: LongForm.batches(30, ofSteps: 60))
  func undoes(seeds: Range<Int>) throws {
    var (taken, undone) = (0, 0)
    for seed in seeds { undone += try undo(seed: seed, &taken) }
    #expect(LongForm.hasTaken(taken, of: seeds, ofSteps: 60))
    #expect(undone > 5 * seeds.count)
  }

  /// Undoes random actions, and returns the number of their steps.
  private func undo(seed: Int, _ taken: inout Int) throws -> Int {
    try VirtualClock().replacingTime {
      var dice = SeededGenerator(seed: UInt64(seed))
      let model = Model()
      let tree = tree(of: model)
      let recording = tree.record(in: model.history)
      // The pages after the steps; those that are not compared are not made.
      var pages = [Preview.html(tree)] as [String?]
      for action in 0..<60 {
        let count = model.history.undoCount
        let last = pages[count] == nil ? nil : model.history.steps.last.map { "\($0)" }
        act(in: tree, &dice)
        taken += 1
        if model.history.undoCount > count {
          pages.append(LongForm.compares(after: action, of: 60, seed: seed) ? Preview.html(tree) : nil)
        } else if pages[count] != nil, model.history.steps.last.map({ "\($0)" }) != last {
          pages[count] = Preview.html(tree)
        }
      }
      let steps = model.history.undoCount
      #expect(pages.count == steps + 1, "seed \(seed)")
      for page in pages.dropLast().reversed() {
        model.history.undo()
        if let page { try #require(Preview.html(tree) == page, "seed \(seed)") }
      }
      #expect(model.history.undoCount == 0, "seed \(seed)")
      recording.cancel()
      return steps
    }
  }

  @Test("Typing into a field without a binding is undone as one step")
  func typing() throws {
    try VirtualClock().replacingTime {
      let model = Model()
      let tree = tree(of: model)
      let recording = tree.record(in: model.history)
      for letter in ["E", "g", "g", "s"] { try tree.find(.key("free")).type(letter) }
      #expect(model.history.undoCount == 1)
      try tree.find(.key("bound")).type("!")
      try tree.find(.key("bound")).type("!")
      #expect(model.history.undoCount == 2)
      model.history.undo()
      #expect(model.title.value == "Milk")
      #expect(try tree.find(.key("free")).node().isFocused)
      #expect(try tree.find(TextField.self, .key("free")).text == "Eggs")
      model.history.undo()
      #expect(try tree.find(TextField.self, .key("free")).text == "")
      #expect(!(try tree.find(.key("free")).node().isFocused))
      model.history.redo()
      #expect(try tree.find(TextField.self, .key("free")).text == "Eggs")
      #expect(try tree.find(.key("free")).node().isFocused)
      recording.cancel()
    }
  }

  @Test("A variable that is not tracked follows a control that is undone")
  func untracked() throws {
    let (history, level) = (History(), Var(0.0))
    let tree = LiveTree(Slider(.value <--> level))
    let recording = tree.record(in: history)
    try tree.slide(to: 0.5)
    try tree.slide(to: 1)
    history.undo()
    #expect(level.value == 0.5)
    history.undo()
    #expect(level.value == 0)
    history.redo()
    #expect(level.value == 0.5)
    recording.cancel()
    try tree.slide(to: 1)
    #expect(history.undoCount == 1)
  }

  @Test("A scroll position and a selection are undone with the step before them, and are no steps themselves")
  func context() throws {
    let (history, isOn) = (History(), Var(false))
    history.track(isOn)
    let tree = LiveTree(
      VStack {
        ScrollView(.key("scroll"), .contentSize(CGSize(width: 100, height: 900)))
        TextView(.key("note"), .text("A note"))
        Switch(.isOn <--> isOn)
      })
    let recording = tree.record(in: history)
    try tree.find(.key("scroll")).scroll(to: CGPoint(x: 0, y: 10))
    #expect(history.undoCount == 0)
    try tree.find(Switch.self).toggle()
    try tree.find(.key("scroll")).scroll(to: CGPoint(x: 0, y: 30))
    #expect(history.undoCount == 1)
    history.undo()
    #expect(try tree.find(ScrollView.self).contentOffset.y == 0)
    #expect(!isOn.value)
    history.redo()
    #expect(try tree.find(ScrollView.self).contentOffset.y == 30)
    recording.cancel()
  }

  @Test("Only as many steps as the limit allows can be undone")
  func limit() throws {
    let model = Model(limit: 3)
    let tree = LiveTree(Stepper(.key("stepper")))
    let recording = tree.record(in: model.history)
    for _ in 0..<5 { try tree.stepUp() }
    for _ in 0..<5 { model.history.undo() }
    #expect(try tree.find(Stepper.self).value == 2)
    recording.cancel()
  }

  @Test("The state of the app and a refresh are not undone")
  func system() throws {
    let history = History()
    let tree = LiveTree(Application { Window { ScrollView(.refreshControl(RefreshControl()), .key("scroll")) } })
    let recording = tree.record(in: history)
    try tree.activate()
    try tree.find(.key("scroll")).pullToRefresh()
    #expect(history.undoCount == 0)
    recording.cancel()
  }
}
