import Live
import Styles

/// The states in which a card can be held, each with a switch.
internal struct WorkbenchStates: Component {
  internal let states: [WidgetState]
  internal let editor: WorkbenchEditor

  internal var body: Children {
    if !states.isEmpty {
      let held = editor.selection.value.states
      FormSection("States", footer: "Held, as if a user kept the card in them.") {
        for state in states {
          WorkbenchChoice(state.name, selected: held.contains(state.name)) { _ in
            editor.change { $0.states.formSymmetricDifference([state.name]) }
          }
        }
      }
    }
  }
}
