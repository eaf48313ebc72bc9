// A list of users
let stack = VStack {
  for user in users { Label(user.name) }
}

// ForEach with values
let stack = VStack {
  ForEach(users) { user in Label(user.name) }
}

// ForEach with a variable
let items = Var(["a", "b"])
let stack = VStack {
  ForEach(items) { item in Label(item) }
//^ NAMED: a loop takes a value: 'ForEach(items)' for '@Variable var items', or 'items.value'
}

// ForEach with an id
let stack = VStack {
  ForEach(["a", "b"], id: \.self) { Label($0) }
}

// A table of values
let table = TableView(users) { user in Label(user.name) }
//          ^ CURED: rows are listed in the block: 'TableView { ForEach(users) { user in … } }'

// A table with a selection
let table = TableView(users, .rowSelected --> { print($0) }) { user in
//          ^ CURED: rows are listed in the block: 'TableView { ForEach(users) { user in … } }'
  Label(user.name)
}

// A table with sections
let table = TableView {
  Section("People") {
    Label("Ada")
  }
}

// A table that follows a variable
let people = Var(users)
let table = TableView(people) { user in Label(user.name) }
//          ^ CURED: a list follows a variable by '<--': 'TableView(.tableData <-- users.tableData { … })'

// A row of a table with an accessory
let table = TableView {
  for user in users { TableViewCell(user.name, .accessory(.disclosureIndicator)) }
//                    ^ CURED: write 'TableViewCell(.text("Ada"))'
}

// A collection
let grid = CollectionView(users) { user in Label(user.name) }
//         ^ CURED: rows are listed in the block: 'TableView { ForEach(users) { user in … } }'

// Deleting a row
let people = Var(users)
let table = TableView(people, .rowDeleted --> { index in people.remove(at: index) }) { Label($0.name) }
//          ^ CURED: a list follows a variable by '<--': 'TableView(.tableData <-- users.tableData { … })'

// A list as in SwiftUI
let list = List(users) { user in Text(user.name) }
//         ^ NAMED: a list is a 'TableView { … }' of 'TableViewCell's, or a 'VStack' in a 'ScrollView'
