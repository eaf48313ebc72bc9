import Foundation
import Live
import Mod
import Styles

/// The selected card of a workbench: its live widget, the controls of its selection, and the facts about it.
internal struct WorkbenchScreen: Component {
  internal let cards: [WorkbenchCard]
  internal let themes: [GuideChoice]
  internal let editor: WorkbenchEditor

  /// Opens the list of all cards.
  internal let find: @MainActor () -> Void

  /// The selection that is shown beside the present one.
  @Variable private var pinned: WorkbenchSelection?

  internal var body: Children {
    // A newly selected card is scrolled to its top.
    let tops = editor.selection.map(\.card).removeDuplicates().drop().map { _ in CGPoint.zero }
    WorkbenchSelected(cards: cards, themes: themes, editor: editor, pinned: $pinned, tops: tops, find: find)
  }
}

/// The selected card, or a text if there is none.
private struct WorkbenchSelected: Component {
  let cards: [WorkbenchCard]
  let themes: [GuideChoice]
  let editor: WorkbenchEditor
  let pinned: Var<WorkbenchSelection?>
  let tops: Signal<CGPoint>
  let find: @MainActor () -> Void

  var body: Children {
    let selection = editor.selection.value
    if let card = WorkbenchCard.selected(by: selection, in: cards) {
      WorkbenchContent(
        card: card, cards: cards, themes: themes, editor: editor, pinned: pinned, tops: tops, find: find)
    } else {
      VStack(.spacing(16), .padding(16), .backgroundColor(.token(\Kit.groupedBackground))) {
        WorkbenchBar(editor: editor, pinned: pinned, find: find)
        Label(
          cards.isEmpty
            ? "The guide has no recipes and no examples yet." : "There is no card called “\(selection.card)”.",
          .typography(.body, .secondary))
        Spacer()
      }
    }
  }
}

/// The buttons above the selected card.
internal struct WorkbenchBar: Component {
  internal let editor: WorkbenchEditor
  internal let pinned: Var<WorkbenchSelection?>
  internal let find: @MainActor () -> Void

  internal var body: Children {
    let isPinned = pinned.value != nil
    WorkbenchButtons(canUndo: !editor.past.value.isEmpty, isPinned: isPinned, find: find, undo: editor.undo) {
      pinned.set(isPinned ? nil : editor.selection.value)
    }
  }
}

private struct WorkbenchButtons: Component {
  let canUndo: Bool
  let isPinned: Bool
  let find: @MainActor () -> Void
  let undo: @MainActor () -> Void
  let pin: @MainActor () -> Void

  var body: Children {
    WorkbenchPicker.flow {
      button("Find a card", find)
      button("Undo", undo).with(.isEnabled(canUndo))
      button(isPinned ? "Unpin" : "Pin", pin)
    }
  }

  nonisolated func isSame(as other: WorkbenchButtons) -> Bool {
    (canUndo, isPinned) == (other.canUndo, other.isPinned)
  }

  private func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> Button {
    Button(title, .buttonStyle(.plain, .small), .tapped --> action)
  }
}
