import Live
import Mod
import Preview
import Styles

/// The facts about a selection: its code, the changes of its style, its tokens, its problems, and its events.
internal struct WorkbenchFacts: Component {
  internal let card: WorkbenchCard
  internal let themes: [GuideChoice]
  internal let editor: WorkbenchEditor
  internal let report: WorkbenchReport
  @Variable private var tab = WorkbenchFact.Kind.code

  internal var body: Children {
    let kinds = WorkbenchFact.Kind.allCases
    FormSection("Facts") {
      VStack(spacing: 12, .padding(16), .accessibilityIdentifier("facts")) {
        WorkbenchPicker(
          name: "Facts", values: kinds.map(\.rawValue.capitalized), selected: kinds.firstIndex(of: tab)
        ) { tab = kinds[$0] }
        WorkbenchPart(card: card, editor: editor) { [card, themes, editor, report, tab] in
          WorkbenchFact(kind: tab, card: card, selection: $0, themes: themes, editor: editor, report: report)
        }
        .with(.key(tab))
      }
    }
  }

  /// Returns whether both follow the selection of the same card.
  nonisolated internal func isSame(as other: WorkbenchFacts) -> Bool { card.isSame(as: other.card) }
}

/// The facts of a kind about a selection.
private struct WorkbenchFact: Component {
  enum Kind: String, CaseIterable { case code, all, changes, tokens, audit, tree, events }

  let kind: Kind
  let card: WorkbenchCard
  let selection: WorkbenchSelection
  let themes: [GuideChoice]
  let editor: WorkbenchEditor
  let report: WorkbenchReport

  var body: Children {
    VStack(spacing: 12) {
      switch kind {
      case .code:
        if let code = sample.code {
          copyable(code, "Copy") { $0.sample(of: $1).code }
        } else {
          lines([], else: "There is no code for this example.")
        }
        copyable(selection.address, "Copy the address") { $1.address }
      case .all: WorkbenchCombinations(card: card, context: context, editor: editor)
      case .changes: changes
      case .tokens: lines(tokens, else: "The card uses no tokens.")
      case .audit: lines(findings, else: "The audit finds nothing, in any state.")
      case .tree: lines(tree, else: "Assistive technology reads nothing of the card.")
      case .events: lines(report.events.value, else: "Nothing has been done in the card yet.")
      }
    }
  }

  private var sample: GuideSample { card.sample(of: selection) }

  private var context: WorkbenchContext { WorkbenchContext(selection, themes: themes) }

  /// Returns a text with a button that copies it.
  private func copyable(
    _ text: String, _ name: String, _ find: @escaping @MainActor (WorkbenchCard, WorkbenchSelection) -> String?
  ) -> StackView {
    HStack(spacing: 8, .alignment(.center)) {
      lines([text])
      Spacer()
      WorkbenchCopy(name: name, card: card, editor: editor, find: find)
    }
  }

  private func lines(_ texts: [String], else empty: String = "") -> Children {
    let texts = texts.isEmpty ? [empty] : texts
    return Children(texts.map { Label($0, .multiline, .font(.monospacedSystemFont(ofSize: 13, weight: .regular))) })
  }

  @WidgetBuilder private var changes: Children {
    let sample = card.whole(of: selection)
    if sample.rows.isEmpty { lines([], else: "The style changes parts of a component, or nothing.") }
    for row in sample.rows {
      HStack(spacing: 8, .alignment(.firstBaseline)) {
        Label("\(row.name): \(row.value)", .multiline, .font(.monospacedSystemFont(ofSize: 13, weight: .regular)))
        Spacer()
        if let rule = sample.rule(of: row) { Label(rule, .typography(.footnote, .secondary)) }
      }
    }
    if !sample.conflicts.isEmpty { lines(sample.conflicts) }
  }

  private var tokens: [String] {
    let context = context
    var entry = GuideEntry(sample: sample, card: card.id)
    entry.readTokens()
    return ReaderNotation.rounded {
      entry.sample.tokens.map { token in
        context.value(of: token).map { "\(token.text): \(literal(of: $0))" } ?? token.text
      }
    }
  }

  /// The problems that an audit finds in the usual state, and in each other one.
  private var findings: [String] {
    let (sample, context) = (sample, context)
    var terms = AuditTerms(
      readers: [selection.isDark ? .dark : .light], contrast: selection.hasHighContrast ? .high : .unspecified,
      ground: context.theme.ground)
    var lines: [String] = []
    for state in [nil] + card.states(of: sample).map(Optional.some) {
      let appearance = sample.widget.appearance(in: state.map { [$0] } ?? [], context.environment)
      terms.isDisabled = state?.isDisabled ?? false
      let result = Preview.audited(appearance, by: terms)
      lines += result.findings.map { "\(state?.name ?? "normal"): \($0)" }
    }
    return lines
  }

  /// The elements that assistive technology reads of the card, as the user has left it.
  private var tree: [String] {
    guard let shown = report.content.value?.snapshot as? any Widget else { return [] }
    return Preview.accessibility(shown).split(separator: "\n").map(String.init)
  }

  /// Returns whether both are of the same selection.
  nonisolated func isSame(as other: WorkbenchFact) -> Bool {
    kind == other.kind && card.isSame(as: other.card) && selection == other.selection
  }
}

/// A button that copies a text about the selection. The button itself is the same for all selections.
private struct WorkbenchCopy: Component {
  let name: String
  let card: WorkbenchCard
  let editor: WorkbenchEditor
  let find: @MainActor (WorkbenchCard, WorkbenchSelection) -> String?

  var body: Children {
    Button(
      "Copy", .buttonStyle(.plain, .small), .accessibilityLabel(name),
      .contentCompressionResistancePriority(.required, for: .horizontal),
      .tapped
        --> inContext { [card, editor, find] context in
          guard let text = find(card, editor.selection(of: card)) else { return }
          context.copy(text)
          context.notify("Copied.")
        })
  }

  nonisolated func isSame(as other: WorkbenchCopy) -> Bool { name == other.name && card.isSame(as: other.card) }
}
