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

  /// Chooses the hints that fit: at the right as many as possible of those that always apply, from the last one on, of
  /// which the last one always has its place, and at the left as many of the others as possible, from the first one on.
  init(_ hints: [KeyHint], always: [KeyHint], width: Int) {
    func length(_ hints: [KeyHint]) -> Int { hints.reduce(0) { $0 + $1.cells + 2 } }
    var right = Array(always.suffix(1))
    var left: [KeyHint] = []
    for hint in hints {
      guard length(left + [hint]) + length(right) <= width else { break }
      left.append(hint)
    }
    for hint in always.dropLast().reversed() {
      guard length(left) + length([hint] + right) <= width else { break }
      right.insert(hint, at: 0)
    }
    var x = 1
    func add(_ hints: [KeyHint]) {
      for hint in hints {
        items.append(Item(hint: hint, columns: x..<x + hint.cells))
        x += hint.cells + 2
      }
    }
    add(left)
    x = max(x, width - length(right) + 1)
    add(right)
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
