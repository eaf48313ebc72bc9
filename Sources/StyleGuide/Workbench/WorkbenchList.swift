import Live
import Styles

/// The list of the cards of a workbench, in which the selected one is marked.
internal struct WorkbenchSidebar: Component {
  internal let cards: [WorkbenchCard]
  internal let editor: WorkbenchEditor

  /// Focuses the search field.
  internal var focus: Signal<Void> = .never

  /// Called when a card is chosen, after it has been selected.
  internal let choose: @MainActor () -> Void

  internal var body: Children {
    let selected = WorkbenchCard.selected(by: editor.selection.value, in: cards)?.id
    WorkbenchList(cards: cards, selected: selected, editor: editor, focus: focus, choose: choose)
  }
}

/// The list of the cards of a workbench, with a field that searches them.
private struct WorkbenchList: Component {
  let cards: [WorkbenchCard]

  /// The name of the selected card.
  let selected: String?

  let editor: WorkbenchEditor
  let focus: Signal<Void>
  let choose: @MainActor () -> Void
  @Variable private var query = ""

  /// The rows that the list shows, or none before it has shown any.
  @Variable private var seen: [RowPath] = []

  /// The card that was chosen in the unfiltered list, which does not scroll for it.
  @Variable private var chosen: String?

  @Environment(\.horizontalSizeClass) private var width

  var body: Children {
    VStack(.spacing(8), .padding(8)) {
      SearchBar(
        .placeholder("Search"), .text <--> $query, .becomeFirstResponder <-- focus,
        .textSubmitted --> { text in
          if !text.isEmpty, let card = cards.first(where: { $0.matches(text) }) { show(card) }
        })
      TableView(
        .accessibilityLabel("Cards"), .model(model), .visibleRowsChanged --> $seen.update(), .scrollToRow <-- hidden)
    }
  }

  /// Emits the row to scroll to when a card is selected whose row is not visible.
  private var hidden: Signal<RowPath> {
    // A page does not report which rows are visible. Only a page leaves the width unspecified, until it is narrow.
    editor.selection.map(\.card).removeDuplicates().compactMap {
      [sections, $seen, $chosen, knowsSight = width == .regular, fitting = width == .compact ? 4 : 10] id in
      if id == $chosen.value { return nil }
      for (section, cards) in sections.enumerated() {
        guard let row = cards.firstIndex(where: { $0.id == id }) else { continue }
        let path = RowPath(row: row, section: section)
        let isSeen = $seen.value.isEmpty ? section == 0 && row < fitting : knowsSight && $seen.value.contains(path)
        return isSeen ? nil : RowPath(row: max(0, row - 2), section: section)
      }
      return nil
    }
  }

  /// The cards that are found, by their sections.
  private var sections: [[WorkbenchCard]] { cards.filter { $0.matches(query) }.chunked { $0.group } }

  private var model: TableModel {
    let sections = sections
    return TableModel {
      for cards in sections {
        Section(cards[0].isRecipe ? "Recipes" : cards[0].section) {
          for card in cards {
            CellModel(
              card.id, TableViewCell(.text(card.title), .accessoryType(card.id == selected ? .checkmark : .none))
            )
            .with {
              $0.onSelect = {
                show(card)
                return false
              }
            }
          }
        }
      }
    }
    .with { $0.emptyState = Label("Nothing is called “\(query)”.", .typography(.callout, .secondary)) }
  }

  private func show(_ card: WorkbenchCard) {
    chosen = query.isEmpty ? card.id : nil
    editor.change { $0.show(card) }
    choose()
  }

  nonisolated func isSame(as other: WorkbenchList) -> Bool {
    selected == other.selected && cards.count == other.cards.count
      && zip(cards, other.cards).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Collection {
  /// Returns the runs of elements with equal keys.
  fileprivate func chunked(by key: (Element) -> some Equatable) -> [[Element]] {
    reduce(into: []) { chunks, element in
      if let last = chunks.last?.last, key(last) == key(element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
  }
}
