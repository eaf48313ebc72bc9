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
            following { selection in
              stage(of: card, selection, "Stage", events: events) {
                following { card.held($0) }
              }
              .with(.key(card.id))
            }
            if let pinned, let card = WorkbenchCard.selected(by: pinned, in: cards) {
              stage(of: card, pinned, "Pinned stage") { card.held(pinned) }.with(.key("pinned"))
            }
          }
          following { selection in
            if let text = card.sample(of: selection).widget.ownText {
              WorkbenchText(text: text, chosen: selection.text, editor: editor)
            }
          }
          WorkbenchFacts(card: card, themes: themes, editor: editor, events: events)
        }
        VStack(.spacing(16), .width(280), .while(.compactWidth, .width(nil))) {
          WorkbenchChoices(card: card, editor: editor).with(.key(card.id))
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
    of card: WorkbenchCard, _ selection: WorkbenchSelection, _ name: String, events: Var<[String]>? = nil,
    @WidgetBuilder content: @escaping @MainActor () -> Children
  ) -> WorkbenchStage {
    WorkbenchStage(
      card: card, held: card.heldStates(selection), context: WorkbenchContext(selection, themes: themes), name: name,
      events: events, content: content)
  }

  /// Returns whether both are of the same card.
  nonisolated internal func isSame(as other: WorkbenchContent) -> Bool {
    card.isSame(as: other.card) && pinned == other.pinned
  }
}
