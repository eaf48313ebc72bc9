import Mod
import Widgets

extension Group {
  /// The cost of trees from blocks, relative to the same structs created by hand: three widgets per row.
  static var trees: [Group] {
    [
      Group(
        "tree, 1,000 rows", goal: 1.3,
        [
          Case("by hand") { Tree.byHand(rows: $0) },
          Case("block, `for`") { Tree.loop(rows: $0) },
          Case("block, array") { Tree.array(rows: $0) },
        ]),
      Group(
        "tree, 10,000 rows", goal: 1.3, count: 10_000,
        [
          Case("by hand") { Tree.byHand(rows: $0) },
          Case("block, `for`") { Tree.loop(rows: $0) },
          Case("block, array") { Tree.array(rows: $0) },
        ]),
      Group(
        "tree with keys, 1,000 rows", goal: 1.3,
        [
          Case("by hand") { Tree.byHandWithKeys(rows: $0) },
          Case("block, `ForEach`") { Tree.forEach(rows: $0) },
        ]),
    ]
  }
}

/// A column of rows, created in several ways.
private enum Tree {
  @inline(never)
  static func byHand(rows: Int) -> Int {
    var tree = StackView()
    tree.axis = .vertical
    for number in 0..<rows {
      var title = Label()
      title.text = "Views"
      title.numberOfLines = number
      var count = Label()
      count.text = "1000"
      count.textAlignment = .right
      var row = StackView()
      row.spacing = 4
      row.arrangedSubviews = [title, count]
      tree.arrangedSubviews.append(row)
    }
    return keep(tree)
  }

  @inline(never)
  static func loop(rows: Int) -> Int {
    let tree = VStack {
      for number in 0..<rows {
        HStack(spacing: 4) {
          Label("Views", .numberOfLines(number))
          Label("1000", .textAlignment(.right))
        }
      }
    }
    return keep(tree)
  }

  @inline(never)
  static func array(rows: Int) -> Int {
    let tree = VStack {
      (0..<rows).map { number in
        HStack(spacing: 4) {
          Label("Views", .numberOfLines(number))
          Label("1000", .textAlignment(.right))
        }
      }
    }
    return keep(tree)
  }

  @inline(never)
  static func byHandWithKeys(rows: Int) -> Int {
    var tree = StackView()
    tree.axis = .vertical
    for number in 0..<rows {
      var title = Label()
      title.text = "Views"
      title.numberOfLines = number
      var count = Label()
      count.text = "1000"
      count.textAlignment = .right
      var row = StackView()
      row.spacing = 4
      row.key = WidgetKey(number)
      row.arrangedSubviews = [title, count]
      tree.arrangedSubviews.append(row)
    }
    return keep(tree)
  }

  @inline(never)
  static func forEach(rows: Int) -> Int {
    let tree = VStack {
      ForEach(0..<rows) { number in
        HStack(spacing: 4) {
          Label("Views", .numberOfLines(number))
          Label("1000", .textAlignment(.right))
        }
      }
    }
    return keep(tree)
  }

  /// Returns the number of rows of a result that the optimizer must keep.
  @inline(never)
  private static func keep(_ tree: StackView) -> Int { tree.arrangedSubviews.count }
}
