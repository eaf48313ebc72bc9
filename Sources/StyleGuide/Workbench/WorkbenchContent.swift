import Foundation
import Layout
import Live
import Mod
import Styles

/// A card, the controls of its selection, and the facts about it.
///
/// Each part follows the selection separately, so that a choice updates only the parts that show it.
internal struct WorkbenchContent: Component {
  internal let card: WorkbenchCard
  internal let cards: [WorkbenchCard]
  internal let themes: [GuideChoice]
  internal let editor: WorkbenchEditor

  /// The selection that is shown beside the present one.
  internal let pinned: Var<WorkbenchSelection?>

  /// Emits the top of a card when another one is shown.
  internal let tops: Signal<CGPoint>

  /// Opens the list of all cards.
  internal let find: @MainActor () -> Void

  @Variable private var events: [String] = []
  @Variable private var content: Node?
  @Environment(\.horizontalSizeClass) private var width

  internal var body: Children {
    if width == .unspecified {
      // Two columns that scroll alone keep the picture in view while its choices are operated. Only a page leaves the
      // width unspecified, and it reports a narrow one after it has been shown.
      HStack(.alignment(.fill), .while(.compactWidth, .axis(.vertical))) {
        column {
          heading
          stages
          text
          facts
        }
        column {
          choices
          surroundings
        }
        .with(.width(312), .while(.compactWidth, .width(nil)))
      }
    } else {
      column {
        heading
        stages
        panels
        if width == .compact {
          FormSection("Cards") { View(.height(320)) { WorkbenchSidebar(cards: cards, editor: editor) {} } }
        }
      }
    }
  }

  private func column(@WidgetBuilder _ content: () -> Children) -> ScrollView {
    ScrollView(.backgroundColor(.token(\Kit.groupedBackground)), .setContentOffset <-- tops) {
      VStack(.spacing(16), .padding(16)) { content() }
    }
  }

  /// The controls next to the picture, in as many columns as there is space for, and the facts.
  private var panels: CollectionItems {
    var items = CollectionItems()
    items.layout = .grid(minimumItemWidth: 320, spacing: 16)
    items.children = Children {
      VStack(.spacing(16)) {
        choices
        Spacer()
      }
      VStack(.spacing(16)) {
        surroundings
        Spacer()
      }
      VStack(.spacing(16)) {
        text
        facts
        Spacer()
      }
    }
    return items
  }

  @WidgetBuilder private var heading: Children {
    WorkbenchBar(editor: editor, pinned: pinned, find: find)
    VStack(.spacing(4)) {
      Label(card.title, .typography(.largeTitle))
      if let about = card.about { Label(about, .typography(.callout, .secondary)) }
    }
  }

  private var stages: StackView {
    let report = report
    return HStack(
      .spacing(16), .distribution(.fillEqually), .while(.compactWidth, .axis(.vertical), .distribution(.fill))
    ) {
      following { selection in
        stage(of: card, selection, "Stage", report: report) {
          following { card.held($0) }
        }
        .with(.key(card.id))
      }
      if let pinned = pinned.value, let card = WorkbenchCard.selected(by: pinned, in: cards) {
        VStack(.spacing(4), .key("pinned")) {
          stage(of: card, pinned, "Pinned stage") { card.held(pinned) }
          Label(
            "Pinned: \(configure(pinned, with: \.card .~ card.id).address)", .multiline,
            .typography(.footnote, .secondary))
        }
      }
    }
  }

  private var text: WorkbenchPart {
    following { selection in
      if let text = card.sample(of: selection).widget.ownText {
        WorkbenchText(text: text, chosen: selection.text, editor: editor)
      }
    }
  }

  private var facts: WorkbenchFacts { WorkbenchFacts(card: card, themes: themes, editor: editor, report: report) }

  private var report: WorkbenchReport { WorkbenchReport(events: $events, content: $content) }

  @WidgetBuilder private var choices: Children {
    WorkbenchChoices(card: card, editor: editor).with(.key(card.id))
    following { WorkbenchStates(states: card.states(of: card.sample(of: $0)), held: $0.states, editor: editor) }
  }

  private var surroundings: WorkbenchPart {
    following { WorkbenchSurroundings(themes: themes, selection: $0, editor: editor) }
  }

  private func following(
    @WidgetBuilder _ content: @escaping @MainActor (WorkbenchSelection) -> Children
  ) -> WorkbenchPart {
    WorkbenchPart(card: card, editor: editor, content: content)
  }

  private func stage(
    of card: WorkbenchCard, _ selection: WorkbenchSelection, _ name: String, report: WorkbenchReport? = nil,
    @WidgetBuilder content: @escaping @MainActor () -> Children
  ) -> WorkbenchStage {
    WorkbenchStage(
      card: card, held: card.heldStates(selection), context: WorkbenchContext(selection, themes: themes), name: name,
      report: report, content: content)
  }

  /// Returns whether both are of the same card.
  nonisolated internal func isSame(as other: WorkbenchContent) -> Bool {
    card.isSame(as: other.card)
  }
}

/// A control that replaces the text of a widget by a typed one, a long one, an empty one, or one from right to left.
internal struct WorkbenchText: Component {
  internal let text: String

  /// The text that the user has chosen, or `nil` for the widget's own.
  internal let chosen: String?

  internal let editor: WorkbenchEditor

  internal var body: Children {
    FormSection("Text") {
      VStack(spacing: 8, .padding(16)) {
        TextField(
          .textFieldStyle(), .accessibilityLabel("Text"), .text(text),
          .textChanged --> { text in editor.change { $0.text = text } })
        VStack(.accessibilityLabel("Sample text")) {
          WorkbenchPicker.flow {
            sample("Own", nil)
            sample("Long", "Incomprehensibilities of a text that is much longer than anybody had expected it to be")
            sample("Empty", "")
            sample("Right to left", "نص من اليمين إلى اليسار")
          }
        }
      }
    }
  }

  private func sample(_ title: String, _ text: String?) -> WorkbenchChip {
    WorkbenchChip(title: title, isSelected: chosen == text) { editor.change { $0.text = text } }
  }

  nonisolated internal func isSame(as other: WorkbenchText) -> Bool { (text, chosen) == (other.text, other.chosen) }
}
