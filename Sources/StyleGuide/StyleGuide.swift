import Foundation
import Mod
import Widgets

/// A page that shows a design system: its recipes in all combinations and states, its themes, and examples.
///
/// ```swift
/// let guide = StyleGuide("Brand") {
///   ThemeTokens(Kit.self, ["Day": .standard])
///   Recipes("Buttons", Mod.buttonStyle, named: "buttonStyle") { Button("Save") }
///   Examples("Badges") {
///     Example("Unread messages") { Label("3", .textColor(.token(\Kit.accent))) }
///   }
/// }
/// try guide.write(to: URL(filePath: "brand.html"))
/// ```
///
/// Each combination of a recipe is drawn in each state in which it looks different, in each theme and appearance, with
/// its code, its changes, the tokens that it uses, its contrast and the findings of an audit.
///
/// The guide is one file that loads nothing. The same guide results in the same bytes on every platform. In a test,
/// compare ``text``, and expect no ``findings``:
///
/// ```swift
/// #expect(guide.findings.isEmpty)
/// ```
///
/// - Note: A guide with components is read on the main actor, to which their bodies are isolated.
public struct StyleGuide {
  /// The title of the page.
  public let title: String

  internal let sections: [StyleGuideSection]

  /// Creates a guide of sections: ``ThemeTokens``, ``Recipes`` and ``Examples``.
  public init(_ title: String, @StyleGuideBuilder _ sections: () -> [StyleGuideSection] = { [] }) {
    self.title = title
    self.sections = sections()
  }

  /// The guide as a page of HTML, which has its style sheet, its script and its pictures in it.
  ///
  /// - Complexity: O(*n*) for *n* pictures.
  public var html: String {
    var reader = GuideReader(self)
    let chapters = reader.read()
    return ReaderNotation.rounded { GuidePage(guide: self, chapters: chapters, reader: reader).document }
  }

  /// The guide as text, with a line for each picture, to be compared in a test.
  ///
  /// - Complexity: O(*n*) for *n* pictures.
  public var text: String {
    var reader = GuideReader(self)
    let chapters = reader.read()
    return GuideText(guide: self, chapters: chapters, reader: reader).text
  }

  /// The accessibility problems of all pictures, as `Preview.audit(_:level:minimumContrast:width:)` finds them.
  ///
  /// A problem that several combinations and states of a section have in one theme is one finding.
  ///
  /// - Complexity: O(*n*) for *n* pictures.
  public var findings: [Finding] {
    var reader = GuideReader(self)
    return reader.read().flatMap { $0.pictures?.findings ?? [] }
  }

  /// The problems in the reports of the recipes, and names that several themes, examples or sections have.
  ///
  /// - Complexity: O(*n*) for *n* combinations of choices.
  public var problems: [Problem] {
    var titles: Set<String> = []
    return sections.flatMap { section in
      section.problems(in: section.samples?.read(), after: &titles).map {
        Problem(section: section.title, message: $0)
      }
    }
  }

  /// Writes the page of HTML to a file.
  ///
  /// - Throws: The error of the file system.
  /// - Complexity: O(*n*) for *n* pictures.
  public func write(to file: URL) throws {
    try Data(html.utf8).write(to: file, options: .atomic)
  }
}
