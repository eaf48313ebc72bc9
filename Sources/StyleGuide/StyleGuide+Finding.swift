import Styles
import Widgets

extension StyleGuide {
  /// An accessibility problem of a picture of a guide. See ``StyleGuide/findings``.
  public struct Finding: Hashable, Sendable {
    /// The title of the section.
    public let section: String

    /// The first combination or example with the problem: `intent: danger, size: large`.
    public let example: String

    /// The first state with the problem, or `nil` for the usual one.
    public let state: WidgetState?

    /// The name of the theme, or `nil` for the standard one.
    public let theme: String?

    /// The problem, with the path of the widget in the picture.
    public let finding: Preview.Finding

    /// The selection of a ``Workbench`` that shows the problem.
    public let selection: WorkbenchSelection

    /// The number of pictures with the problem: of combinations or examples, each in a state.
    public internal(set) var count = 1
  }

  /// A problem of a recipe, or of names. See ``StyleGuide/problems``.
  public struct Problem: Hashable, Sendable {
    /// The title of the section.
    public let section: String

    /// The problem as a sentence, such as a sentence of the recipe's report.
    public let message: String
  }
}

extension StyleGuide.Finding: CustomStringConvertible {
  /// The place, the problem and the address of the selection that shows it:
  /// `Buttons, highlighted: Button: There is no name. (/buttons?state=highlighted)`. If several pictures have it, their
  /// number is behind the place: `Buttons, size: small, in 48 combinations: …`.
  public var description: String {
    let others = count > 1 ? "in \(count) combinations" : nil
    let place = [section, example, state?.name, theme, others].compactMap(\.self).filter { !$0.isEmpty }
    return "\(place.joined(separator: ", ")): \(finding) (\(selection.address))"
  }
}

extension StyleGuide.Problem: CustomStringConvertible {
  /// The section and the problem.
  public var description: String { "\(section): \(message)" }
}

extension [StyleGuide.Finding] {
  /// The findings, combined if they are about the same problem in a section and a theme.
  internal var combined: [StyleGuide.Finding] {
    var (findings, places) = ([StyleGuide.Finding](), [SharedProblem: Int]())
    for finding in self {
      let problem = SharedProblem(section: finding.section, theme: finding.theme, finding: finding.finding)
      if let place = places[problem] {
        findings[place].count += finding.count
      } else {
        places[problem] = findings.count
        findings.append(finding)
      }
    }
    return findings
  }
}

/// A problem wherever it is in a section.
private struct SharedProblem: Hashable {
  let section: String
  let theme: String?
  let finding: Preview.Finding
}
