import Mod
import Styles
import Widgets

/// The samples of a section: the combinations of a recipe, or examples.
internal struct GuideSamples {
  enum Kind { case recipe, examples }

  let title: String
  let about: String?
  let kind: Kind

  /// Whether the content of the samples is parts that the recipe styles.
  var hasParts = false

  /// The states to draw, or `nil` for all states with a different appearance.
  let states: [WidgetState]?

  /// Returns the recipe, or the examples, to be operated one by one.
  let cards: () -> [GuideCard]

  /// Returns the samples.
  let read: () -> GuideReading
}

/// A recipe or an example that creates samples one by one.
internal struct GuideCard {
  /// The title of an example, or `nil` for the recipe of the section.
  let title: String?

  let choices: [Choice]

  /// Returns the sample with the values at the indexes, one for each choice, or `nil` for the usual value. It does not
  /// contain the changes of its style.
  let sample: (_ indexes: [Int?]) -> GuideSample

  /// Returns the sample with the changes of its style.
  let whole: (_ indexes: [Int?]) -> GuideSample

  struct Choice {
    let name: String
    let values: [String]

    /// Whether the values are the steps of a number. Combinations have the first and the last step.
    let isNumber: Bool

    /// The index of the default value, or `nil` if it is not among the values.
    let usual: Int?

    /// The indices of the values in combinations.
    var samples: [Int] { isNumber ? Array(Set([0, values.count - 1])).sorted() : Array(values.indices) }
  }
}

/// The samples of a section, with the facts about all of them.
internal struct GuideReading {
  let choices: [(name: String, values: [String])]
  let report: [RecipeFinding]
  let samples: [GuideSample]
}

/// A combination of a recipe, or an example.
internal struct GuideSample {
  /// The name: `intent: danger, size: large`.
  let name: String

  /// The chosen values.
  let choices: [(name: String, value: String)]

  /// The code to copy, or `nil` if there is none.
  let code: String?

  /// The styled widget, with its Mods of states.
  var widget: any Widget

  /// The changes of a widget by the style of a recipe, without changes of its behaviors.
  var changes: [Change] = []

  /// The changes, each as a row of a table.
  var rows: [GuideRow] = []

  /// The properties that two choices set.
  var conflicts: [String] = []

  /// The rules of the recipe that have set the properties in ``changes``, by their paths, if they were requested.
  var rules: [String: String] = [:]

  /// The tokens that the widget and its descendants use.
  var tokens: [UsedToken] = []
}

/// A token that a widget uses.
internal struct UsedToken {
  let theme: any Theme.Type
  let name: String

  /// The name, with the name of the theme's type if tokens of several themes have the same name.
  var text: String
}

extension [UsedToken] {
  /// The names, made distinct.
  internal var texts: [String] { map(\.text) }

  /// The tokens, with the names of their themes if tokens of several themes have the same name.
  internal var distinguished: [UsedToken] {
    map { token in
      let others = filter { $0.name == token.name && $0.theme != token.theme }
      if others.isEmpty { return token }
      var (named, type) = (token, "\(token.theme)")
      if others.contains(where: { "\($0.theme)" == type }) {
        // `String(reflecting:)` names the module and, of a private type, its place. Both are dropped.
        let parts = String(reflecting: token.theme).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
        type = parts.joined(separator: ".")
      }
      named.text = "\(type).\(token.name)"
      return named
    }
  }
}

extension GuideSample {
  /// Returns the rule that has set the property of a row. The sides of insets are one row.
  internal func rule(of row: GuideRow) -> String? {
    row.rule ?? rules[row.name] ?? changes.first { $0.owner == row.name }.flatMap { rules[$0.path] }
  }
}

/// A change of a property, or a Mod of a state.
internal struct GuideRow {
  let name: String
  let value: String

  /// The color, if the value is one.
  var color: Color?

  /// The rule that has set it, if the row knows.
  var rule: String?

  /// Returns the rows of changes, with the sides of insets combined, and with a row for each behavior of a widget.
  static func all(of changes: [Change], _ widget: (any Widget)?) -> [GuideRow] {
    let colors = Dictionary(
      changes.compactMap { change in (change.new as? Color).map { (change.path, $0) } }, uniquingKeysWith: { $1 })
    let properties = changes.properties
    let texts = properties + (widget.map { widget in widget.behaviors.overlays.map(widget.description) } ?? [])
    return texts.map { text in
      // `layer.cornerRadius: 8.0`, or `layer.cornerRadius <-- \\Brand.radius`
      let name = text.prefix { $0 != ":" && $0 != " " }
      let value = text[name.endIndex...].drop { $0 == ":" || $0 == " " }
      return GuideRow(name: String(name), value: String(value), color: colors[String(name)])
    }
  }

  /// Creates the row of a change that a style makes in states.
  init(_ change: StateChange) {
    self.init(name: change.name, value: literal(of: change.change.new), color: change.change.new as? Color)
    rule = change.rule
  }

  private init(name: String, value: String, color: Color?) {
    (self.name, self.value, self.color) = (name, value, color)
  }
}

extension Widget {
  /// Returns a style of a state as text, with the changes that it makes to the widget:
  /// `while(.hovered): font .title → .headline`.
  fileprivate func description(of overlay: any Overlay) -> String {
    if overlay.tokenPath != nil || overlay.state == .always { return overlay.description }
    let changes = changes(by: overlay).map { change in
      "\(change.path) \(literal(of: change.old)) → \(literal(of: change.new))"
    }
    return changes.isEmpty ? overlay.description : "\(overlay.name): \(changes.joined(separator: ", "))"
  }
}
