import Foundation
import Layout
import LiveTesting
import Mod
import TestSupport
import Testing
import Widgets

@testable import Terminal

@Suite("Frames of a tree in a terminal")
@MainActor struct TerminalFrameTests {
  private static let alignments: [StackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]
  private static let distributions: [StackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  /// Surroundings of a long stack.
  private static let surroundings: [@MainActor (StackView) -> any Widget] = [
    { stack in ScrollView { stack } },
    { stack in stack },
    { stack in ViewController("Screen") { ScrollView { stack } } },
    { stack in View(.subviews([stack.with(.padding(h: 8, v: 20)), Label("Over")])) },
    { stack in ScrollView { stack.with(.semanticContentAttribute(.forceRightToLeft)) } },
    { stack in
      VStack {
        Label("Above"); stack.with(.customSpacing([3: 40, 20: 20])); Button("Below")
      }
    },
    { stack in
      ViewController("Screen") {
        VStack {
          stack.with(.spacing(20)); Label("Below")
        }
      }
    },
    { stack in
      TableView {
        Section {
          TableViewCell(.text("Row")); TableViewCell(.subviews([stack]))
        }
      }
    },
    { stack in
      HStack {
        stack.with(.backgroundColor(.systemBlue), .margins(h: -16, v: -20)); Label("Beside")
      }
    },
    { stack in ScrollView(.contentInset(EdgeInsets(top: 20, left: 8, bottom: 0, right: 0))) { HStack { stack } } },
    { stack in Surrounded(stack: stack).with() },
  ]

  private let texts = (0..<8).map { Var("Text \($0)") }

  /// Returns a widget with a key.
  private func widget(_ number: Int, using random: inout SeededGenerator) -> any Widget {
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: return Label(.text <-- texts[number % texts.count]).with(.key(number))
    case 4: return Label("Words that need several lines, number \(number)", .numberOfLines(0), .key(number))
    case 5: return Button("Button \(number)", .tapped --> {}).with(.key(number))
    case 6:
      return HStack(.key(number)) {
        Label("Left \(number)"); Button("Right", .tapped --> {})
      }
    case 7: return TextField(.text("Field \(number)"), .key(number))
    case 8:
      let beside = Label("Beside", .frame(CGRect(x: 80, y: 60, width: 80, height: 20)))
      return View(.subviews([beside, Button("Tap", .tapped --> {})]), .key(number))
    case 9:
      return ScrollView(.height(60), .key(number)) { VStack { for row in 0..<40 { Label("Inner \(row)") } } }
    case 10: return Label("Hidden", .isHidden(true), .key(number))
    case 11: return Spacer(Bool.random(using: &random) ? 20 : nil).with(.key(number))
    case 12: return Divider(.key(number))
    default: return Label("Limited", .minimumHeight(LayoutLength(40)), .width(100), .key(number))
    }
  }

  @Test("A frame after any changes equals that of a new layout of the tree", arguments: 0..<60)
  func frames(number: Int) {
    var random = SeededGenerator(seed: UInt64(number))
    var next = number % 3 == 2 ? 6 : 44
    let rows = Var(Children((0..<next).map { widget($0, using: &random) }))
    let isVertical = Var(number < 30)
    let stack = StackView(
      .axis <-- isVertical.map { $0 ? .vertical : .horizontal }, .arrangedSubviews <-- rows,
      .alignment(Self.alignments[number % 6]), .distribution(Self.distributions[number % 5]))
    let screen = Self.surroundings[number % Self.surroundings.count](stack)
    let tree = LiveTree(screen)
    let stage = Stage(tree, width: 30, height: 12)
    expectFresh(stage, tree, "at first")
    for step in 0..<8 {
      let change = Int.random(in: 0..<10, using: &random)
      let index = Int.random(in: 0..<rows.value.count, using: &random)
      switch change {
      case 0...2: texts.randomElement(using: &random)?.set(String(repeating: "Changed \(step) ", count: index % 4))
      case 3:
        var longer = rows.value
        longer.insert(widget(next, using: &random), at: index)
        rows.set(longer)
        next += 1
      case 4: rows.set(Children(rows.value.enumerated().filter { $0.offset != index }.map(\.element)))
      case 5: rows.set(Children(rows.value.shuffled(using: &random)))
      case 6: stage.press(.tab)
      case 7: stage.press(.pageDown)
      case 8: stage.handle(.resize(width: 20 + index, height: 12))
      default: isVertical.set(!isVertical.value)
      }
      stage.show()
      expectFresh(stage, tree, "after change \(change) in step \(step)")
    }
  }

  @Test("A frame in which only changed rows are drawn equals one that is completely drawn", arguments: 0..<40)
  func rows(number: Int) {
    var random = SeededGenerator(seed: UInt64(number))
    let (color, flag, text) = (Var(Color.systemRed), Var(false), Var("日本"))
    let boxes = (0..<12).map { box in
      let looks: [Mod<View>] = [
        .backgroundColor <-- color, .tintColor <-- color, .isHidden <-- flag, .alpha <-- flag.map { $0 ? 0 : 1 },
        .clipsToBounds <-- flag, .blur(radius: box % 2 == 0 ? 4 : 0),
        .layer.borderWidth <-- flag.map { $0 ? 1 : 0 },
        .overrideUserInterfaceStyle <-- flag.map { $0 ? .dark : .light },
        .margins <-- flag.map { $0 ? DirectionalEdgeInsets(16) : .zero },
      ]
      let inner: [any Widget] = [
        Label(.text <-- text), Button("Button \(box)", .tapped --> {}), TextField(.text <--> text),
        Switch(.isOn <--> flag), SegmentedControl(["One", "Two"]), Label(.text <-- text, .numberOfLines(0)),
      ]
      let look = looks.randomElement(using: &random) ?? Mod { _ in }
      return View(.subviews([inner[box % inner.count], Label("in \(box)", .textColor(.tintColor))])).with(look)
    }
    let tree = LiveTree(ViewController("Rows") { VStack { for box in boxes { box } } })
    let stage = Stage(tree, width: 30, height: 14)
    for step in 0..<16 {
      let change = Int.random(in: 0..<6, using: &random)
      switch change {
      case 0: color.set([.systemRed, .systemBlue, .clear].randomElement(using: &random) ?? .clear)
      case 1: flag.set(!flag.value)
      case 2: text.set(["日本", "Words", "", "👍 over"].randomElement(using: &random) ?? "")
      case 3: stage.press(.tab)
      case 4: stage.press(.space)
      default: stage.press(.pageDown)
      }
      stage.show()
      #expect(stage.differenceToWhole == nil, "after change \(change) in step \(step)")
    }
  }

  /// Expects the grid of a session to be that of a tree which is read, laid out and drawn whole.
  private func expectFresh<State>(_ stage: Stage, _ tree: LiveTree<State>, _ moment: String) {
    let session = stage.session
    let grid = session.grid()
    let (base, _) = session.tracer.widgets(of: tree.root)
    let fresh = FreshGrid(base, width: session.width, height: session.height, top: session.top, like: grid)
    #expect(fresh.difference(to: grid) == nil, "\(moment)")
    let isTracedSame = isSame(base, Tracer().widgets(of: tree.root).base)
    #expect(isTracedSame, "\(moment)")
  }

  private func isSame(_ first: any Widget, _ second: any Widget) -> Bool {
    let (origin, other) = (first.behaviors.origin, second.behaviors.origin)
    guard origin?.node == other?.node, origin?.isFocused == other?.isFocused, origin?.selection == other?.selection
    else { return false }
    guard let inside = first.widgetsInside, let others = second.widgetsInside else { return isSameAlone(first, second) }
    return inside.count == others.count && zip(inside, others).allSatisfy { isSame($0, $1) }
  }

  private func isSameAlone(_ first: any Widget, _ second: any Widget) -> Bool {
    var (first, second) = (first, second)
    (first.behaviors, second.behaviors) = (Behaviors(), Behaviors())
    return Children.areEqual(first, second)
  }
}

private struct Surrounded: Component {
  let stack: StackView

  var body: Children {
    VStack {
      Label("Component"); ScrollView { stack }
    }
  }
}
