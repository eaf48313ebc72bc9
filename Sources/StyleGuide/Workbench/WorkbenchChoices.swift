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

  /// Returns whether both are of the same card, whose selection they follow.
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
        WorkbenchPicker(name: name, values: values, selected: selected, limit: 24, choose: choose)
      }
    }
  }

  /// Returns whether both show the same. What is chosen goes to the same place.
  nonisolated internal func isSame(as other: WorkbenchChoice) -> Bool {
    (name, values, selected) == (other.name, other.values, other.selected)
  }
}

/// A choice among values: segments, or chips if there are many values.
internal struct WorkbenchPicker: Component {
  internal let name: String
  internal let values: [String]
  internal let selected: Int?

  /// The number of letters up to which values are segments.
  internal let limit: Int

  internal let choose: @MainActor (Int) -> Void

  internal var body: Children {
    if values.reduce(0, { $0 + $1.count }) <= limit {
      SegmentedControl(
        values.map { SegmentedControl.Segment($0) }, .segmentedStyle(), .accessibilityLabel(name),
        .selectedSegmentIndex(selected ?? -1), .selectionChanged --> { choose($0) })
    } else {
      VStack(spacing: 4, .accessibilityLabel(name)) {
        for row in rows {
          HStack(spacing: 4) {
            for index in row {
              WorkbenchChip(title: values[index], isSelected: index == selected) { choose(index) }
            }
            Spacer()
          }
        }
      }
    }
  }

  /// Returns whether both show the same. What is chosen goes to the same place.
  nonisolated internal func isSame(as other: WorkbenchPicker) -> Bool {
    (name, values, selected, limit) == (other.name, other.values, other.selected, other.limit)
  }

  /// The indices of the values in rows of at most as many letters as a row has room for.
  private var rows: [[Int]] {
    var (rows, count) = ([[Int]](), 0)
    for (index, value) in values.enumerated() {
      // A chip has room of some five letters around its text.
      count += value.count + 5
      if rows.isEmpty || count > Self.rowLimit {
        rows.append([])
        count = value.count + 5
      }
      rows[rows.count - 1].append(index)
    }
    return rows
  }

  /// The number of letters of a row of chips, 30.
  private static let rowLimit = 30
}

/// A chip that is described again only if it is selected or is so no more.
internal struct WorkbenchChip: Component {
  internal let title: String
  internal let isSelected: Bool
  internal let choose: @MainActor () -> Void

  internal var body: Children {
    Button(
      title, .chip(), .changesSelectionAsPrimaryAction(false), .isSelected(isSelected), .tapped --> { choose() })
  }

  /// Returns whether both show the same. What is chosen goes to the same place.
  nonisolated internal func isSame(as other: WorkbenchChip) -> Bool {
    (title, isSelected) == (other.title, other.isSelected)
  }
}
