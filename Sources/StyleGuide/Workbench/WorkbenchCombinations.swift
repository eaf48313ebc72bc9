import Live
import Styles

/// All combinations of the choices of a card in a grid, each drawn when it is scrolled to. A tap selects one.
///
/// There are as many columns as there is space for: one in the window of a phone.
internal struct WorkbenchCombinations: Component {
  internal let card: WorkbenchCard
  internal let context: WorkbenchContext
  internal let editor: WorkbenchEditor

  /// The greatest number of combinations that are listed.
  private static let limit = 10_000

  internal var body: Children {
    let count = card.combinationCount
    VStack(spacing: 8) {
      Label(Self.text(of: count), .typography(.callout, .secondary))
      View(context.style, .backgroundColor(.systemBackground), .height(400)) {
        // Items are identified by number alone. The key changes with the card and the text, so that another card gets
        // new items.
        CollectionView(
          .key(WorkbenchLook(card: card.identity, text: context.selection.text)),
          .layout(.grid(minimumItemWidth: 200, spacing: 8)), .accessibilityLabel("Combinations"),
          .model(model(of: min(count ?? .max, Self.limit))))
      }
    }
  }

  private static func text(of count: Int?) -> String {
    guard let count else { return "There are more combinations than can be counted, of which \(limit) are listed." }
    if count == 1 { return "There is one combination." }
    return "There are \(count) combinations\(count > limit ? ", of which the first \(limit) are listed" : "")."
  }

  private func model(of count: Int) -> TableModel {
    TableModel {
      Section {
        RowList(0..<count, id: \.self) { [card, editor, selection = context.selection] number in
          CellModel(number, showing: WorkbenchCombination(card: card, number: number, selection: selection)).with {
            $0.onSelect = {
              editor.change { $0 = card.selection(ofCombination: number, like: $0) }
              return false
            }
          }
        }
      }
    }
  }
}

/// The parts of a selection that all combinations of a card have in common.
private struct WorkbenchLook: Hashable {
  let card: ObjectIdentifier
  let text: String?
}

/// A combination of the choices of a card, with its name.
private struct WorkbenchCombination: Component {
  private let card: WorkbenchCard
  private let number: Int
  private let selection: WorkbenchSelection

  nonisolated init(card: WorkbenchCard, number: Int, selection: WorkbenchSelection) {
    (self.card, self.number, self.selection) = (card, number, selection)
  }

  var body: Children {
    let sample = card.sample(of: card.selection(ofCombination: number, like: selection))
    // In a narrow column, names above the compared widgets leave these more space.
    VStack(spacing: 4, .alignment(.leading), .padding(h: 16, v: 8)) {
      Label(sample.name.isEmpty ? "Default" : sample.name, .multiline, .typography(.footnote, .secondary))
      Children([sample.widget])
    }
  }
}
