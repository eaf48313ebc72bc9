import Styles
import Widgets

extension StyleGuide {
  /// An accessibility problem of a picture of a guide. See ``StyleGuide/findings``.
  public struct Finding: Hashable, Sendable {
    /// The title of the section.
    public let section: String

    /// The combination or the example: `intent: danger, size: large`.
    public let example: String

    /// The state, or `nil` for the usual one.
    public let state: WidgetState?

    /// The name of the theme, or `nil` for the standard one.
    public let theme: String?

    /// The problem, with the path of the widget in the picture.
    public let finding: Preview.Finding

    /// The selection of a ``Workbench`` that shows the problem.
    public let selection: WorkbenchSelection
  }

  /// A problem of a recipe, or of names. See ``StyleGuide/problems``.
  public struct Problem: Hashable, Sendable {
    /// The title of the section.
    public let section: String

    /// The problem as a sentence, such as one of the report of the recipe.
    public let message: String
  }
}

extension StyleGuide.Finding: CustomStringConvertible {
  /// The place, the problem and the address of the selection that shows it:
  /// `Buttons, highlighted: Button: There is no name. (/buttons?state=highlighted)`.
  public var description: String {
    let place = [section, example, state?.name, theme].compactMap(\.self).filter { !$0.isEmpty }
    return "\(place.joined(separator: ", ")): \(finding) (\(selection.address))"
  }
}

extension StyleGuide.Problem: CustomStringConvertible {
  /// The section and the problem.
  public var description: String { "\(section): \(message)" }
}
