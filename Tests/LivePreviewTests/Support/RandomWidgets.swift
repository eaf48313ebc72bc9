import LivePreview
import TestSupport

/// Trees of widgets of all kinds that write in a way of their own.
@MainActor
enum RandomWidgets {
  /// A tree whose texts follow four sources.
  static func root(_ sources: [Var<String>], _ random: inout SeededGenerator) -> Children {
    tree(depth: 3, sources, &random).shuffledRoot(&random)
  }

  /// Some widgets, keyed and not, of all kinds that write in a way of their own.
  private static func tree(depth: Int, _ sources: [Var<String>], _ random: inout SeededGenerator) -> Children {
    let keys = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random))
    return Children(
      keys.map { key in
        var widget = widget(depth: depth, sources[Int.random(in: 0..<4, using: &random)], &random) {
          tree(depth: depth - 1, sources, &$0)
        }
        if Bool.random(using: &random) { widget.key = WidgetKey(key) }
        return widget
      })
  }

  private static func widget(
    depth: Int,
    _ source: Var<String>,
    _ random: inout SeededGenerator,
    inside: (inout SeededGenerator) -> Children
  ) -> any Widget {
    let number = Int.random(in: 0..<3, using: &random)
    if depth > 0, Bool.random(using: &random) {
      return container(number, source, &random, inside(&random))
    }
    switch Int.random(in: 0..<15, using: &random) {
    case 0: return Label("\(number)", .width(Double(number)))
    case 1: return Label(.text <-- source)
    case 2: return Switch(.isOn(number > 0))
    case 3: return Toolbar(.items((0..<number).map { BarButtonItem("\($0)", .title <-- source) } + [item(source)]))
    case 4: return Titled(title: number == 0 ? "" : "\(number)").with(.tag(number))
    case 5:
      return TextField(
        .text <-- source, .leftView(Label(.text <-- source)), .leftViewMode(number > 0 ? .always : .never))
    case 6: return SegmentedControl(["a", "b"], .selectedSegmentIndex(number))
    case 7: return Slider(.value(Double(number) / 2))
    case 8:
      return Scattered().with {
        $0.words = Array(repeating: "<\(number)>", count: number); $0.isBare = number > 1
      }
    case 9, 10: return View(.children <-- source.map(letters))
    case 11, 12, 13: return bound(source, &random)
    default: return Button("\(number)", .isEnabled <-- source.map { $0.count > 7 })
    }
  }

  /// Labels that change places with the text.
  private static func letters(of text: String) -> Children {
    let turn = (text.last?.wholeNumberValue ?? 0) % 4
    return Children(
      ("bcdef".suffix(5 - turn) + text.suffix(1) + "bcdef".prefix(turn)).map { Label("\($0)", .key("\($0)")) })
  }

  /// A widget that is a part: a text, a button in a stack, elements without one around them, or nothing.
  private static func part(_ text: String) -> (any Widget)? {
    switch (text.last?.wholeNumberValue ?? 0) % 5 {
    case 0: nil
    case 1: HStack { Button(text, .tapped --> {}) }
    case 2: Scattered(words: [text, text])
    case 3: Button(text, .key("\(text)"))
    default: Label(text, .isHidden(text.hasSuffix("9")))
    }
  }

  private static func item(_ source: Var<String>) -> BarButtonItem {
    BarButtonItem("item", .customView <-- source.map(part))
  }

  /// A row with a swipe action, which is shown beside the second row.
  private static func swiped(_ index: Int) -> CellModel {
    CellModel(index, TableViewCell(.text("\(index)"), .swipedEdge(index == 1 ? .trailing : nil)))
      .with { $0.trailingSwipeActions = [SwipeAction("Delete") {}] }
  }

  private static func container(
    _ number: Int,
    _ source: Var<String>,
    _ random: inout SeededGenerator,
    _ children: Children
  ) -> any Widget {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return ScrollView { children }
    case 1: return StackView(.axis <-- source.map { $0.hasSuffix("1") ? .horizontal : .vertical }) { children }
    case 2: return VStack(.customSpacing([0: 4])) { children }
    case 3:
      return Framed().with {
        $0.title = "\(number)"; $0.readsInsideChildren = number % 2 == 0; $0.children = children
      }
    case 4:
      return NavigationController {
        ViewController(
          "\(number)", .navigationItem.titleView <-- source.map(part), .navigationItem.leftBarButtonItem(item(source))
        ) {
          children
        }
      }
    case 5:
      return TabBarController(.selectedIndex(number)) {
        ViewController("one") { children }
        ViewController("two") { children }
      }
    case 6:
      return SplitViewController {
        ViewController("one") { children }
        ViewController("two") { Label("\(number)") }
      }
    case 7:
      return TableView(.tableHeaderView(Label(.text <-- source))) {
        Section("\(number)", indexTitle: number > 1 ? "\(number)" : nil) { for index in 0..<number { swiped(index) } }
      }
    case 8:
      return TableViewCell(.text(number == 0 ? nil : "\(number)"), .accessoryView <-- source.map(part)) { children }
    case 9:
      return CollectionView(.layout(.grid(columns: number + 1))) {
        Section(id: "grid") { children }
        Section(id: "row", layout: [.row(.paging), .flow(), .grid(minimumItemWidth: 100)][number]) {
          for index in 0..<3 { TableViewCell(.text("\(index)")) }
        }
      }
    default: return View(.tag(number)) { children }
    }
  }
}

extension Children {
  /// One of the widgets, or all in a view, or a stack of them.
  fileprivate func shuffledRoot(_ random: inout SeededGenerator) -> Children {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: [self.first ?? Label("nothing")]
    case 1: [VStack { self }]
    default: [View { self }]
    }
  }
}
