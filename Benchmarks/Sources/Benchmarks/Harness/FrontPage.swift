import Foundation

/// The page of Markdown whose links to cells of tables show the figures of these cells.
///
/// A link names the table by the anchor of its heading, and in its title the row and the column:
/// `[950](Results.md#a-table "a row, instructions")`. The column `percent` is the ratio in percent, and a column with
/// `and goal` has the goal beside the figure. Figures of Results.md are rounded; other cells are taken as they are.
package enum FrontPage {
  /// Writes the figures of the tables in a folder into its README.md.
  ///
  /// - Throws: An error that names what a link means and is not there, or the error of the file system.
  static func update(in folder: URL) throws {
    let page = folder.appending(path: "README.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    try filled(text, in: folder).write(to: page, atomically: true, encoding: .utf8)
  }

  /// Returns a page with the figures of the tables in a folder.
  ///
  /// - Throws: An error that names what a link means and is not there, or the error of the file system.
  package static func filled(_ page: String, in folder: URL) throws -> String {
    let files = try ["Results.md", "Explanations.md"].map { name in
      (name, Results(try String(contentsOf: folder.appending(path: name), encoding: .utf8), file: name))
    }
    return try filled(page, from: Dictionary(uniqueKeysWithValues: files))
  }

  /// Returns a page with the figures of tables, which are given by their files.
  ///
  /// - Throws: An error that names what a link means and is not there.
  package static func filled(_ page: String, from files: [String: Results]) throws -> String {
    let link = /\[[^\[\]]*\]\((?<target>(?<file>\w+\.md)#(?<anchor>[^\s)]+)\s+"(?<row>[^"]*),\s+(?<column>[^",]*)")\)/
    var (filled, end) = ("", page.startIndex)
    for match in page.matches(of: link) {
      guard let results = files[String(match.file)] else { throw Failure("There is no \(match.file)") }
      let (row, column) = (match.row.replacing(/\s+/, with: " "), match.column.replacing(/\s+/, with: " "))
      let figure = try figure(String(row), String(column), under: String(match.anchor), in: results)
      filled += page[end..<match.range.lowerBound] + "[\(figure)](\(match.target))"
      end = match.range.upperBound
    }
    return filled + page[end...]
  }

  private static func figure(
    _ row: String, _ column: String, under anchor: String, in results: Results
  ) throws -> String {
    if !results.isRun { return try results.cell(row, column, under: anchor) }
    let unit = column.hasSuffix(" and goal") ? String(column.dropLast(9)) : column
    let cell = try results.cell(row, unit == "percent" ? "ratio" : unit, under: anchor)
    guard let number = number(in: cell) else { throw Failure("#\(anchor), “\(row)”, “\(unit)” is “\(cell)”") }
    let figure = spoken(number, unit)
    if unit == column { return figure }
    let goal = try results.cell(row, "goal", under: anchor)
    guard let limit = Self.number(in: goal) else { throw Failure("#\(anchor), “\(row)” has no goal") }
    // The unit of both stands once.
    let wanted = spoken(limit, unit, digits: 3)
    let ending = wanted.drop { $0 != " " }
    return "\(figure.hasSuffix(ending) ? String(figure.dropLast(ending.count)) : figure) instead of \(wanted)"
  }

  /// Returns the number that a text begins with.
  private static func number(in text: String) -> Double? {
    text.prefixMatch(of: /[\d,]*\d(?:\.\d+)?/).flatMap { Double($0.output.replacing(",", with: "")) }
  }

  /// Returns a figure as people say it: 1.2 million, 950, 4.3 times.
  ///
  /// - Parameters:
  ///   - figure: The figure in the unit of its column.
  ///   - unit: The name of the column.
  ///   - digits: The number of significant digits; a ratio below 2 has two decimals.
  package static func spoken(_ figure: Double, _ unit: String, digits: Int = 2) -> String {
    switch unit {
    case "ratio": "\(figure < 2 ? figure.rounded(to: 2) : spoken(figure, digits)) times"
    case "percent": "\(spoken(figure * 100, digits)) %"
    case "bytes" where figure >= 999_500: "\(spoken(figure / 1_000_000, digits)) MB"
    case "bytes" where figure >= 999.5: "\(spoken(figure / 1_000, digits)) KB"
    case "bytes": "\(spoken(figure, digits)) bytes"
    case "seconds": "\(spoken(figure, digits)) s"
    case "ms": "\(spoken(figure, digits)) ms"
    default: figure >= 999_500 ? "\(spoken(figure / 1_000_000, digits)) million" : spoken(figure, digits)
    }
  }

  private static func spoken(_ figure: Double, _ digits: Int) -> String {
    let magnitude = figure == 0 ? 0 : Int(log10(abs(figure)).rounded(.down)) + 1
    let decimals = digits - magnitude
    if decimals > 0 { return figure.rounded(to: decimals) }
    let scale = pow(10, Double(-decimals))
    return ((figure / scale).rounded() * scale).rounded(to: 0).grouped
  }
}
