import Foundation
import Layout

/// The suggestions of a field that are open.
internal struct OpenSuggestions: Equatable {
  /// The node of the field.
  let node: Int

  /// The index of the chosen suggestion, or `nil` while the user types.
  var selection: Int?
}

/// Some suggestions of a field in a frame below or above it.
internal struct SuggestionBox: Equatable {
  /// The greatest number of visible suggestions.
  private static let limit = 6

  /// The visible suggestions.
  private let texts: [String]

  /// The index of the first visible suggestion among all.
  private let first: Int

  /// The number of all suggestions.
  private let count: Int
  private let selection: Int?
  private let isAbove: Bool
  private let frame: CGRect

  /// Places suggestions beside a field, or returns `nil` if there is no space or no suggestion.
  ///
  /// - Parameters:
  ///   - suggestions: All suggestions.
  ///   - selection: The index of the chosen one.
  ///   - field: The visible cells of the field.
  ///   - width: The number of columns of the terminal.
  ///   - height: The number of rows for the tree.
  init?(_ suggestions: [String], selection: Int?, beside field: CGRect, width: Int, height: Int) {
    let (above, below) = (Int(bounded: field.minY), height - Int(bounded: field.maxY))
    isAbove = below < min(suggestions.count, 3) + 1 && above > below
    // The side away from the field has a border.
    let rows = min(Self.limit, suggestions.count, (isAbove ? above : below) - 1)
    guard rows > 0, width >= 8, !field.isEmpty else { return nil }
    let selection = selection.map { min($0, suggestions.count - 1) }
    first = selection.map { max(0, min($0 - rows / 2, suggestions.count - rows)) } ?? 0
    texts = Array(suggestions[first..<first + rows])
    (count, self.selection) = (suggestions.count, selection)
    let columns = min(max(4, texts.map(\.cells).max() ?? 0), width - 4) + 4
    frame = CGRect(
      x: max(0, min(Int(bounded: field.minX), width - columns)), y: isAbove ? above - rows - 1 : height - below,
      width: columns, height: rows + 1)
  }

  /// Returns whether a cell belongs to the frame.
  func contains(x: Int, y: Int) -> Bool { frame.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) }

  /// Returns the index of the suggestion in a row, if there is one.
  func index(atRow y: Int) -> Int? {
    let row = y - Int(bounded: frame.minY) - (isAbove ? 1 : 0)
    return texts.indices.contains(row) ? first + row : nil
  }

  /// Draws the suggestions. Arrows at the right mean that there are more.
  func draw(on grid: Grid, _ traits: DrawnTraits) {
    let pen = GridPen(grid: grid, frame: frame, clip: frame, traits: traits)
    grid.erase(frame)
    let (top, border) = (isAbove ? 1 : 0, isAbove ? 0 : texts.count)
    for (row, text) in texts.enumerated() {
      let style = first + row == selection ? CellStyle(isReversed: true) : .usual
      pen.put(" ", columns: 0..<pen.width, y: top + row, .usual)
      pen.put(" ", columns: 1..<pen.width - 1, y: top + row, style)
      pen.text(text, x: 2, y: top + row, width: pen.width - 4, style)
      pen.put("│", x: 0, y: top + row, .dim)
      let (isFirst, isLast) = (row == 0 && first > 0, row == texts.count - 1 && first + texts.count < count)
      pen.put(isLast ? "▾" : isFirst ? "▴" : "│", x: pen.width - 1, y: top + row, .dim)
    }
    pen.rule(y: border)
    pen.put(isAbove ? "╭" : "╰", x: 0, y: border, .dim)
    pen.put(isAbove ? "╮" : "╯", x: pen.width - 1, y: border, .dim)
  }
}
