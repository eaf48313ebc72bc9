import Foundation
import Pages
import Preview
import Terminal
import Widgets

/// A command, parsed from its arguments.
enum Command {
  /// Prints the usage.
  case help
  /// Runs pages.
  case run([Page])
  /// Writes a preview of a page in a form and width, to a file or to standard output.
  case preview(Page, as: Form, width: Int?, to: String?)
  /// Runs the screen of a page in the terminal.
  case interactive(Page)
  /// Writes the gallery into a folder.
  case gallery(String)

  /// A form of preview.
  enum Form: String, CaseIterable {
    case html, svg, text, terminal

    /// Whether the form is written to a file.
    var isFile: Bool { self == .html || self == .svg }
  }

  /// Parses the arguments, without the name of the program.
  init(_ arguments: [String]) throws(Usage) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    var arguments = arguments
    let width = try Command.width(from: &arguments)
    try Command.check(arguments.filter { $0.hasPrefix("-") })
    guard let option = arguments.first(where: { $0.hasPrefix("-") }) else {
      guard width == nil else { throw Usage("Write --width with --html, --svg or --terminal.") }
      var pages: [Page] = []
      for name in arguments { pages.append(try Command.page(name)) }
      self = .run(pages)
      return
    }
    if option == "--gallery" {
      guard arguments.count == 2, arguments[0] == option, width == nil else {
        throw Usage("Write --gallery and a folder.")
      }
      self = .gallery(arguments[1])
      return
    }
    if option == "--interactive" {
      guard arguments.count == 2, arguments[1] == option, width == nil else {
        throw Usage("Write a page's name and --interactive.")
      }
      self = .interactive(try Command.page(arguments[0]))
      return
    }
    guard let form = Form(rawValue: String(option.dropFirst(2))) else { throw Usage("There is no option \(option).") }
    guard arguments.count == (form.isFile ? 3 : 2), arguments[1] == option else {
      // Several pages before the option, such as `users login --text`.
      let pages = arguments.prefix { $0 != option }.filter { Page.named($0) != nil }
      throw Usage("Write \(pages.count > 1 ? "one" : "a") page's name, \(option)\(form.isFile ? " and a file" : "").")
    }
    guard width == nil || form != .text else { throw Usage("Write --width with --html, --svg or --terminal.") }
    self = .preview(try Command.page(arguments[0]), as: form, width: width, to: form.isFile ? arguments[2] : nil)
  }

  /// Removes `--width` and its value from the arguments.
  private static func width(from arguments: inout [String]) throws(Usage) -> Int? {
    guard let index = arguments.firstIndex(of: "--width") else { return nil }
    guard arguments.indices.contains(index + 1), let width = Int(arguments[index + 1]), 1...10_000 ~= width else {
      throw Usage("Write --width and a number from 1 to 10000.")
    }
    arguments.removeSubrange(index...index + 1)
    if arguments.contains("--width") { throw Usage("Write --width once.") }
    return width
  }

  /// Checks the options besides `--width`: there is one of them at most.
  private static func check(_ options: [String]) throws(Usage) {
    let known = ["--gallery", "--interactive"] + Form.allCases.map { "--\($0)" }
    if let unknown = options.first(where: { !known.contains($0) }) { throw Usage("There is no option \(unknown).") }
    let different = options.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if different.count > 1 { throw Usage("Write \(different.joined(separator: " and ")) one at a time.") }
    if options.count > 1 { throw Usage("Write \(options[0]) once.") }
  }

  private static func page(_ name: String) throws(Usage) -> Page {
    if let page = Page.named(name) { return page }
    let nearest = Page.nearest(to: name).map { " Did you mean \"\($0.name)\"?" } ?? ""
    throw Usage("There is no page named \"\(name)\".\(nearest)")
  }

  /// Performs the command.
  @MainActor
  func perform() async throws {
    switch self {
    case .help: print(Usage.help)
    case .run(let pages):
      for page in pages { try page.run { print($0) } }
    case .preview(let page, let form, let width, let file):
      guard let screen = try page.preview() else { throw Usage("The page \(page.name) shows no screen.") }
      let text = Self.text(of: screen, as: form, width: width)
      guard let file else { return print(text) }
      try write(to: file) { try Data(text.utf8).write(to: $0) }
    case .interactive(let page):
      guard let screen = try page.interactive() else { throw Usage("The page \(page.name) shows no screen.") }
      do { try await Terminal.run(footer: .visible) { screen } } catch let error as TerminalError {
        let instead = "swift run Playgrounds \(page.name) --terminal"
        throw Usage("\(error) `\(instead)` prints the page.", remindsOfUsage: false)
      }
    case .gallery(let folder):
      try write(to: folder) { for file in try Gallery.write(into: $0) { print(file.relativePath) } }
    }
  }

  private func write(to path: String, _ write: (URL) throws -> Void) throws(Usage) {
    do { try write(URL(filePath: path)) } catch {
      throw Usage("Nothing can be written to \(path): \(error.localizedDescription)")
    }
  }

  @MainActor
  private static func text(of screen: any Widget, as form: Form, width: Int?) -> String {
    switch form {
    case .html:
      var screen = screen
      if let width { screen.bounds.size.width = Double(width) }
      return Preview.html(screen)
    case .svg: return Preview.svg(screen, width: width.map(Double.init) ?? 375)
    case .text: return Preview.text(screen)
    case .terminal:
      guard let width else { return Preview.terminal(screen) }
      return Preview.terminal(screen, width: width)
    }
  }
}

/// An error in the arguments.
struct Usage: Error, CustomStringConvertible {
  let problem: String

  /// Whether a reminder of the usage comes before the problem.
  let remindsOfUsage: Bool

  init(_ problem: String, remindsOfUsage: Bool = true) {
    (self.problem, self.remindsOfUsage) = (problem, remindsOfUsage)
  }

  /// The problem in the last line, where the user of a terminal looks first.
  var description: String { remindsOfUsage ? "\(Self.reminder)\n\n\(problem)" : problem }

  /// The usage in a few lines.
  private static let reminder = """
    swift run Playgrounds NAME…                       runs pages
    swift run Playgrounds NAME --interactive          runs a screen in this terminal
    swift run Playgrounds --help                      lists the pages and all options
    """

  /// The pages and the options.
  static var help: String {
    """
    These are the pages:
    \(Page.list)

    swift run Playgrounds NAME…                       runs pages
    swift run Playgrounds NAME --html|--svg FILE      writes the screen of a page
    swift run Playgrounds NAME --text|--terminal      prints the screen of a page
    swift run Playgrounds NAME --interactive          runs a screen in this terminal
    swift run Playgrounds --gallery FOLDER            writes all widgets and styles
    swift run Playgrounds --help                      prints this

    --width N, with --html, --svg or --terminal, sets the width in points, or in
    cells of a terminal.
    """
  }
}
