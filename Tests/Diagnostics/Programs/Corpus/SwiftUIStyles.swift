// View
    Label("Ada", .rotationEffect(.degrees(3)))
//                ^ HIT: write '.transform(Transform(rotationAngle: .pi / 4))'

// View
    Label("Ada", .gesture(TapGesture()))
//                ^ HIT: write '.onTap { … }', or '.gestureRecognizers([TapGestureRecognizer()])'

// View
    Label("Ada", .animation(.default))
//                           ^ HIT: 'default' has been renamed to 'smooth'

// View
    Label("Ada", .transition(.opacity))
//                ^ HIT: a widget moves with each of its changes: '.animation(.snappy)'

// View
    Label("Ada", .truncationMode(.tail))
//                ^ HIT: write '.lineBreakMode(.byTruncatingTail)'

// View
    Label("Ada", .accessibilityHidden(true))
//                ^ HIT: write '.accessibilityElementsHidden(true)'

// View
    Label("Ada", .accessibilityAddTraits(.isButton))
//                ^ HIT: write '.accessibilityTraits(.header)'

// View
    Label("Ada", .listStyle(.plain))
//                ^ HIT: a table has its style: 'TableView(.style(.insetGrouped)) { … }'

// View
    Label("Ada", .pickerStyle(.wheel))
//                ^ HIT: a choice is a 'SegmentedControl(["Day"], .selectedSegmentIndex <--> $index)' or a 'PickerView'

// View
    Label("Ada", .toggleStyle(.switch))
//                ^ HIT: write 'Switch(.isOn <--> isOn)', or '.preferredStyle(.checkbox)' of a switch

// View
    Label("Ada", .autocorrectionDisabled())
//                ^ HIT: write '.autocorrectionType(.no)'

// View
    Label("Ada", .environmentObject(1))
//                ^ HIT: a component takes a model as a property: 'let model: Model'

// View
    Label("Ada", .ignoresSafeArea())
//                ^ HIT: write '.keepsToSafeArea(false)'

// View
    Label("Ada", .edgesIgnoringSafeArea(.all))
//                ^ HIT: write '.keepsToSafeArea(false)'

// View
    Label("Ada", .fixedSize())
//                ^ HIT: write '.contentCompressionResistancePriority(.required, for: .horizontal)'

// View
    Label("Ada", .allowsHitTesting(false))
//                ^ HIT: write '.isUserInteractionEnabled(false)'

// View
    Label("Ada", .listRowSeparator(.hidden))
//                ^ HIT: a table has its separators: 'TableView(.separatorStyle(.none)) { … }'

// View
    Label("Ada", .controlSize(.large))
//                ^ HIT: the kit has sizes of buttons: 'Button("Save", .buttonStyle(.large))'

// View
    Label("Ada", .allowsTightening(true))
//                ^ HIT: write '.adjustsFontSizeToFitWidth(true)'

// View
    Label("Ada", .monospacedDigit())
//                ^ HIT: write '.font(.monospacedDigitSystemFont(ofSize: 17, weight: .regular))'

// View
    Label("Ada", .click { })
//                ^ HIT: write '.tapped --> { … }'; other widgets have '.onTap { … }'

// View
    Label("Ada", .gap(4))
//                ^ HIT: a stack has its spacing first: 'VStack(spacing: 8) { … }'
