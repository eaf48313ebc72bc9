import Foundation
import Widgets

/// A small program that shows one feature, run by its name.
public struct Page: Sendable {
  /// The name with which the page is run.
  public let name: String

  /// A sentence about the page.
  public let summary: String

  private let screen: (@MainActor () throws -> any Widget)?
  private let start: (@MainActor () throws -> any Widget)?
  private let body: @MainActor (_ print: @escaping (Any...) -> Void) throws -> Void

  /// Creates a page from a program, which gets its `print` function, from the screen that previews of the page show,
  /// and from the screen with which users begin, which is the same by default.
  init(
    _ name: String,
    _ summary: String,
    preview screen: (@MainActor () throws -> any Widget)? = nil,
    interactive start: (@MainActor () throws -> any Widget)? = nil,
    body: @escaping @MainActor (_ print: @escaping (Any...) -> Void) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.screen = screen
    self.start = start ?? screen
    self.body = body
  }

  /// Returns the screen of the page, if it has one.
  @MainActor
  public func preview() throws -> (any Widget)? {
    try screen?()
  }

  /// Returns the screen with which users begin, if the page has one.
  @MainActor
  public func interactive() throws -> (any Widget)? {
    try start?()
  }

  /// Runs the page, and passes on each line that it prints.
  @MainActor
  public func run(print line: @escaping (String) -> Void) throws {
    try body { line($0.map { "\($0)" }.joined(separator: " ")) }
  }

  /// All pages, in reading order.
  public static let all: [Page] = [
    .episode, .uikit, .configuring, .functions, .mods, .foundation, .buttonStyles, .recipes, .states, .movement,
    .themes, .tokens, .kit, .styleGuide,
    .inspect, .yourOwnType,
    .adapters, .viewState, .observable, .nameField, .login, .ownWidget,
    .nameValue, .labeledPhoto, .detailCard, .users, .form, .menu, .stopwatch, .patches, .gallery,
    .insideOut, .tableMutations, .reorder, .navigation, .sample,
  ]

  /// Returns the page with a name, if there is one.
  public static func named(_ name: String) -> Page? {
    all.first { $0.name == name }
  }

  /// Returns the page with the most similar name, if any name is similar.
  public static func nearest(to name: String) -> Page? {
    let distances = all.map { ($0, $0.name.distance(to: name.lowercased())) }
    guard let (page, distance) = distances.min(by: { $0.1 < $1.1 }) else { return nil }
    return distance <= max(2, name.count / 2) ? page : nil
  }

  /// The names and summaries of all pages, in lines of at most 80 columns.
  public static var list: String {
    let width = (all.map(\.name.count).max() ?? 0) + 4
    return all.map { page in
      let name = "  \(page.name)".padding(toLength: width, withPad: " ", startingAt: 0)
      let lines = lines(of: page.summary, width: 80 - width)
      return name + lines.joined(separator: "\n" + String(repeating: " ", count: width))
    }.joined(separator: "\n")
  }

  /// Returns the lines of a text that is broken between words.
  private static func lines(of text: String, width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
