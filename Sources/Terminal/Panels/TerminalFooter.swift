import Foundation
import Layout
import Live
import Widgets

/// The visibility of the line at the bottom of a terminal that shows the keys that do something now.
public enum TerminalFooter: Hashable, Sendable, CaseIterable {
  /// Visible below a screen that fills the terminal, such as a `NavigationController` or a `ScrollView`. A smaller
  /// widget has the terminal for itself.
  case automatic
  /// Always visible, except in a terminal with fewer than four rows.
  case visible
  /// Never visible. F1 shows the keys nevertheless.
  case hidden

  internal func isShown(fillsTerminal: Bool, rows: Int) -> Bool {
    rows > 3 && (self == .visible || self == .automatic && fillsTerminal)
  }
}

/// The hints of a footer that fit into its width, with their columns.
internal struct FooterLine: Equatable {
  /// A hint in the columns where a click presses its key.
  struct Item: Equatable {
    var hint: KeyHint
    var columns: Range<Int>
  }

  private(set) var items: [Item] = []

  private let hints: [KeyHint]
  private let always: [KeyHint]
  private let width: Int

  /// Chooses the hints that fit, in this order: the last of `always`, which is shown in any case; the hint of the
  /// escape key; the first hint; the hint of the return key; the others of `always`, from the last; and the other
  /// hints. Those of `always` are at the right.
  ///
  /// - Parameter last: The last line. It is used again if it has these hints.
  init(_ hints: [KeyHint], always: [KeyHint], width: Int, after last: FooterLine? = nil) {
    if let last, last.width == width, last.hints == hints, last.always == always {
      self = last
      return
    }
    (self.hints, self.always, self.width) = (hints, always, width)
    let all = hints + always
    func rank(_ index: Int) -> Int {
      if index == all.count - 1 { return 0 }
      if all[index].keys == [.escape] { return 1 }
      if index == 0 { return 2 }
      return all[index].keys == [.return] ? 3 : index < hints.count ? 6 : index == hints.count ? 5 : 4
    }
    func length(_ indices: [Int]) -> Int { indices.reduce(0) { $0 + all[$1].cells + 2 } }
    var chosen: [Int] = []
    for index in all.indices.sorted(by: { (rank($0), $0) < (rank($1), $1) })
    where rank(index) == 0 || length(chosen + [index]) <= width {
      chosen.append(index)
    }
    let left = chosen.filter { $0 < hints.count }.sorted()
    let right = chosen.filter { $0 >= hints.count }.sorted()
    add(left.map { all[$0] }, from: 1)
    add(right.map { all[$0] }, from: 1 + max(length(left), width - length(right)))
  }

  private mutating func add(_ hints: [KeyHint], from start: Int) {
    var x = start
    for hint in hints {
      items.append(Item(hint: hint, columns: x..<x + hint.cells))
      x += hint.cells + 2
    }
  }

  /// Returns the hint in a column, if there is one.
  func hint(at x: Int) -> KeyHint? { items.first { $0.columns.contains(x) }?.hint }

  /// Writes the hints, with their keys in the tint color.
  func draw(with pen: GridPen) {
    var strong = CellStyle(pen.traits.tinted(.tintColor))
    strong.isBold = true
    for item in items {
      pen.text(item.hint.label, x: item.columns.lowerBound, strong)
      pen.text(item.hint.title, x: item.columns.lowerBound + item.hint.label.cells + 1)
    }
  }
}

extension KeyHint {
  /// The keys, as users know them: `Tab`, `↑↓`, `Alt-←→`, `PgUp/PgDn`, `^P`.
  internal var label: String {
    guard let first = keys.first else { return "" }
    let names = keys.map(\.name)
    return first.prefix + names.joined(separator: names.allSatisfy { $0.count == 1 } ? "" : "/")
  }

  fileprivate var cells: Int { label.cells + 1 + title.cells }
}

extension KeyPress {
  /// The modifiers of the key, before its name.
  fileprivate var prefix: String {
    (modifiers.contains(.control) ? "^" : "") + (modifiers.contains(.alternate) ? "Alt-" : "")
      + (modifiers.contains(.shift) ? "Shift-" : "")
  }

  /// The name of the key without modifiers.
  fileprivate var name: String {
    switch key {
    case .character(" "): "Space"
    case .character(let character): modifiers.contains(.control) ? character.uppercased() : String(character)
    case .return: "Return"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
