import Live
import Mod
import Styles

/// The selected card of a workbench: its live widget, the controls of its selection, and what is to be known of it.
internal struct WorkbenchScreen: Component {
  internal let cards: [WorkbenchCard]
  internal let themes: [GuideChoice]
  internal let editor: WorkbenchEditor

  /// Opens the list of all cards.
  internal let find: @MainActor () -> Void
  @Variable private var events: [String] = []

  /// The selection that is shown beside the present one.
  @Variable private var pinned: WorkbenchSelection?

  internal var body: Children {
    let selection = editor.selection.value
    ScrollView(.backgroundColor(.token(\Kit.groupedBackground))) {
      VStack(.spacing(16), .padding(16)) {
        WorkbenchBar(canUndo: !editor.past.value.isEmpty, isPinned: pinned != nil, find: find, undo: editor.undo) {
          pinned = pinned == nil ? editor.selection.value : nil
        }
        if let card = WorkbenchCard.selected(by: selection, in: cards) {
          content(of: card, configure(selection, with: \.card .~ card.id))
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
      Label(card.title, .typography(.largeTitle))
      if let about = card.about { Label(about, .typography(.callout, .secondary)) }
    }
    HStack(.spacing(24), .alignment(.top), .while(.compactWidth, .axis(.vertical), .alignment(.fill))) {
      VStack(.spacing(16), .contentHuggingPriority(.fittingSizeLevel, for: .horizontal)) {
        HStack(
          .spacing(16), .distribution(.fillEqually), .while(.compactWidth, .axis(.vertical), .distribution(.fill))
        ) {
          WorkbenchStage(widget: sample.widget, held: held, context: context, name: "Stage", events: $events)
            .with(.key(card.id))
          if let pinned, let card = WorkbenchCard.selected(by: pinned, in: cards) {
            let sample = card.sample(of: pinned)
            WorkbenchStage(
              widget: sample.widget, held: card.heldStates(of: sample, pinned),
              context: WorkbenchContext(pinned, themes: themes), name: "Pinned stage", events: nil
            ).with(.key("pinned"))
          }
        }
        if let text = sample.widget.ownText { WorkbenchText(text: text, chosen: selection.text, editor: editor) }
        WorkbenchFacts(card: card, sample: sample, held: held, context: context, editor: editor, events: $events)
      }
      VStack(.spacing(16), .width(280), .while(.compactWidth, .width(nil))) {
        WorkbenchChoices(card: card, indexes: card.indexes(of: selection), editor: editor).with(.key(card.id))
        WorkbenchStates(states: card.states(of: sample), held: selection.states, editor: editor)
        WorkbenchSurroundings(themes: themes, selection: selection, editor: editor)
      }
    }
  }
}

/// The buttons above the selected card.
private struct WorkbenchBar: Component {
  let canUndo: Bool
  let isPinned: Bool
  let find: @MainActor () -> Void
  let undo: @MainActor () -> Void
  let pin: @MainActor () -> Void

  var body: Children {
    HStack(.spacing(8)) {
      button("Find a card", find)
      button("Undo", undo).with(.isEnabled(canUndo))
      Spacer()
      button(isPinned ? "Unpin" : "Pin", pin)
    }
  }

  nonisolated func isSame(as other: WorkbenchBar) -> Bool {
    (canUndo, isPinned) == (other.canUndo, other.isPinned)
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> Button {
    Button(title, .buttonStyle(.plain, .small), .tapped --> action)
  }
}
