import Preview
import Widgets

/// A section that has been read.
internal enum GuideChapter {
  case tokens(GuideTokens)
  case pictures(GuidePictures)

  var pictures: GuidePictures? {
    if case .pictures(let pictures) = self { pictures } else { nil }
  }

  var problems: [String] {
    switch self {
    case .tokens(let tokens): tokens.problems
    case .pictures(let pictures): pictures.problems
    }
  }
}

/// A section with its pictures.
internal struct GuidePictures {
  let samples: GuideSamples
  let reading: GuideReading

  /// The identifier of the section in the page.
  let id: String

  let entries: [GuideEntry]

  /// The states that are drawn, besides the usual one.
  let states: [WidgetState]

  /// The width that each picture needs, in points.
  var columnWidth: Double {
    let pictures = entries.lazy.flatMap(\.pictures)
    let least = pictures.contains(where: \.isWide) ? 220.0 : 96
    return min(440, max(least, pictures.map(\.width).max() ?? 0)).rounded(.up)
  }

  /// The problems of the section, as `StyleGuide.problems` has them.
  let problems: [String]

  var findings: [StyleGuide.Finding] { entries.flatMap(\.findings).combined }

  var findingCount: Int { findings.count }

  var pictureCount: Int { entries.reduce(0) { $0 + $1.pictures.count } }
}

/// A sample with its pictures.
internal struct GuideEntry {
  private(set) var sample: GuideSample

  /// The card of a workbench that shows the sample.
  let card: String

  var pictures: [GuidePicture] = []
  var findings: [StyleGuide.Finding] = []

  /// Whether the press of the buttons inside is audited, which no picture shows.
  var includesPresses = false

  /// The least contrast of the texts in all states, for each context in which it is known.
  var contrast: [GuideContext: Double] = [:]

  /// The findings, each once, with the names of the states that have it.
  private(set) var notes: [(message: String, states: [String])] = []

  /// Finds the tokens of the widget and its descendants.
  mutating func readTokens() {
    var tokens: [UsedToken] = []
    for token in StyledPlaces(of: sample.widget.withTokens).lazy.flatMap(\.values).flatMap(\.tokens) {
      let name = token.name
      if tokens.contains(where: { $0.name == name && $0.theme == token.theme }) { continue }
      tokens.append(UsedToken(theme: token.theme, name: name, text: name))
    }
    sample.tokens = tokens.distinguished
  }

  /// Removes the pictures and the findings of the states that are not among some.
  mutating func keep(_ states: [WidgetState]) {
    func isLeftOut(_ state: WidgetState?) -> Bool { state.map { !states.contains($0) } ?? false }
    pictures.removeAll { isLeftOut($0.state) }
    findings.removeAll { isLeftOut($0.state) }
  }

  /// Removes findings that are repeated in a state and a theme, such as in high contrast, and combines findings that
  /// differ only in their states.
  mutating func combineFindings() {
    var known: Set<GuideFindingKey> = []
    findings.removeAll { !known.insert(GuideFindingKey($0)).inserted }
    var places: [String: Int] = [:]
    for finding in findings {
      let message = (finding.theme.map { "\($0): " } ?? "") + finding.finding.description
      let state = (finding.state ?? finding.finding.state)?.name ?? "normal"
      if let place = places[message] {
        if !notes[place].states.contains(state) { notes[place].states.append(state) }
      } else {
        places[message] = notes.count
        notes.append((message, [state]))
      }
    }
  }
}

/// A sample in one state.
internal struct GuidePicture {
  /// The state, or `nil` for the usual one.
  let state: WidgetState?

  /// The appearance of the widget in the usual context.
  let widget: any Widget

  /// The different appearances, the usual one first.
  var variants: [Variant] = []

  /// Whether the widget fills the width.
  var isWide = false

  /// The width of the widget in a place without limits, in points.
  var width = 0.0

  /// The HTML of the widget, and the indices of the contexts in which it looks like this.
  struct Variant {
    var contexts: [Int]
    let html: [UInt8]
  }
}

/// The parts of a finding that distinguish it from findings in other appearances.
private struct GuideFindingKey: Hashable {
  private let state: WidgetState?
  private let theme: String?
  private let path: String
  private let property: String

  /// The message, in which the same value with a high contrast is no news.
  private let message: String

  init(_ finding: StyleGuide.Finding) {
    (state, theme, path) = (finding.state, finding.theme, finding.finding.path)
    property = finding.finding.property
    message = finding.finding.messageInAnyContrast
  }
}
