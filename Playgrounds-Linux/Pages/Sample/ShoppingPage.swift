import Live

/// The shopping list. A tap marks an item as bought, and a swipe removes it.
struct ShoppingPage: Component {
  let items: Var<[ShoppingItem]>
  let name = Var("")
  let filter = Var(0)

  var body: Children {
    ViewController("Shopping list") {
      VStack {
        VStack(spacing: 12, .padding(16)) {
          TextField(
            .placeholder("Add an item"), .accessibilityLabel("Item"), .borderStyle(.roundedRect),
            .returnKeyType(.done), .text <--> name, .textSubmitted --> { add($0) })
          SegmentedControl(
            ["All", "To buy"].map { SegmentedControl.Segment($0) }, .accessibilityLabel("Show"),
            .selectedSegmentIndex <--> filter)
        }
        TableView(
          .accessibilityLabel("Items"),
          .model
            <-- items.combineLatest(filter) { [self] items, filter in
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
              replace(item, by: [ShoppingItem(id: item.id, name: item.name, isBought: !item.isBought)])
              return false
            }
            $0.commit = { _ in replace(item, by: []) }
          }
        }
      }
    }
    .with { $0.emptyState = Label("Nothing to buy", .textAlignment(.center), .position(.center)) }
  }

  private func add(_ name: String) {
    guard !name.isEmpty else { return }
    let id = (items.value.map(\.id).max() ?? 0) + 1
    items.set(items.value + [ShoppingItem(id: id, name: name)])
    self.name.set("")
  }

  private func replace(_ item: ShoppingItem, by others: [ShoppingItem]) {
    items.set(items.value.flatMap { $0.id == item.id ? others : [$0] })
  }
}
