import Benchmarks
import Foundation
import Testing

@Suite struct FrontPageTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../..").standardized

  private static let results = Results(
    """
    ## a click, 1,000 rows

    | | instructions | ratio | goal |
    |---|---|---|---|
    | by hand | 1,000.4 | 1 | |
    | `Live` | 1,234,567 | 4.33 | 1,000,000, 1,300,000 is held |
    | `\\|>` and `+` | 950.4 | 0.95 | 1.05, missed |

    Another table has other columns.

    | | **bytes** |
    |---|---|
    | `Live` | **6,871,080** |
    """, file: "Results.md")

  private func filled(_ page: String) throws -> String {
    try FrontPage.filled(page, from: ["Results.md": Self.results])
  }

  @Test("Every figure of the front page is the rounded one of its table")
  func committedFiles() throws {
    let page = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    let filled = try FrontPage.filled(page, in: Self.folder)
    let lines = zip(page.split(separator: "\n"), filled.split(separator: "\n"))
    #expect(lines.first { $0 != $1 }.map { "“\($0)”, where “Benchmarks figures” writes “\($1)”" } == nil)
    #expect(page.count == filled.count)
  }

  @Test(
    "A figure that was edited by hand is replaced by that of its table",
    arguments: [
      ("`Live`, instructions", "1.2 million"), ("by hand, instructions", "1,000"), ("Live, ratio", "4.3 times"),
      ("|> and +, percent", "95 %"), ("|> and +, ratio", "0.95 times"), ("Live, bytes", "6.9 MB"),
      ("Live, instructions and goal", "1.2 instead of 1 million"), ("Live,\n  ratio", "4.3 times"),
      ("|> and +, ratio and goal", "0.95 instead of 1.05 times"),
    ])
  func figures(title: String, figure: String) throws {
    let target = "(Results.md#a-click-1000-rows\n\"\(title)\")"
    #expect(try filled("It takes [7]\(target), not 8.") == "It takes [\(figure)]\(target), not 8.")
  }

  @Test(
    "A link to a missing figure is an error that names it",
    arguments: [
      ("Results.md#a-tap \"Live, ratio\"", "Results.md has no table #a-tap"),
      ("Results.md#a-click-1000-rows \"Lives, ratio\"", "Results.md#a-click-1000-rows has no row “Lives”"),
      ("Results.md#a-click-1000-rows \"Live, ratios\"", "Results.md#a-click-1000-rows, “Live”, has no column “ratios”"),
      ("Others.md#a-click-1000-rows \"Live, ratio\"", "There is no Others.md"),
      ("Results.md#a-click-1000-rows \"by hand, ratio and goal\"", "#a-click-1000-rows, “by hand” has no goal"),
    ])
  func missing(target: String, message: String) {
    #expect {
      try filled("[1](\(target))")
    } throws: {
      "\($0)" == message
    }
  }

  @Test(
    "Figures are rounded to two or three digits with a readable unit",
    arguments: [
      (1_205_607, "instructions", "1.2 million"), (950.4, "instructions", "950"), (27_291.2, "instructions", "27,000"),
      (999_600, "instructions", "1 million"), (0, "allocations", "0"), (1.049, "ratio", "1.05 times"),
      (129.73, "ratio", "130 times"), (0.03, "percent", "3 %"), (202.1, "bytes", "200 bytes"),
      (5_611, "bytes", "5.6 KB"),
      (0.33, "seconds", "0.33 s"), (103.3, "ms", "100 ms"),
    ])
  func rounding(figure: Double, unit: String, said: String) {
    #expect(FrontPage.spoken(figure, unit) == said)
  }
}
