/// A small program that shows one thing, run by its name.
public struct Page: Sendable {
  /// What one types to run the page.
  public let name: String

  /// What the page shows, in a sentence.
  public let summary: String

  private let body: @MainActor (_ print: @escaping (Any...) -> Void) throws -> Void

  /// Makes a page from a program that is given its `print`.
  init(
    _ name: String,
    _ summary: String,
    body: @escaping @MainActor (_ print: @escaping (Any...) -> Void) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.body = body
  }

  /// Runs the page, and hands over each line that it prints.
  @MainActor
  public func run(print line: @escaping (String) -> Void) throws {
    try body { line($0.map { "\($0)" }.joined(separator: " ")) }
  }

  /// All pages, in the order in which one would read them.
  public static let all: [Page] = [
    .episode, .configuring, .functions, .mods, .foundation, .buttonStyles, .inspect, .yourOwnType,
    .adapters, .viewState, .observable,
  ]

  /// The page of that name, if there is one.
  public static func named(_ name: String) -> Page? {
    all.first { $0.name == name }
  }

  /// A line for each page: its name and what it shows.
  public static var list: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { page in
      "  \(page.name)\(String(repeating: " ", count: width - page.name.count))  \(page.summary)"
    }.joined(separator: "\n")
  }
}
