import Widgets

/// A small program that shows one thing, run by its name.
public struct Page: Sendable {
  /// What one types to run the page.
  public let name: String

  /// What the page shows, in a sentence.
  public let summary: String

  private let screen: (@MainActor () throws -> any Widget)?
  private let body: @MainActor (_ print: @escaping (Any...) -> Void) throws -> Void

  /// Makes a page from a program that is given its `print`, and from the screen that previews of the page show.
  init(
    _ name: String,
    _ summary: String,
    preview screen: (@MainActor () throws -> any Widget)? = nil,
    body: @escaping @MainActor (_ print: @escaping (Any...) -> Void) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.screen = screen
    self.body = body
  }

  /// The screen that the page is about, if it is about one.
  @MainActor
  public func preview() throws -> (any Widget)? {
    try screen?()
  }

  /// Runs the page, and hands over each line that it prints.
  @MainActor
  public func run(print line: @escaping (String) -> Void) throws {
    try body { line($0.map { "\($0)" }.joined(separator: " ")) }
  }

  /// All pages, in the order in which one would read them.
  public static let all: [Page] = [
    .episode, .configuring, .functions, .mods, .foundation, .buttonStyles, .inspect, .yourOwnType,
    .adapters, .viewState, .observable, .nameField, .login, .ownWidget,
    .nameValue, .labeledPhoto, .detailCard, .users, .form, .menu, .stopwatch, .patches, .gallery,
    .insideOut, .tableMutations, .reorder, .navigation, .sample,
  ]

  /// The page of that name, if there is one.
  public static func named(_ name: String) -> Page? {
    all.first { $0.name == name }
  }

  /// The page whose name is most like another, if any is at all.
  public static func nearest(to name: String) -> Page? {
    let distances = all.map { ($0, $0.name.distance(to: name.lowercased())) }
    guard let (page, distance) = distances.min(by: { $0.1 < $1.1 }) else { return nil }
    return distance <= max(2, name.count / 2) ? page : nil
  }

  /// A line for each page: its name and what it shows.
  public static var list: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { page in
      "  \(page.name)\(String(repeating: " ", count: width - page.name.count))  \(page.summary)"
    }.joined(separator: "\n")
  }
}
