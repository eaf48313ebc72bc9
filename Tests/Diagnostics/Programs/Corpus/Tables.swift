// View
    TableView { Section("Users") { ForEach(model.users) { CellModel($0.name) } } }
//                                                        ^ HIT: a row is no widget; list rows by 'for row in rows { … }' or 'RowList'

// View, ViewInComponent
    TableView { Section("Users") { for user in model.users { CellModel(user.nam) } } }
//                                                                          ^ HIT: value of type 'User' has no member 'nam'

// View
    TableView { Section("Users") { CelModel("Ada") } }
//                                 ^ HIT: cannot find 'CelModel' in scope

// View
    TableView { Sectin("Users") { CellModel("Ada") } }
//              ^ HIT: cannot find 'Sectin' in scope

// View, ViewInComponent
    TableView { Section(title: "Users") { CellModel("Ada") } }
//                     ^ HIT: extraneous argument label 'title:' in call

// View
    TableView(.rowHeigt(44)) { Section("Users") { CellModel("Ada") } }
//             ^ HIT: type 'Mod<TableView>' has no member 'rowHeigt'

// View
    TableView(.tableData <-- model.$users)
//                       ^ HIT: make a model of the list: 'names.tableData(id: { $0 })

// View, ViewInComponent
    TableView(.tableDat <-- model.$users)
//             ^ HIT: type 'Property<TableView, [User]>' has no member 'tableDat'

// View
    TableView(.rowSelected -- { row in print(row) })
//                         ^ HIT: an event leads somewhere by '-->'

// View
    TableView(.rowSelectd --> { row in print(row) })
//             ^ HIT: type 'Event<TableView, Any>' has no member 'rowSelectd'

// View, ViewInComponent
    SegmentedControl(.segments(["a", 2]))
//                                   ^ HIT: cannot convert value of type 'Int' to expected element type 'SegmentedControl.Segment'

// View
    PageControl(.numberOfPages("3"))
//                             ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// View
    DatePicker(.mode(.date))
//              ^ HIT: 'mode' has been renamed to 'datePickerMode'

// View, ViewInComponent
    DatePicker(.datePickerMode(.dat))
//                              ^ HIT: type 'DatePicker.Mode' has no member 'dat'

// View
    ImageView("star")
//            ^ HIT: write 'Image(systemName: "star")' or 'Image(named: "logo")'

// View
    ImageView(.image("star"))
//                   ^ HIT: write 'Image(systemName: "star")' or 'Image(named: "logo")'

// View, ViewInComponent
    ImageView(.contentMode(.scaleFill))
//             ^ HIT: type 'Image?' has no member 'contentMode'

// View
    ScrollView { "a" }
//               ^ HIT: a line of a block is a widget or something WidgetConvertible

// View
    ProgressView(.progress("half"))
//                         ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// View, ViewInComponent
    ActivityIndicatorView(.isAnimating <-- model.isBusy)
//                                     ^ HIT: '<--' takes a signal, such as '$name'

// View
    Stepper(.value("1"))
//                 ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// View
    TextView(.placeholder("a"))
//            ^ HIT: a text view has no placeholder; a 'TextField' has

// View, ViewInComponent
    SearchBar(.text <--> model.name)
//                  ^ HIT: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'

// View, ViewInComponent
    TableView(.tableData <-- model.$users.tableData { user in TableViewCell(.text(user.nam)) })
//                                                                                     ^ HIT: value of type 'User' has no member 'nam'

// View
    NavigationController(rootViewController: Label("Ada"))
//  ^ HIT: screens are listed in the block

// View, ViewInComponent
    TableView(model.users) { user in Label(user.name) }
//  ^ HIT: rows are listed in the block

// View
    TableView(model.$users) { user in Label(user.name) }
//  ^ HIT: a list follows a variable by '<--'

// View
    CollectionView(model.users) { Label($0.name) }
//  ^ HIT: rows are listed in the block

// View
    TableView { ForEach(model.users) { TableViewCell($0.name, .accessory(.disclosureIndicator)) } }
//                                     ^ HIT: write 'TableViewCell(.text("Ada"))'
