import LiveTesting
import Mod
import TestSupport
import Testing
import Widgets

@testable import Layout
@testable import Terminal

@Suite("The cells of a session and those of one that opens later")
@MainActor struct TerminalLawTests {
  /// A random tree with state, of which there may be several.
  @MainActor private struct Content {
    let models = (0..<3).map { Var(model(from: 0, $0 * 2)) }
    let texts = (0..<4).map { Var("Text \($0)") }
    let flags = (0..<4).map { Var($0 % 2 == 0) }
    let screens = Var(1)

    /// Whether anything can be focused. A new tree scrolls to what it focuses.
    var hasControls = true

    static func model(from start: Int, _ count: Int, sections: Int = 1) -> TableModel {
      TableModel(
        (0..<sections).map { section in
          SectionModel(
            sections > 1 ? "Section \(section)" : nil, id: WidgetKey(section),
            rows: RowList(
              (start..<start + count).map { CellModel($0, TableViewCell(.text("\(section).\($0)"))) }))
        })
    }

    func change(_ random: inout SeededGenerator) -> String {
      let index = Int.random(in: 0..<12, using: &random)
      let kind = Int.random(in: 0..<8, using: &random)
      switch kind {
      case 0...2:
        let counts = [0, 1, 2, 3, 5, 8, 13, 40]
        let count = counts.randomElement(using: &random) ?? 0
        models[index % 3].set(Self.model(from: kind == 0 ? index : 0, count, sections: kind == 2 ? 2 : 1))
        return "list \(index % 3) has \(count) rows from \(kind == 0 ? index : 0) in \(kind == 2 ? 2 : 1) sections"
      case 3: texts[index % 4].set(Array(repeating: "word \(index)", count: index * index % 30).joined(separator: " "))
      case 4, 5: flags[index % 4].set(!flags[index % 4].value)
      case 6: screens.set(1 + index % 3)
      default: texts[index % 4].set("")
      }
      return "change \(kind) of \(index)"
    }

    func leaf(_ random: inout SeededGenerator) -> any Widget {
      let index = Int.random(in: 0..<12, using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: return TableView(.allowsSelection(hasControls), .model <-- models[index % 3])
      case 1: return TableView(.style(.insetGrouped), .allowsSelection(hasControls), .model <-- models[index % 3])
      case 2: return CollectionView(.allowsSelection(hasControls), .model <-- models[index % 3])
      case 3:
        return CollectionView(.layout(.grid(columns: 2)), .allowsSelection(hasControls), .model <-- models[index % 3])
      case 4: return Label(.numberOfLines(0), .text <-- texts[index % 4])
      case 5:
        return VStack(.isHidden <-- flags[index % 4]) {
          Label("Unfolded"); Label(.text <-- texts[index % 4])
        }
      case 6 where hasControls: return Button("Button", .isHidden <-- flags[index % 4])
      case 7 where hasControls: return TextField(.text <-- texts[index % 4])
      default: return Label("Label \(index)", .isHidden <-- flags[index % 4])
      }
    }

    func tree(_ random: inout SeededGenerator, depth: Int) -> any Widget {
      if depth == 0 { return leaf(&random) }
      let inner = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Bool.random(using: &random) ? leaf(&random) : tree(&random, depth: depth - 1)
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: return StackView(.axis(.vertical), .arrangedSubviews(Children(inner)))
      case 2: return StackView(.axis(.horizontal), .distribution(.fillEqually), .arrangedSubviews(Children(inner)))
      case 3: return ScrollView { StackView(.axis(.vertical), .arrangedSubviews(Children(inner))) }
      case 4: return View(.subviews(Children(inner.prefix(1))))
      default: return StackView(.axis(.vertical), .spacing(20), .arrangedSubviews(Children(inner)))
      }
    }

    func screen(_ number: Int) -> any Widget {
      var random = SeededGenerator(seed: UInt64(number))
      let tree = tree(&random, depth: 2)
      switch number % 4 {
      case 0: return tree
      case 1: return ViewController("Screen") { tree }
      case 2:
        let more = (1...2).map { index in ViewController("Screen \(index)") { leaf(&random) } }
        let first = ViewController("First") { tree }
        return NavigationController(
          .viewControllers <-- screens.map { count in Children([first] + more.prefix(count - 1)) })
      default:
        return TabBarController(
          .viewControllers([ViewController("One") { tree }, ViewController("Two") { leaf(&random) }]))
      }
    }
  }

  @Test(
    "After any changes of the content, a session shows the same as one of a new tree",
    arguments: LongForm.batches(20, ofSteps: 8))
  func changes(numbers: Range<Int>) {
    let taken = numbers.reduce(0) { $0 + change($1) }
    #expect(LongForm.hasTaken(taken, of: numbers, ofSteps: 8))
  }

  @Test("A list whose last visible row needs a second line shows that line, as a new session does")
  func secondLine() { #expect(change(49_280) == 8) }

  @Test(
    "A list grows again when another one shrinks in the same frame",
    arguments: [1_405, 26_252, 36_427, 39_260])
  func lowerNeighbor(number: Int) { #expect(change(number) == 8) }

  @Test("A list that no longer shows all of its rows asks for no more space than they need")
  func wholeList() { #expect(change(113_280) == 8) }

  @Test("Lists that share space left by a lower priority get the same rows, whatever they showed before")
  func higherPriority() { #expect(change(4_411) == 8) }

  /// Changes the content, and returns the number of changes.
  private func change(_ number: Int) -> Int {
    let content = Content(hasControls: false)
    let tree = LiveTree(content.screen(number))
    let stage = Stage(tree, width: 30, height: 14)
    var random = SeededGenerator(seed: UInt64(number + 1_000))
    var log: [String] = []
    for step in 0..<8 {
      log.append(content.change(&random))
      stage.show()
      guard LongForm.compares(after: step, of: 8, seed: number) else { continue }
      let new = Stage(LiveTree(content.screen(number)), width: 30, height: 14)
      #expect(stage.text == new.text, "\(number): \(tree)\n\(log)\n\(stage.text)\ninstead of\n\(new.text)")
      if stage.text != new.text { return step + 1 }
    }
    return 8
  }

  @Test(
    "After any changes and keys, a session shows the same as a new session on the same tree",
    arguments: LongForm.batches(20, ofSteps: 16))
  func keys(numbers: Range<Int>) {
    let taken = numbers.reduce(0) { $0 + press($1) }
    #expect(LongForm.hasTaken(taken, of: numbers, ofSteps: 16))
  }

  /// Presses keys, and returns the number of changes and keys.
  private func press(_ number: Int) -> Int {
    let content = Content()
    let tree = LiveTree(content.screen(number))
    let stage = Stage(tree, width: 30, height: 14)
    var random = SeededGenerator(seed: UInt64(number + 2_000))
    let keys: [KeyPress] = [.tab, .down, .up, .pageDown, .end, .home, .return, .tab, .right, .escape]
    var log: [String] = []
    for step in 0..<16 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: log.append(content.change(&random))
      case 2, 3:
        let key = keys.randomElement(using: &random) ?? .tab
        log.append("\(key)")
        stage.press(key)
      default:
        let size = (width: 20 + step, height: 8 + step)
        log.append("\(size)")
        stage.handle(.resize(width: size.width, height: size.height))
      }
      stage.show()
      guard LongForm.compares(after: step, of: 16, seed: number) else { continue }
      let (old, top) = (stage.session.grid().text(inColor: true), stage.session.top)
      let session = TerminalSession(
        tree, width: stage.session.width, height: stage.session.height, traits: stage.session.traits)
      // It scrolls to a focus that has moved, not to one that users have scrolled away from.
      (session.top, session.lastFrame.focus) = (top, stage.session.lastFrame.focus)
      let new = session.grid().text(inColor: true)
      #expect(old == new, "\(number): \(tree)\n\(log)\n\(old)\ninstead of\n\(new)")
      if old != new { return step + 1 }
      // The tree reports its changes to the session that has read it last.
      stage.session.setNeedsFrame()
      stage.show()
    }
    return 16
  }
}
