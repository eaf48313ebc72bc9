import Foundation

extension Table {
  /// Writes the tables into the file Results.md of a folder, and their figures into its README.md.
  ///
  /// - Throws: An error that names what a link of README.md means and is not there, or the error of the file system.
  func report(into folder: URL) throws {
    let version = try Shell.run(["swift", "--version"]).output
    let platform = version.split(separator: "\n").filter { $0.contains("version") || $0.hasPrefix("Target") }
    try markdown(platform: platform.joined(separator: ". "))
      .write(to: folder.appending(path: "Results.md"), atomically: true, encoding: .utf8)
    try FrontPage.update(in: folder)
  }

  private func markdown(platform: String) -> String {
    var lines = [
      "# Results of the benchmarks", "",
      "`swift run --package-path Benchmarks -c release Benchmarks report` has written this file: do not edit it.",
      "[The front page](README.md) says in words what the figures mean and how they are measured, and",
      "[Explanations](Explanations.md) why they are what they are.", "",
      "\(platform).", "",
      "Instructions and allocations are those of one run of a case. A ratio is relative to the first row of its table,",
      "unless the title names another one. Beside a goal that is known to be missed stands the figure that is held.",
    ]
    var group: String?
    for row in rows {
      if row.group != group {
        lines += ["", "## \(row.group)", "", "| |\(row.cells.map { " \($0.column) |" }.joined())"]
        lines.append("|---|\(row.cells.map { _ in "---|" }.joined())")
      }
      group = row.group
      let cells = row.cells.map { " \($0.text.replacing(/\d+(?:\.\d+)?/) { $0.output.grouped }) |" }.joined()
      lines.append("| \(row.name.replacing("|", with: "\\|")) |\(cells)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension StringProtocol {
  /// The digits of a number with commas between the thousands.
  var grouped: String {
    let whole = prefix(while: \.isNumber)
    let separated = whole.enumerated().map { index, digit in
      index > 0 && (whole.count - index).isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }
    return separated.joined() + dropFirst(whole.count)
  }
}
