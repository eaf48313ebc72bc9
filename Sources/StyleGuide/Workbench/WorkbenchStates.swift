import Live
import Styles

/// The states in which a card can be held, each with a switch.
internal struct WorkbenchStates: Component {
  internal let states: [WidgetState]

  /// The names of the states in which the card is held.
  internal let held: Set<String>

  internal let editor: WorkbenchEditor

  internal var body: Children {
    if !states.isEmpty {
      FormSection("States", footer: "Held, as if a user kept the card in them.") {
        for state in states {
          WorkbenchChoice(state.name, selected: held.contains(state.name)) { _ in
            editor.change { $0.states.formSymmetricDifference([state.name]) }
          }
        }
      }
    }
  }

  nonisolated internal func isSame(as other: WorkbenchStates) -> Bool {
    (states, held) == (other.states, other.held)
  }
}
