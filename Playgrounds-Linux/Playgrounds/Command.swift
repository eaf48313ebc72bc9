import Foundation
import Pages
import Preview

/// What the command was told to do.
enum Command {
  /// Runs pages.
  case run([Page])
  /// Writes what a page shows, in some form, to a file or to standard output.
  case preview(Page, as: Form, to: String?)
  /// Writes the gallery into a folder.
  case gallery(String)

  /// A form of preview.
  enum Form: String, CaseIterable {
    case html, svg, text, terminal

    /// Whether the form is written into a file.
    var isFile: Bool { self == .html || self == .svg }
  }

  /// Reads the arguments, without the name of the program.
  init(_ arguments: [String]) throws(Usage) {
    guard let option = arguments.first(where: { $0.hasPrefix("--") }) else {
      var pages: [Page] = []
      for name in arguments { pages.append(try Command.page(name)) }
      self = .run(pages)
      return
    }
    if option == "--gallery" {
      guard arguments.count == 2, arguments[0] == option else { throw Usage("Write --gallery and a folder.") }
      self = .gallery(arguments[1])
      return
    }
    guard let form = Form(rawValue: String(option.dropFirst(2))) else { throw Usage("There is no option \(option).") }
    guard arguments.count == (form.isFile ? 3 : 2), arguments[1] == option else {
      throw Usage("Write a page's name, \(option)\(form.isFile ? " and a file" : "").")
    }
    self = .preview(try Command.page(arguments[0]), as: form, to: form.isFile ? arguments[2] : nil)
  }

  private static func page(_ name: String) throws(Usage) -> Page {
    guard let page = Page.named(name) else { throw Usage("There is no page named \"\(name)\".") }
    return page
  }

  /// Does it.
  @MainActor
  func perform() throws {
    switch self {
    case .run(let pages):
      for page in pages { try page.run { print($0) } }
    case .preview(let page, let form, let file):
      guard let screen = try page.preview() else { throw Usage("The page \(page.name) shows no screen.") }
      let text = Self.text(of: screen, as: form)
      guard let file else { return print(text) }
      try write(to: file) { try Data(text.utf8).write(to: $0) }
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
  private static func text(of screen: any Widget, as form: Form) -> String {
    switch form {
    case .html: Preview.html(screen)
    case .svg: Preview.svg(screen)
    case .text: Preview.text(screen)
    case .terminal: Preview.terminal(screen)
    }
  }
}

/// What is wrong with the arguments.
struct Usage: Error, CustomStringConvertible {
  let problem: String

  init(_ problem: String) {
    self.problem = problem
  }

  var description: String {
    """
    \(problem) These are the pages:
    \(Page.list)

    swift run Playgrounds NAME…                       runs pages
    swift run Playgrounds NAME --html|--svg FILE      writes what a page shows
    swift run Playgrounds NAME --text|--terminal      prints what a page shows
    swift run Playgrounds --gallery FOLDER            writes every widget and every style, light and dark
    """
  }
}
