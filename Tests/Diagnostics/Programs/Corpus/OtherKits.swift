// View
    Ellipse()
//  ^ HIT: a shape is a 'View(.size(40), .backgroundColor(.red), .cornerRadius(20))'

// View
    ViewThatFits { }
//  ^ HIT: a component reads '@Environment(\.horizontalSizeClass) var width'

// View
    OutlineGroup(1)
//  ^ HIT: write 'if' in the 'body' of a component with '@Variable var isOpen'

// View
    ControlGroup { }
//  ^ HIT: write 'HStack { Button("Cut"); Button("Copy") }'

// View
    ContentUnavailableView("a")
//  ^ HIT: write 'EmptyState("No results")'

// View
    Column { }
//  ^ HIT: write 'VStack { … }'

// View
    Box { }
//  ^ HIT: a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'

// View
    Card { }
//  ^ HIT: a card is a style: 'VStack(.card()) { … }'

// View
    Center { }
//  ^ HIT: write 'VStack(alignment: .center) { … }', or '.textAlignment(.center)'

// View
    Padding { }
//  ^ HIT: write 'Label("Ada", .padding(8))'

// View
    Scaffold { }
//  ^ HIT: a screen is a 'ViewController("Inbox") { … }'

// View
    AppBar()
//  ^ HIT: a screen has a bar: 'NavigationController { ViewController("Inbox") { … } }'

// View
    ListTile()
//  ^ HIT: 'ListTile' has been renamed to 'TableViewCell'

// View
    Radio()
//  ^ HIT: a choice is a 'SegmentedControl(["Day"], .selectedSegmentIndex <--> $index)' or a 'PickerView'

// View
    RadioButton()
//  ^ HIT: a choice is a 'SegmentedControl(["Day"], .selectedSegmentIndex <--> $index)' or a 'PickerView'

// View
    Select()
//  ^ HIT: a choice is a 'SegmentedControl(["Day"], .selectedSegmentIndex <--> $index)' or a 'PickerView'

// View
    Textarea()
//  ^ HIT: 'Textarea' has been renamed to 'TextView'

// View
    Div { }
//  ^ HIT: a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'

// View
    Heading("a")
//  ^ HIT: 'Heading' has been renamed to 'Label'

// View
    H1("a")
//  ^ HIT: 'H1' has been renamed to 'Label'

// View
    Paragraph("a")
//  ^ HIT: 'Paragraph' has been renamed to 'Label'

// View
    Flex { }
//  ^ HIT: a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'

// View
    HBox { }
//  ^ HIT: write 'HStack { … }'

// View
    VBox { }
//  ^ HIT: write 'VStack { … }'

// View
    Frame { }
//  ^ HIT: a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'

// View
    Panel { }
//  ^ HIT: a container is a stack: 'VStack(.padding(8)) { … }', or 'ZStack { … }'

// View
    Modal { }
//  ^ HIT: a screen presents another: '.presentedViewController <-- problem.screen { … }'

// View
    Dialog { }
//  ^ HIT: a screen presents another: '.presentedViewController <-- problem.screen { … }'

// View
    Tabs { }
//  ^ HIT: tabs are screens: 'TabBarController { ViewController("Home") { … } }'

// View
    Avatar()
//  ^ HIT: write 'ImageView(.image(Image(named: "Ada")), .size(40), .cornerRadius(20))'

// View
    Chip("a")
//  ^ HIT: a chip is a style: 'Button("All", .chip())'

// View
    Badge("a")
//  ^ HIT: a badge is a style: 'Label("New", .badge())'

// View
    Icon("a")
//  ^ HIT: write 'ImageView(.image(Image(systemName: "star")))'

// View
    Tooltip()
//  ^ HIT: write 'Button("Save", .toolTip("Saves the file"))'

// View
    Toast()
//  ^ HIT: a handler shows it: 'Button("Save", .tapped --> inContext { $0.notify("Saved") })'

// View
    Accordion { }
//  ^ HIT: write 'if' in the 'body' of a component with '@Variable var isOpen'
