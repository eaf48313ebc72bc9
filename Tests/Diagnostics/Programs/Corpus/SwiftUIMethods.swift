// View
    Label("Ada").padding(.horizontal, 8)
//               ^ HIT: Mods are arguments: 'Label("Ada", .padding(h: 16))'

// View
    Label("Ada").mod(.font(.headline))
//               ^ HIT: Mods are arguments: 'Label("Ada", .centered)'

// View
    Label("Ada").clipShape(Circle())
//               ^ HIT: Mods are arguments: 'Label("Ada", .cornerRadius(20), .clipsToBounds(true))'

// View
    Label("Ada").overlay(Label("x"))
//               ^ HIT: a 'ZStack' lays widgets over each other

// View
    Label("Ada").offset(x: 1, y: 2)
//               ^ HIT: Mods are arguments: 'Label("Ada", .transform(Transform(translationX: 8, y: 8)))'

// View
    Label("Ada").rotationEffect(.degrees(3))
//               ^ HIT: Mods are arguments: 'Label("Ada", .transform(Transform(rotationAngle: .pi / 4)))'

// View
    Label("Ada").scaleEffect(2)
//               ^ HIT: Mods are arguments: 'Label("Ada", .transform(Transform(scaleX: 2, y: 2)))'

// View
    Label("Ada").blur(radius: 2)
//               ^ HIT: filters are left to renderers of your own

// View
    Label("Ada").disabled(true)
//               ^ HIT: Mods are arguments: 'Button("Save", .isEnabled(false))'

// View
    Label("Ada").onLongPressGesture { }
//               ^ HIT: Mods are arguments: 'Label("Ada", .onLongPress { … })'

// View
    Label("Ada").onDisappear { }
//               ^ HIT: Mods are arguments: 'Label("Ada", .onDisappear { … })'

// View
    Label("Ada").onChange(of: 1) { }
//               ^ HIT: subscribe to the variable: 'name.subscribe { … }'

// View
    Label("Ada").task { }
//               ^ HIT: Mods are arguments: 'Label("Ada", .onAppear { Task { … } })'

// View
    Label("Ada").gesture(TapGesture())
//               ^ HIT: Mods are arguments: 'Label("Ada", .onTap { … })'

// View
    Label("Ada").animation(.default)
//                        ^ HIT: Mods are arguments: 'Label("Ada", .animation(.snappy))'

// View
    Label("Ada").transition(.opacity)
//               ^ HIT: Mods are arguments: 'Label("Ada", .animation(.snappy))'

// View
    Label("Ada").truncationMode(.tail)
//               ^ HIT: Mods are arguments: 'Label("Ada", .lineBreakMode(.byTruncatingTail))'

// View
    Label("Ada").underline()
//               ^ HIT: Mods are arguments: 'Label("Ada", .textDecoration(.underline))'

// View
    Label("Ada").strikethrough()
//               ^ HIT: Mods are arguments: 'Label("Ada", .textDecoration(.strikethrough))'

// View
    Label("Ada").kerning(2)
//               ^ HIT: Mods are arguments: 'Label("Ada", .font(.systemFont(ofSize: 17).tracking(0.5)))'

// View
    Label("Ada").tracking(1)
//               ^ HIT: Mods are arguments: 'Label("Ada", .font(.systemFont(ofSize: 17).tracking(0.5)))'

// View
    Label("Ada").lineSpacing(3)
//               ^ HIT: Mods are arguments: 'Label("Ada", .font(.systemFont(ofSize: 17).lineHeight(24)))'

// View
    Label("Ada").textCase(.uppercase)
//               ^ HIT: change the text itself: 'Label(name.uppercased())'

// View
    Label("Ada").accentColor(.red)
//               ^ HIT: Mods are arguments: 'Button("Save", .tintColor(.red))'

// View
    Label("Ada").accessibilityHint("x")
//                                ^ HIT: Mods are arguments: 'Label("Ada", .accessibilityHint("Opens a profile"))'

// View
    Label("Ada").accessibilityHidden(true)
//               ^ HIT: Mods are arguments: 'Label("Ada", .accessibilityElementsHidden(true))'

// View
    Label("Ada").accessibilityValue("x")
//                                 ^ HIT: Mods are arguments: 'Label("Ada", .accessibilityHint("Opens a profile"))'

// View
    Label("Ada").accessibilityAddTraits(.isButton)
//               ^ HIT: Mods are arguments: 'Label("Ada", .accessibilityTraits(.header))'

// View
    Label("Ada").zIndex(1)
//               ^ HIT: Mods are arguments: 'Label("Ada", .layer.zPosition(1))'

// View
    Label("Ada").navigationTitle("x")
//                              ^ HIT: Mods are arguments: 'Label("Ada", .accessibilityHint("Opens a profile"))'

// View
    Label("Ada").navigationBarTitle("x")
//               ^ HIT: a screen has a title: 'ViewController("Detail") { … }'

// View
    Label("Ada").toolbar { }
//               ^ HIT: a screen has items: '.navigationItem.rightBarButtonItem(BarButtonItem("Add") { … })'

// View
    Label("Ada").contextMenu { }
//               ^ HIT: Mods are arguments: 'Label("Ada", .onLongPress { context in try context.present(AlertController(…)) })'

// View
    Label("Ada").swipeActions { }
//               ^ HIT: a table has '.rowDeleted --> { row in … }', a cell model 'trailingSwipeActions'

// View
    Label("Ada").refreshable { }
//               ^ HIT: Mods are arguments: 'ScrollView(.refreshControl(RefreshControl(.valueChanged --> { … })))'

// View
    Label("Ada").listStyle(.plain)
//               ^ HIT: a table has its style: 'TableView(.style(.insetGrouped)) { … }'

// View
    Label("Ada").buttonStyle(.bordered)
//               ^ HIT: the kit has styles of buttons: 'Button("Save", .buttonStyle(.filled))'

// View
    Label("Ada").textFieldStyle(.roundedBorder)
//               ^ HIT: Mods are arguments: 'TextField(.borderStyle(.roundedRect))'

// View
    Label("Ada").pickerStyle(.wheel)
//               ^ HIT: a choice is a 'SegmentedControl(["Day"], .selectedSegmentIndex <--> $index)' or a 'PickerView'

// View
    Label("Ada").toggleStyle(.switch)
//               ^ HIT: write 'Switch(.isOn <--> isOn)', or '.preferredStyle(.checkbox)' of a switch

// View
    Label("Ada").autocorrectionDisabled()
//               ^ HIT: Mods are arguments: 'TextField(.autocorrectionType(.no))'

// View
    Label("Ada").submitLabel(.done)
//               ^ HIT: Mods are arguments: 'TextField(.returnKeyType(.done))'

// View
    Label("Ada").onSubmit { }
//               ^ HIT: Mods are arguments: 'TextField(.textSubmitted --> { text in … })'

// View
    Label("Ada").environmentObject(1)
//               ^ HIT: a component takes a model as a property: 'let model: Model'

// View
    Label("Ada").preferredColorScheme(.dark)
//               ^ HIT: Mods are arguments: 'Label("Ada", .overrideUserInterfaceStyle(.dark))'

// View
    Label("Ada").colorScheme(.dark)
//               ^ HIT: Mods are arguments: 'Label("Ada", .overrideUserInterfaceStyle(.dark))'

// View
    Label("Ada").ignoresSafeArea()
//               ^ HIT: Mods are arguments: 'Label("Ada", .keepsToSafeArea(false))'

// View
    Label("Ada").edgesIgnoringSafeArea(.all)
//               ^ HIT: Mods are arguments: 'Label("Ada", .keepsToSafeArea(false))'

// View
    Label("Ada").fixedSize()
//               ^ HIT: Mods are arguments: 'Label("Ada", .contentCompressionResistancePriority(.required, for: .horizontal))'

// View
    Label("Ada").layoutPriority(1)
//               ^ HIT: Mods are arguments: 'Label("Ada", .width(80, priority: .defaultHigh))'

// View
    Label("Ada").aspectRatio(1, contentMode: .fit)
//               ^ HIT: Mods are arguments: 'Label("Ada", .width(120), .height(120))'

// View
    Label("Ada").scaledToFit()
//               ^ HIT: an image has a mode: 'ImageView(.image(photo), .contentMode(.scaleAspectFit))'

// View
    Label("Ada").scaledToFill()
//               ^ HIT: an image has a mode: 'ImageView(.image(photo), .contentMode(.scaleAspectFill))'

// View
    Label("Ada").resizable()
//               ^ HIT: an image has a mode: 'ImageView(.image(photo), .contentMode(.scaleAspectFit))'

// View
    Label("Ada").allowsHitTesting(false)
//               ^ HIT: Mods are arguments: 'Label("Ada", .isUserInteractionEnabled(false))'

// View
    Label("Ada").help("x")
//               ^ HIT: Mods are arguments: 'Button("Save", .toolTip("Saves the file"))'

// View
    Label("Ada").badge(3)
//               ^ HIT: a screen has a badge: 'ViewController("Home", .tabBarItem.badgeValue("3"))'

// View
    Label("Ada").listRowBackground(Color.red)
//               ^ HIT: a cell has its color: 'TableViewCell(.backgroundColor(.red))'

// View
    Label("Ada").listRowSeparator(.hidden)
//               ^ HIT: a table has its separators: 'TableView(.separatorStyle(.none)) { … }'

// View
    Label("Ada").controlSize(.large)
//               ^ HIT: the kit has sizes of buttons: 'Button("Save", .buttonStyle(.large))'

// View
    Label("Ada").dynamicTypeSize(.large)
//               ^ HIT: Mods are arguments: 'VStack(.environment(\.preferredContentSizeCategory, .large)) { … }'

// View
    Label("Ada").allowsTightening(true)
//               ^ HIT: Mods are arguments: 'Label("Ada", .adjustsFontSizeToFitWidth(true))'

// View
    Label("Ada").monospacedDigit()
//               ^ HIT: Mods are arguments: 'Label("Ada", .font(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)))'

// View
    Label("Ada").clipped()
//               ^ HIT: Mods are arguments: 'Label("Ada", .clipsToBounds(true))'

// View
    Label("Ada").onHover { _ in }
//               ^ HIT: Mods are arguments: 'Label("Ada", .while(.hovered, .alpha(0.6)))'

// View
    Label("Ada").onReceive(1) { _ in }
//               ^ HIT: subscribe to the signal: 'name.subscribe { … }'

// View
    Label("Ada").onClick { }
//               ^ HIT: Mods are arguments: 'Label("Ada", .onTap { … })'

// View
    Label("Ada").click { }
//               ^ HIT: Mods are arguments: 'Label("Ada", .onTap { … })'

// View
    Label("Ada").text("x")
//                   ^ HIT: Mods are arguments: 'Label("Ada", .accessibilityHint("Opens a profile"))'

// View
    Label("Ada").isHidden(true)
//                       ^ HIT: Mods are arguments: 'Label("Ada", .isHidden(true))'

// View
    Label("Ada").width(10)
//                    ^ HIT: Mods are arguments: 'Label("Ada", .width(80))'

// View
    Label("Ada").height(10)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .width(80))'

// View
    Label("Ada").margin(8)
//               ^ HIT: Mods are arguments: 'Label("Ada", .margins(8))'

// View
    Label("Ada").align(.center)
//               ^ HIT: Mods are arguments: 'Label("Ada", .textAlignment(.center))'

// View
    Label("Ada").gap(4)
//               ^ HIT: a stack has its spacing first: 'VStack(spacing: 8) { … }'
