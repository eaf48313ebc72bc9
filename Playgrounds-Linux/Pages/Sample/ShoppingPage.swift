import Live
import Styles

/// The shopping list. A tap marks an item as bought, and a swipe removes it.
struct ShoppingPage: Component {
  let data: SharedData
  let name = Var("")
  let filter = Var(0)

  var body: Children {
    ViewController("Shopping list") {
      VStack {
        VStack(spacing: 12, .padding(16)) {
          TextField(
            .placeholder("Add an item"), .placeholderColor(.token(\Kit.secondaryText)), .accessibilityLabel("Item"),
            .borderStyle(.roundedRect), .returnKeyType(.done), .text <--> name, .textSubmitted --> { add($0) })
          SegmentedControl(
            ["All", "To buy"].map { SegmentedControl.Segment($0) }, .accessibilityLabel("Show"),
            .selectedSegmentIndex <--> filter)
        }
        TableView(
          .accessibilityLabel("Items"),
          .model
            <-- data.shopping.combineLatest(filter) { [self] items, filter in
              table(of: filter == 1 ? items.filter { !$0.isBought } : items)
            })
      }
    }
  }

  private func table(of items: [ShoppingItem]) -> TableModel {
    TableModel {
      Section {
        RowList(items) { item in
          CellModel(
            item.id, TableViewCell(.text(item.name), .accessoryType(item.isBought ? .checkmark : .none))
          ).with {
            $0.editingStyle = .delete
            $0.onSelect = {
              data.make(.markItem(id: item.id, isBought: !item.isBought))
              return false
            }
            $0.commit = { _ in data.make(.removeItem(id: item.id)) }
          }
        }
      }
    }
    .with { $0.emptyState = Label("Nothing to buy", .textAlignment(.center), .position(.center)) }
  }

  private func add(_ name: String) {
    // What is not kept stays in the field.
    if !name.isEmpty, data.make(.addItem(name: name)) { self.name.set("") }
  }
}
