import Live
import Styles

/// The selected card of a workbench: its live widget, the controls of its selection, and what is to be known of it.
internal struct WorkbenchScreen: Component {
  internal let cards: [WorkbenchCard]
  internal let themes: [GuideChoice]
  internal let editor: WorkbenchEditor

  /// Opens the list of all cards.
  internal let find: @MainActor () -> Void
  @Variable private var events: [String] = []

  internal var body: Children {
    let selection = editor.selection.value
    ScrollView {
      VStack(.spacing(16), .padding(16)) {
        HStack(.spacing(8)) {
          Button("Find a card", .buttonStyle(.plain, .small), .tapped --> find)
          Button(
            "Undo", .buttonStyle(.plain, .small), .isEnabled(!editor.past.value.isEmpty), .tapped --> { editor.undo() })
          Spacer()
        }
        if let card = WorkbenchCard.selected(by: selection, in: cards) {
          content(of: card, selection)
        } else if cards.isEmpty {
          Label("The guide has no recipes and no examples yet.", .typography(.body, .secondary))
        } else {
          Label("There is no card called “\(selection.card)”.", .typography(.body, .secondary))
        }
      }
    }
  }

  @WidgetBuilder private func content(of card: WorkbenchCard, _ selection: WorkbenchSelection) -> Children {
    let sample = card.sample(of: selection)
    let held = card.heldStates(of: sample, selection)
    let context = WorkbenchContext(selection, themes: themes)
    VStack(.spacing(4)) {
      Label(card.title, .typography(.title))
      if let about = card.about { Label(about, .typography(.callout, .secondary)) }
    }
    HStack(.spacing(24), .alignment(.top), .while(.compactWidth, .axis(.vertical), .alignment(.fill))) {
      VStack(.spacing(16), .contentHuggingPriority(.fittingSizeLevel, for: .horizontal)) {
        WorkbenchStage(widget: sample.widget.held(in: held), context: context, events: $events).with(.key(card.id))
        if let text = sample.widget.ownText { WorkbenchText(text: text, editor: editor) }
        WorkbenchFacts(card: card, sample: sample, held: held, context: context, events: $events)
      }
      VStack(.spacing(16), .width(280), .while(.compactWidth, .width(nil))) {
        WorkbenchChoices(card: card, editor: editor)
        WorkbenchStates(states: card.states(of: sample), editor: editor)
        WorkbenchSurroundings(themes: themes, editor: editor)
      }
    }
  }
}
