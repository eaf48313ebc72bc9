import Live
import Mod
import Styles

/// A card, the controls of its selection, and what is to be known of it.
///
/// Each part follows the selection by itself, so that a choice describes nothing again but the parts that show it.
internal struct WorkbenchContent: Component {
  internal let card: WorkbenchCard
  internal let cards: [WorkbenchCard]
  internal let themes: [GuideChoice]
  internal let editor: WorkbenchEditor

  /// The selection that is shown beside the present one.
  internal let pinned: WorkbenchSelection?

  @Variable private var events: [String] = []

  internal var body: Children {
    let events = $events
    VStack(.spacing(16)) {
      VStack(.spacing(4)) {
        Label(card.title, .typography(.largeTitle))
        if let about = card.about { Label(about, .typography(.callout, .secondary)) }
      }
      HStack(.spacing(24), .alignment(.top), .while(.compactWidth, .axis(.vertical), .alignment(.fill))) {
        VStack(.spacing(16), .contentHuggingPriority(.fittingSizeLevel, for: .horizontal)) {
          HStack(
            .spacing(16), .distribution(.fillEqually), .while(.compactWidth, .axis(.vertical), .distribution(.fill))
          ) {
            following { stage(of: card, $0, "Stage", events: events).with(.key(card.id)) }
            if let pinned, let card = WorkbenchCard.selected(by: pinned, in: cards) {
              stage(of: card, pinned, "Pinned stage").with(.key("pinned"))
            }
          }
          following { selection in
            if let text = card.sample(of: selection).widget.ownText {
              WorkbenchText(text: text, chosen: selection.text, editor: editor)
            }
          }
          following { WorkbenchFacts(card: card, selection: $0, themes: themes, editor: editor, events: events) }
        }
        VStack(.spacing(16), .width(280), .while(.compactWidth, .width(nil))) {
          following {
            WorkbenchChoices(card: card, indexes: card.indexes(of: $0), editor: editor).with(.key(card.id))
          }
          following {
            WorkbenchStates(states: card.states(of: card.sample(of: $0)), held: $0.states, editor: editor)
          }
          following { WorkbenchSurroundings(themes: themes, selection: $0, editor: editor) }
        }
      }
    }
  }

  private func following(
    @WidgetBuilder _ content: @escaping @MainActor (WorkbenchSelection) -> Children
  ) -> WorkbenchPart {
    WorkbenchPart(card: card, editor: editor, content: content)
  }

  private func stage(
    of card: WorkbenchCard, _ selection: WorkbenchSelection, _ name: String, events: Var<[String]>? = nil
  ) -> WorkbenchStage {
    let sample = card.sample(of: selection)
    return WorkbenchStage(
      widget: sample.widget, held: card.heldStates(of: sample, selection),
      context: WorkbenchContext(selection, themes: themes), name: name, events: events)
  }

  /// Returns whether both are of the same card.
  nonisolated internal func isSame(as other: WorkbenchContent) -> Bool {
    card.isSame(as: other.card) && pinned == other.pinned
  }
}

/// A part that is described again when the selection of its card changes.
private struct WorkbenchPart: Component {
  let card: WorkbenchCard
  let editor: WorkbenchEditor
  let content: @MainActor (WorkbenchSelection) -> Children

  var body: Children { content(configure(editor.selection.value, with: \.card .~ card.id)) }

  /// Returns whether both are of the same card, which they show alike.
  nonisolated func isSame(as other: WorkbenchPart) -> Bool { card.isSame(as: other.card) }
}
