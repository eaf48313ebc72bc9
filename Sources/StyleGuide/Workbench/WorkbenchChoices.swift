import Live
import Styles

/// The choices of a recipe, each with a control: a switch, segments, chips if there are many values, or a slider for a
/// number.
internal struct WorkbenchChoices: Component {
  internal let card: WorkbenchCard
  internal let editor: WorkbenchEditor

  internal var body: Children {
    if !card.choices.isEmpty {
      FormSection("Choices") {
        for (index, choice) in card.choices.enumerated() {
          WorkbenchPart(card: card, editor: editor) { [card, editor] selection in
            control(of: choice, selected: card.indexes(of: selection)[index] ?? choice.usual) { chosen in
              editor.change { $0.choices[choice.name] = chosen == choice.usual ? nil : choice.values[chosen] }
            }
          }
        }
      }
    }
  }

  @WidgetBuilder
  private func control(
    of choice: GuideCard.Choice, selected: Int?, choose: @escaping @MainActor (Int) -> Void
  ) -> Children {
    // Segments and chips show all of a few steps, and need one tap or key for each.
    if choice.isNumber, choice.values.count > 10 {
      WorkbenchNumber(name: choice.name, values: choice.values, selected: selected, choose: choose)
    } else {
      WorkbenchChoice(choice.name, values: choice.values, selected: selected, choose)
    }
  }

  /// Returns whether both follow the selection of the same card.
  nonisolated internal func isSame(as other: WorkbenchChoices) -> Bool { card.isSame(as: other.card) }
}

/// A row of a form with a choice among values.
internal struct WorkbenchChoice: Component {
  private let name: String
  private let values: [String]
  private let selected: Int?
  private let choose: @MainActor (Int) -> Void

  internal init(_ name: String, values: [String], selected: Int?, _ choose: @escaping @MainActor (Int) -> Void) {
    (self.name, self.values, self.selected, self.choose) = (name, values, selected, choose)
  }

  /// Creates a choice between yes and no.
  internal init(_ name: String, selected: Bool, _ choose: @escaping @MainActor (Bool) -> Void) {
    self.init(name, values: ["false", "true"], selected: selected ? 1 : 0) { choose($0 == 1) }
  }

  internal var body: Children {
    if values == ["false", "true"] {
      ListRow(name) {
        Switch(.isOn(selected == 1), .accessibilityLabel(name), .toggled --> { choose($0 ? 1 : 0) })
      }
    } else {
      VStack(spacing: 4, .padding(h: 16, v: 8)) {
        Label(name, .typography(.callout))
        WorkbenchPicker(name: name, values: values, selected: selected, choose: choose)
      }
    }
  }

  /// Returns whether both show the same. Choices have the same target.
  nonisolated internal func isSame(as other: WorkbenchChoice) -> Bool {
    (name, values, selected) == (other.name, other.values, other.selected)
  }
}
