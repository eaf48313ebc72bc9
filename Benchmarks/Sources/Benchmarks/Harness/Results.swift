import Foundation

/// The tables of a file of Markdown, by the anchors of the headings above them.
package struct Results {
  private struct Grid {
    let columns: [String]
    var rows: [[String]] = []
  }

  private let file: String

  /// Whether a run has written the file, so that its figures are not rounded yet.
  var isRun: Bool { file == "Results.md" }

  private var grids: [String: [Grid]] = [:]

  /// Reads the tables of a file.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package init(_ markdown: String, file: String) {
    self.file = file
    var (anchor, isInside) = ("", false)
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#") { anchor = Self.anchor(line.drop { $0 == "#" }.dropFirst()) }
      defer { isInside = line.hasPrefix("|") }
      guard line.hasPrefix("|"), !line.hasPrefix("|-") else { continue }
      // The bars of operators are escaped.
      let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|", omittingEmptySubsequences: false)
        .dropFirst().dropLast().map { Self.plain(String($0.replacing("\u{0}", with: "|"))) }
      if isInside {
        let last = grids[anchor, default: []].count - 1
        grids[anchor]?[last].rows.append(cells)
      } else {
        grids[anchor, default: []].append(Grid(columns: cells))
      }
    }
  }

  /// Returns the text of a cell.
  ///
  /// - Throws: An error that names the table, the row or the column that is not there.
  package func cell(_ row: String, _ column: String, under anchor: String) throws -> String {
    guard let grids = grids[anchor] else { throw Failure("\(file) has no table #\(anchor)") }
    let (row, column) = (Self.plain(row), Self.plain(column))
    let rows = grids.flatMap { grid in grid.rows.map { (grid, $0) } }.filter { $0.1.first == row }
    if rows.isEmpty { throw Failure("\(file)#\(anchor) has no row “\(row)”") }
    for (grid, cells) in rows {
      if let index = grid.columns.firstIndex(of: column), index > 0, index < cells.count { return cells[index] }
    }
    throw Failure("\(file)#\(anchor), “\(row)”, has no column “\(column)”")
  }

  /// Returns the anchor that repositories give to a heading.
  package static func anchor(_ heading: some StringProtocol) -> String {
    String(
      heading.lowercased().compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
  }

  /// Returns a text without the marks of code, emphasis and escapes.
  private static func plain(_ text: String) -> String {
    text.filter { !"`*\\".contains($0) }.trimmingCharacters(in: .whitespaces)
  }
}
