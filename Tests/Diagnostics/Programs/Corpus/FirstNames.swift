// Statement
    let c = URLComponents() |> .https <> .host("example.org") <> .queryItem("q", "x")
//                                                                ^ HIT: write '.appending(query: ["page": "2"])'

// Statement
    let c = URLComponents() |> .https <> .queryItem(name: "q", value: "x")
//                                        ^ HIT: write '.appending(query: ["page": "2"])'

// Statement
    let c = URLComponents() |> .https <> .query(["q": "x"])
//                                        ^ HIT: write '.appending(query: ["page": "2"])'

// Statement
    let button = Button("a"); button.addAction { print("x") }
//                                   ^ HIT: write 'Button("Save", .tapped --> { … })'

// Statement
    let p = Picker("Day", selection: Var(1)) { Label("x") }
//          ^ HIT: a choice is a 'SegmentedControl(["Day", "Week"], .selectedSegmentIndex <--> $index)' or a 'PickerView'

// Statement
    let t = TextField(.isSecure -- true)
//                     ^ HIT: 'isSecure' has been renamed to 'isSecureTextEntry'

// Statement
    let t = TextField(.submitted --> { print("x") })
//                     ^ HIT: write '.textSubmitted --> { text in … }'

// Statement
    let t = TextField(.onSubmit { print("x") })
//                     ^ HIT: write '.textSubmitted --> { text in … }'

// Statement
    let bag = DisposeBag(); Var(1).subscribe(onNext: { print($0) }).disposed(by: bag)
//            ^ HIT: a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'

// Statement
    let l = Var(1).subscribe(onNext: { print($0) })
//                 ^ HIT: write 'name.subscribe { … }', and keep the 'Lifetime' that it returns

// Statement
    var cancellables = Set<AnyCancellable>(); Var(1).subscribe { print($0) }.store(in: &cancellables)
//                         ^ HIT: a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'

// Statement
    let taps = PublishSubject<Void>(); let b = Button("a", .tapped --> taps)
//             ^ HIT: write 'Input<Value>()', which events lead to, and which has all operators

// Statement
    let taps = PassthroughSubject<Void, Never>()
//             ^ HIT: write 'Input<Value>()', which events lead to; no type of failures is declared

// Statement
    let taps = CurrentValueSubject<Int, Never>(1)
//             ^ HIT: write 'Var(1)', which has a value, is set, and is followed

// Statement
    let taps = BehaviorSubject<Int>(value: 1)
//             ^ HIT: write 'Var(1)', which has a value, is set, and is followed

// Statement
    let taps = BehaviorRelay<Int>(value: 1)
//             ^ HIT: write 'Var(1)', which has a value, is set, and is followed

// Statement
    let taps = PublishRelay<Int>()
//             ^ HIT: write 'Input<Value>()', which events lead to, and which has all operators

// Statement
    let o = Just(1)
//          ^ HIT: write 'Signal.just(1)'

// Statement
    let o = MutableProperty(1)
//          ^ HIT: 'MutableProperty' has been renamed to 'Var'

// Statement
    let b = Button("a", .longPressed --> { print("x") })
//                       ^ HIT: write '.onLongPress { … }'

// Statement
    let b = Button("a", .doubleTapped --> { print("x") })
//                       ^ HIT: write '.onTap(count: 2) { … }'

// Statement
    let b = NavigationLink("a") { Label("b") }
//          ^ HIT: a button opens a screen: 'Button("Open", .tapped --> inContext { try $0.push(Detail()) })'

// Statement
    let b = NavigationLink("a", destination: Label("b"))
//          ^ HIT: a button opens a screen: 'Button("Open", .tapped --> inContext { try $0.push(Detail()) })'

// Statement
    let t = TabView { Tab("Home") { Label("a") } }
//          ^ HIT: 'TabView' has been renamed to 'TabBarController'

// Statement
    let t = TabBarController { Tab("Home", image: "house") { Label("a") } }
//                             ^ HIT: a tab is a screen: 'TabBarController { ViewController("Home") { … } }'

// Statement
    let a = Alert("Delete?", message: "x")
//          ^ HIT: an alert is an 'AlertController("Delete?", .actions([AlertAction("OK")]))', which a screen presents

// Statement
    let a = Alert(title: "Delete?", message: "x", actions: [])
//          ^ HIT: an alert is an 'AlertController("Delete?", .actions([AlertAction("OK")]))', which a screen presents

// Statement
    let b = Button("a", .alert("Delete?"))
//                       ^ HIT: a screen presents an 'AlertController': '.presentedViewController <-- problem.screen { … }'

// Statement
    let b = VStack { Label("a") }.sheet(isPresented: Var(false)) { Label("b") }
//                                ^ HIT: Mods are arguments: 'ViewController("Home", .presentedViewController <-- problem.screen { … })'

// Statement
    let v = Var(1); withAnimation { v.value = 2 }
//                  ^ HIT: write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget

// Statement
    let v = Var(1); withAnimation(.easeInOut) { v.value = 2 }
//                  ^ HIT: write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget

// Statement
    let v = Var(1); View.animate(withDuration: 0.3) { v.value = 2 }
//                       ^ HIT: write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget

// Statement
    let v = Var(1.0); let l = Label("a", .alpha <-- v.animated)
//                                                    ^ HIT: a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'

// Statement
    let v = Var(1.0); let l = Label("a", .alpha <-- v.animated(duration: 0.3))
//                                                    ^ HIT: a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'

// Statement
    let on = true; let l = Label("a", .if(on, .textColor(.red)))
//                                     ^ HIT: write '.when(isUrgent, .textColor(.red))'

// Statement
    let tree = LiveTree(Label("a")); if tree.contains(.text("a")) { }
//                                           ^ HIT: write 'tree.find(.text("Save")).exists'

// Statement
    let session = LiveSession(LiveTree(Label("a"))); print(session.html)
//                                                                 ^ HIT: a session opens a page: 'session.open().html'

// Statement
    let h = UndoHistory()
//          ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let v = Var(1); let h = UndoManager(); h.undo()
//                          ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let h = UndoStack(Var(1))
//          ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let l = Label("a", .bold)
//                      ^ HIT: write '.font(.boldSystemFont(ofSize: 17))'

// Statement
    let l = Label("a") |> .bold <> .multiline
//                         ^ HIT: write '.font(.boldSystemFont(ofSize: 17))'

// Statement
    let l = Label("a", .italic)
//                      ^ HIT: write '.font(.italicSystemFont(ofSize: 17))'

// Statement
    let l = Label("a", .borderWidth(1), .borderColor(.red))
//                      ^ HIT: write '.layer.borderWidth(1)' or '.border(.red, width: 1)'

// Statement
    let b = Button("Delete", role: .destructive) { print("x") }
//          ^ HIT: a role is a style: 'Button("Delete", .tintColor(.systemRed)) { … }'

// Statement
    let b = Button(role: .destructive, action: { print("x") }) { Label("x") }
//          ^ HIT: a role is a style: 'Button("Delete", .tintColor(.systemRed)) { … }'

// Statement
    let z = ZStack(alignment: .bottom) { Label("a") }
//          ^ HIT: each widget of a 'ZStack' has its place: 'Label("3", .position(.topRight))'

// Statement
    let z = StackView(arrangedSubviews: [Label("a"), Label("b")])
//          ^ HIT: write 'VStack { … }', or 'StackView(.arrangedSubviews([…]))'

// Statement
    let todos = Var(["a"]); let l = List(todos) { Label($0) }
//                                  ^ HIT: a list is a 'TableView { … }' of 'TableViewCell's, or a 'VStack' in a 'ScrollView'

// Statement
    let todos = Var(["a"]); let l = TableView(.onDelete { todos.value.remove(at: $0) })
//                                             ^ HIT: a table has '.rowDeleted --> { row in … }'

// Statement
    let n = Var(1.0); let l = Stepper(.value <--> n, .range(0...10))
//                                                    ^ HIT: the limits are 'minimumValue' and 'maximumValue'

// Statement
    let s = Signal.timer(every: 1)
//                 ^ HIT: write 'Signal.interval(every: .seconds(1))'

// Statement
    let s = Signal.interval(1.0)
//                 ^ HIT: write 'Signal.interval(every: .seconds(1))'

// Statement
    let s = Signal.timer(every: .seconds(1))
//                 ^ HIT: write 'Signal.interval(every: .seconds(1))'

// Statement
    let l = Label("a", .italic())
//                      ^ HIT: write '.font(.italicSystemFont(ofSize: 17))'

// Statement
    let l = Label("a", .underline())
//                      ^ HIT: write '.textDecoration(.underline)'

// Statement
    let l = Label("a", .fontWeight(.bold))
//                      ^ HIT: write '.font(.systemFont(ofSize: 17, weight: .bold))'

// Statement
    let l = Label("a", .fontSize(17))
//                      ^ HIT: write '.font(.systemFont(ofSize: 17))'

// Statement
    let l = Label("a", .font(.bold(17)))
//                            ^ HIT: 'bold' has been renamed to 'boldSystemFont(ofSize:)'

// Statement
    let l = Label("a", .font(.headline.bold()))
//                                     ^ HIT: write '.weight(.bold)' or '.boldSystemFont(ofSize: 17)'

// Statement
    let l = Label("a", .font(.custom("Avenir", size: 17)))
//                            ^ HIT: 'custom(_:size:)' has been replaced by 'init(name:size:)'

// Statement
    let l = Label("a", .textColor(.primary))
//                                 ^ HIT: 'primary' has been renamed to 'label'

// Statement
    let l = Label("a", .textColor(.secondary))
//                                 ^ HIT: 'secondary' has been renamed to 'secondaryLabel'

// Statement
    let l = Label("a", .textColor(.accentColor))
//                                 ^ HIT: a tint is inherited: '.tintColor(…)'; the color of systems is '.systemBlue'

// Statement
    let l = [Label("a", .textColor(.pink)), Label("a", .textColor(.orange)), Label("a", .textColor(.purple))]
//                                  ^ HIT: 'pink' has been renamed to 'systemPink'

// Statement
    let c = Color.red.opacity(0.5)
//                    ^ HIT: 'opacity' has been renamed to 'withAlphaComponent(_:)'

// Statement
    let l = Label("a", .textColor(.rgb(1, 2, 3)))
//                                 ^ HIT: write 'Color(red: 1, green: 0.5, blue: 0)', with components from 0 to 1

// Statement
    let l = Label("a", .textColor(.hex("#ff0000")))
//                                 ^ HIT: 'hex' has been replaced by 'init(hex:)'

// Statement
    let l = Label("a", .shadow(color: .black, radius: 4, x: 0, y: 2))
//                      ^ HIT: 'shadow(color:radius:x:y:)' has been renamed to 'shadow(color:radius:opacity:offset:)'

// Statement
    let l = Label("a", .shadow(color: .black, opacity: 0.2, radius: 4, offset: .zero))
//                      ^ HIT: 'shadow(color:opacity:radius:offset:)' has been renamed to 'shadow(color:radius:opacity:offset:)'

// Statement
    let l = Label("a", .border(width: 1, color: .red))
//                      ^ HIT: 'border(width:color:)' has been renamed to 'border(_:width:)'

// Statement
    let l = Label("a", .border(1, .red))
//                      ^ HIT: 'border' has been renamed to 'border(_:width:)'

// Statement
    let l = Label("a", .corners(8))
//                      ^ HIT: 'corners' has been renamed to 'cornerRadius'

// Statement
    let l = Label("a", .clipShape(.circle))
//                      ^ HIT: write '.cornerRadius(20), .clipsToBounds(true)'

// Statement
    let l = Label("a", .clipped())
//                      ^ HIT: write '.clipsToBounds(true)'

// Statement
    let l = Label("a", .masksToBounds(true))
//                      ^ HIT: write '.layer.masksToBounds(true)' or '.clipsToBounds(true)'

// Statement
    let l = Label("a", .size(width: 44))
//                      ^ HIT: write '.width(80)'

// Statement
    let l = Label("a", .frame(maxWidth: .infinity))
//                      ^ HIT: a stack with the alignment '.fill' gives its widgets its width; else '.width(min: 44)'

// Statement
    let l = Label("a", .frame(x: 0, y: 0, width: 10, height: 10))
//                      ^ HIT: write '.frame(CGRect(x: 0, y: 0, width: 80, height: 20))'

// Statement
    let l = Label("a", .minHeight(44))
//                      ^ HIT: write '.height(min: 44)'

// Statement
    let l = Label("a", .maxWidth(44))
//                      ^ HIT: write '.width(max: 300)'

// Statement
    let l = Label("a", .offset(x: 4, y: 4))
//                      ^ HIT: write '.transform(Transform(translationX: 8, y: 8))'

// Statement
    let l = Label("a", .scaleEffect(2))
//                      ^ HIT: write '.transform(Transform(scaleX: 2, y: 2))'

// Statement
    let l = Label("a", .zIndex(4))
//                      ^ HIT: write '.layer.zPosition(1)'

// Statement
    let h = Var(true); let l = Label("a", .hidden <-- h)
//                                         ^ HIT: 'hidden' has been renamed to 'isHidden'

// Statement
    let h = Var(true); let l = Label("a", .visible <-- h)
//                                         ^ HIT: write '.isHidden <-- !isOpen', or '.isHidden(true)'

// Statement
    let h = Var(true); let l = Label("a", .isVisible <-- h)
//                                         ^ HIT: write '.isHidden <-- !isOpen', or '.isHidden(true)'

// Statement
    let h = Var(true); let l = Button("a", .enabled <-- h)
//                                          ^ HIT: 'enabled' has been renamed to 'isEnabled'

// Statement
    let h = Var(true); let l = Button("a", .disabled <-- h)
//                                          ^ HIT: write '.isEnabled <-- !isBusy'

// Statement
    let h = Var(true); let l = Button("a", .isDisabled <-- h)
//                                          ^ HIT: write '.isEnabled(false)', or '.isEnabled <-- !isBusy'

// Statement
    let h = Var(1.0); let l = ProgressView(.value <-- h)
//                                          ^ HIT: 'value' has been renamed to 'progress'

// Statement
    let l = Label("a", .padding(8, 16))
//                      ^ HIT: 'padding' has been renamed to 'padding(h:v:)'

// Statement
    let l = Label("a", .margin(8))
//                      ^ HIT: 'margin' has been renamed to 'margins'

// Statement
    let l = Label("a", .insets(8))
//                      ^ HIT: 'insets' has been renamed to 'padding'

// Statement
    let l = Button("a", .contentInsets(8))
//                       ^ HIT: 'contentInsets' has been renamed to 'contentEdgeInsets(_:)'

// Statement
    let l = StackView(axis: .vertical, spacing: 8) { Label("a") }
//          ^ HIT: write 'VStack(spacing: 8) { … }' or 'HStack(spacing: 8) { … }'

// Statement
    let l = HStack(alignment: .firstTextBaseline) { Label("a") }
//                             ^ HIT: 'firstTextBaseline' has been renamed to 'firstBaseline'

// Statement
    let l = Grid { Label("a") }
//          ^ HIT: a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'

// Statement
    let l = Grid { GridRow { Label("a") } }
//          ^ HIT: a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'

// Statement
    let l = LazyVStack { Label("a") }
//          ^ HIT: write 'VStack { … }', or 'TableView { … }' for many rows

// Statement
    let l = LazyHStack { Label("a") }
//          ^ HIT: write 'HStack { … }', or 'CollectionView { … }' for many items

// Statement
    let l = LazyVGrid(columns: [GridItem(.flexible())]) { Label("a") }
//          ^ HIT: a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }', or 'HStack's in a 'VStack'

// Statement
    let l = ScrollView(.horizontal) { Label("a") }
//                      ^ HIT: a scroll view scrolls where its content is larger: 'ScrollView { HStack { … } }'

// Statement
    let l = GroupBox("a") { Label("b") }
//          ^ HIT: a box is a 'VStack(.border(.separator), .padding(8)) { … }'

// Statement
    let l = DisclosureGroup("a") { Label("b") }
//          ^ HIT: write 'if' in the 'body' of a component with '@Variable var isOpen'

// Statement
    let l = Link("a", destination: URL(string: "x")!)
//          ^ HIT: a link is a 'Button("Site", .tapped --> { … })', or an attribute of an 'AttributedString'

// Statement
    let l = Menu("a") { Button("b") }
//          ^ HIT: a menu is an 'AlertController' with the style '.actionSheet', which a button presents

// Statement
    let l = Label("a", .contextMenu { Button("b") })
//                      ^ HIT: write '.onLongPress { context in try context.present(AlertController(…)) }'

// Statement
    let l = Label("a", .swipeActions { Button("b") })
//                      ^ HIT: a table has '.rowDeleted --> { row in … }'

// Statement
    let l = ScrollView(.refreshable { }) { Label("b") }
//                      ^ HIT: write '.refreshControl(RefreshControl(.valueChanged --> { … }))'

// Statement
    let q = Var(""); let l = VStack(.searchable(text: q)) { Label("b") }
//                                   ^ HIT: a search is a widget: 'SearchBar(.text <--> $query)'

// Statement
    let l = VStack(.toolbar { Button("b") }) { Label("b") }
//                  ^ HIT: a screen has items: '.navigationItem.rightBarButtonItem(BarButtonItem("Add") { … })'

// Statement
    let l = VStack(.navigationBarTitle("b")) { Label("b") }
//                  ^ HIT: 'navigationBarTitle' has been renamed to 'navigationTitle'

// Statement
    let l = VStack(.tabItem("a")) { Label("b") }
//                  ^ HIT: a screen has a tab: 'ViewController("Home", .tabBarItem.title("Home")) { … }'

// Statement
    let l = VStack { Label("b") }.tabItem { Label("a") }
//                                ^ HIT: Mods are arguments: 'ViewController("Home", .tabBarItem.title("Home"))'

// Statement
    let l = Label("a", .id(3))
//                      ^ HIT: write '.key("name")'; tests find '.identifier("name")'

// Statement
    let l = Label("a", .task { print("a") })
//                      ^ HIT: write '.onAppear { Task { … } }'

// Statement
    let v = Var(1); let l = Label("a", .onChange(of: v) { print($0) })
//                                      ^ HIT: subscribe to the variable: 'name.subscribe { … }'

// Statement
    let l = Label("a", .appeared --> { print("a") })
//                      ^ HIT: 'appeared' has been renamed to 'onAppear'

// Statement
    let l = Label("a", .onLongPressGesture { print("a") })
//                      ^ HIT: 'onLongPressGesture(perform:)' has been renamed to 'onLongPress(duration:_:)'

// Statement
    let l = Label("a", .swiped --> { print("a") })
//                      ^ HIT: write '.onSwipe(.left) { … }'

// Statement
    let l = Label("a", .onHover { _ in })
//                      ^ HIT: a state has a style: '.while(.hovered, .alpha(0.6))'

// Statement
    let l = Button("a", .touchUpInside --> { print("a") })
//                       ^ HIT: 'touchUpInside' has been renamed to 'tapped'

// Statement
    let l = Button("a", .clicked --> { print("a") })
//                       ^ HIT: 'clicked' has been renamed to 'tapped'

// Statement
    let l = Button("a", .onClick { print("a") })
//                       ^ HIT: write '.tapped --> { … }'; other widgets have '.onTap { … }'

// Statement
    let l = Button("a", .action { print("a") })
//                       ^ HIT: write '.tapped --> { … }'

// Statement
    let l = Button("a", .pressed --> { print("a") })
//                       ^ HIT: 'pressed' has been renamed to 'tapped'

// Statement
    let l = TextField(.changed --> { print($0) })
//                     ^ HIT: write '.valueChanged --> { … }', or '.textChanged --> { … }' of a text

// Statement
    let l = TextField(.editingChanged --> { print($0) })
//                     ^ HIT: 'editingChanged' has been renamed to 'textChanged'

// Statement
    let l = TextField(.editingDidBegin --> { print("a") })
//                     ^ HIT: 'editingDidBegin' has been renamed to 'didBeginEditing'

// Statement
    let l = TextField(.editingDidEnd --> { print("a") })
//                     ^ HIT: 'editingDidEnd' has been renamed to 'didEndEditing'

// Statement
    let l = TextField(.returned --> { print("a") })
//                     ^ HIT: write '.textSubmitted --> { text in … }'

// Statement
    let l = TextField(.returnPressed --> { print("a") })
//                     ^ HIT: write '.textSubmitted --> { text in … }'

// Statement
    let l = TextField(.returnKeyPressed --> { print("a") })
//                     ^ HIT: write '.textSubmitted --> { text in … }'

// Statement
    let l = TextField(.submitLabel(.done))
//                     ^ HIT: 'submitLabel' has been renamed to 'returnKeyType'

// Statement
    let l = TextField(.autocapitalization(.none))
//                     ^ HIT: 'autocapitalization' has been renamed to 'autocapitalizationType'

// Statement
    let l = TextField(.disableAutocorrection(true))
//                     ^ HIT: write '.autocorrectionType(.no)'

// Statement
    let v = Var(""); let l = SecureField("a", text: v)
//                           ^ HIT: write 'TextField("Password", .isSecureTextEntry(true), .text <--> $password)'

// Statement
    let f = Var(true); let l = TextField("a", .isFocused <--> f)
//                                             ^ HIT: a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'

// Statement
    let f = Var(true); let l = TextField("a", .isFirstResponder <-- f)
//                                             ^ HIT: a program focuses by a method: '.becomeFirstResponder'; a test by 'focus()'

// Statement
    let l = Label("a", .lines(2))
//                      ^ HIT: 'lines' has been renamed to 'numberOfLines'

// Statement
    let l = Label("a", .lineSpacing(2))
//                      ^ HIT: a part of a text has attributes: '.attributedText(AttributedString(…))'

// Statement
    let l = Label("a", .kerning(2))
//                      ^ HIT: a part of a text has attributes: '.attributedText(AttributedString(…))'

// Statement
    let l = Label("a", .letterSpacing(2))
//                      ^ HIT: write '.font(.systemFont(ofSize: 17).tracking(0.5))'

// Statement
    let l = Label("a", .uppercase)
//                      ^ HIT: change the text itself: 'Label(name.uppercased())'

// Statement
    let l = Label("a", .textAlign(.center))
//                      ^ HIT: 'textAlign' has been renamed to 'textAlignment'

// Statement
    let l = Label("a", .align(.center))
//                      ^ HIT: 'align' has been renamed to 'textAlignment'

// Statement
    let l = Label(AttributedString("a"))
//          ^ HIT: write 'Label(.attributedText(text))'

// Statement
    let l = View(.background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
//                ^ HIT: a gradient is a layer: 'View(.layer.sublayers([GradientLayer(.colors([.red, .blue]))]))'

// Statement
    let l = Button("a", .accentColor(.red))
//                       ^ HIT: 'accentColor' has been renamed to 'tintColor'

// Statement
    let l = Button("a", .textColor(.white))
//                       ^ HIT: 'textColor' has been renamed to 'titleColor'

// Statement
    let l = Button("a", .titleFont(.headline))
//                       ^ HIT: write '.titleLabel.font(…)'

// Statement
    let l = Button("a", systemImage: "star")
//          ^ HIT: write 'Button("Add", .image(Image(systemName: "plus")))'

// Statement
    let l = Button("a", .icon("star"))
//                       ^ HIT: write '.image(Image(systemName: "star"))'

// Statement
    let l = Button("a", .highlighted(.alpha(0.5)))
//                       ^ HIT: a state has a style: '.while(.highlighted, .alpha(0.6))'

// Statement
    let l = ImageView(.image(.system("star")))
//                            ^ HIT: 'system' has been replaced by 'init(systemName:)'

// Statement
    let l = ImageView(.systemImage("star"))
//                     ^ HIT: write '.image(Image(systemName: "star"))'

// Statement
    let l = ImageView(url: URL(string: "x")!)
//          ^ HIT: write 'ImageView(.image(from: url))'

// Statement
    let l = AsyncImage(url: URL(string: "x")!)
//          ^ HIT: write 'ImageView(.image(from: url))'

// Statement
    let l = ImageView(.scaledToFit())
//                     ^ HIT: write '.contentMode(.scaleAspectFit)'

// Statement
    let l = ImageView(.resizable())
//                     ^ HIT: write '.contentMode(.scaleAspectFit)'; a view takes the size that it is given

// Statement
    let l = Label("a", systemImage: "star")
//          ^ HIT: write 'HStack(spacing: 4) { ImageView(systemName: "star"); Label("Ada") }'

// Statement
    let l = Label("a").configure { $0.numberOfLines = 0 }
//                     ^ HIT: Mods are arguments: 'Label("Ada", Mod { $0.numberOfLines = 0 })'

// Statement
    let l = Label("a").style(.centerTitle)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .centered)'

// Statement
    let l = Label("a").modifier(.centerTitle)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .centered)'

// Statement
    let l = Label("a").then { $0.text = "b" }
//                     ^ HIT: Mods are arguments: 'Label("Ada", Mod { $0.numberOfLines = 0 })'

// Statement
    let l = EmptyView()
//          ^ HIT: write '[]', or nothing in a block

// Statement
    let l = AnyView(Label("a"))
//          ^ HIT: a block takes widgets of any type: write the widget itself

// Statement
    let l = Rectangle()
//          ^ HIT: a shape is a 'View(.size(40), .backgroundColor(.red))'

// Statement
    let l = Circle()
//          ^ HIT: a shape is a 'View(.size(40), .backgroundColor(.red), .cornerRadius(20))'

// Statement
    let l = RoundedRectangle(cornerRadius: 8)
//          ^ HIT: a shape is a 'View(.size(40), .backgroundColor(.red), .cornerRadius(8))'

// Statement
    let l = Capsule()
//          ^ HIT: a shape is a 'View(.size(width: 80, height: 40), .backgroundColor(.red), .cornerRadius(20))'

// Statement
    let l = ProgressView(value: 0.5)
//          ^ HIT: write 'ProgressView(.progress(0.5))', or 'ProgressView(.progress <-- $progress)'

// Statement
    let l = ActivityIndicator()
//          ^ HIT: 'ActivityIndicator' has been renamed to 'ActivityIndicatorView'

// Statement
    let l = Spinner()
//          ^ HIT: 'Spinner' has been renamed to 'ActivityIndicatorView'

// Statement
    let l = ProgressBar()
//          ^ HIT: 'ProgressBar' has been renamed to 'ProgressView'

// Statement
    let v = Var(Date()); let l = DatePicker("a", selection: v)
//                               ^ HIT: write 'HStack { Label("Birthday"); DatePicker(.date <--> $date) }'

// Statement
    let l = Label("a", .tooltip("b"))
//                      ^ HIT: write '.accessibilityHint("…")', which assistive technology speaks

// Statement
    let l = Label("a", .help("b"))
//                      ^ HIT: write '.accessibilityHint("…")', which assistive technology speaks

// Statement
    let l = GeometryReader { proxy in Label("a") }
//          ^ HIT: a size follows from the content, or is set by '.width(max: 300)'

// Statement
    let name = Var(""); let l = name.asObservable().subscribe(onNext: { print($0) })
//                                   ^ HIT: all signals of one value type have one type

// Statement
    let name = Var(""); let l = name.asDriver()
//                                   ^ HIT: all signals of one value type have one type

// Statement
    let name = Var(""); let l = name.sink(receiveValue: { print($0) })
//                                   ^ HIT: write 'name.subscribe { … }', and keep the 'Lifetime' that it returns

// Statement
    let name = Var(""); var bag: [Cancellable] = []
//                                ^ HIT: 'Cancellable' has been renamed to 'Lifetime'

// Statement
    let bag = CompositeDisposable()
//            ^ HIT: a subscription lasts as long as its 'Lifetime': keep these in a '[Lifetime]'

// Statement
    var d: Disposable?
//         ^ HIT: 'Disposable' has been renamed to 'Lifetime'

// Statement
    let name = Var(""); name.didSet { print($0) }
//                           ^ HIT: 'didSet' has been renamed to 'subscribe(_:)'

// Statement
    let name = Var(""); let l = name.publisher.sink { print($0) }
//                                   ^ HIT: a variable has all operators itself: 'name.map { … }'

// Statement
    let name = Var(""); name.accept("a")
//                           ^ HIT: a variable is set by 'name.set(…)' or 'name.value = …'

// Statement
    let name = Var(""); name.onNext("a")
//                           ^ HIT: a variable is set by 'name.set(…)' or 'name.value = …'

// Statement
    let name = Var(""); print(name.get())
//                                 ^ HIT: 'get()' has been renamed to 'value'

// Statement
    let name = Var(""); print(name.wrappedValue)
//                                 ^ HIT: 'wrappedValue' has been renamed to 'value'

// Statement
    let name = Var([1]); name.mutate { $0.append(2) }
//                            ^ HIT: a variable is changed by its value: 'items.value.append(item)'

// Statement
    let name = Var([1]); name.modify { $0.append(2) }
//                            ^ HIT: a variable is changed by its value: 'items.value.append(item)'

// Statement
    let name = Var([1]); name.withValue { $0.append(2) }
//                            ^ HIT: a variable is changed by its value: 'items.value.append(item)'

// Statement
    let s = Signal<Int>()
//                    ^ HIT: an 'Input<Value>()' takes values, and has all operators of a signal

// Statement
    let (signal, input) = Signal<Int>.pipe()
//                                    ^ HIT: an 'Input<Value>()' takes values, and has all operators of a signal

// Statement
    let (input, signal) = Signal<Int>.channel()
//                                    ^ HIT: an 'Input<Value>()' takes values, and has all operators of a signal

// Statement
    let s = Signal<Int> { observer in observer.send(1) }
//                    ^ HIT: write 'Signal.create { … }'

// Statement
    let s = Signal(1)
//          ^ HIT: write 'Signal.just(1)', or 'Var(1)' for a value that changes

// Statement
    let s = Signal([1, 2])
//          ^ HIT: write 'Signal.just(1)', or 'Var(1)' for a value that changes

// Statement
    let s = Signal.every(.seconds(1))
//                 ^ HIT: write 'Signal.interval(every: .seconds(1))'

// Statement
    let a = Var(1), b = Var(2); let s = a.combine(b) { $0 + $1 }
//                                        ^ HIT: 'combine' has been renamed to 'combineLatest(_:_:)'

// Statement
    let a = Var(1), b = Var(2); let s = Signal.combine(a, b) { $0 + $1 }
//                                             ^ HIT: signals are combined by a method: 'name.combineLatest(email) { … }'

// Statement
    let a = Var(1), b = Var(2); let s = Signal.combineLatest(a, b) { $0 + $1 }
//                                             ^ HIT: signals are combined by a method: 'name.combineLatest(email) { … }'

// Statement
    let a = Var(1), b = Var(2); let s = Signal.zip(a, b)
//                                             ^ HIT: signals are zipped by a method: 'names.zip(ages)'

// Statement
    let a = Var(1), b = Var(2); let s = Signal.merge(a, b)
//                                             ^ HIT: signals are merged by a method: 'taps.merge(keys)'

// Statement
    let a = Var(1); let s = a.skipRepeats()
//                            ^ HIT: 'skipRepeats()' has been renamed to 'removeDuplicates()'

// Statement
    let a = Var(1); let s = a.distinct()
//                            ^ HIT: 'distinct()' has been renamed to 'removeDuplicates()'

// Statement
    let a = Var(1); let s = a.combinePrevious()
//                            ^ HIT: 'combinePrevious()' has been renamed to 'pairwise()'

// Statement
    let a = Var(1); let s = a.tap { print($0) }
//                            ^ HIT: 'tap' has been renamed to 'handleEvents(onValue:)'

// Statement
    let a = Var(1); let s = a.on { print($0) }
//                            ^ HIT: 'on' has been renamed to 'subscribe(_:)'

// Statement
    let a = Var(true); let s = a.not
//                               ^ HIT: write '!isOn'

// Statement
    let a = Var(true), b = Var(true); let s = a.and(b)
//                                              ^ HIT: write 'isValid && isOn'

// Statement
    let b = Binding(get: { 1 }, set: { _ in })
//          ^ HIT: a component takes a variable as a property: 'let isOn: Var<Bool>'

// Statement
    let l = Label("a").style(.centered)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .centered)'

// Statement
    let l = Label("a").modifier(.centered)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .centered)'

// Statement
    let l = Label("a").configure { $0.text = "b" }
//                     ^ HIT: Mods are arguments: 'Label("Ada", Mod { $0.numberOfLines = 0 })'

// Statement
    let l = VStack { Label("a") }.sheet(isPresented: Var(true)) { Label("b") }
//                                ^ HIT: Mods are arguments: 'ViewController("Home", .presentedViewController <-- problem.screen { … })'

// Statement
    let l = VStack { Label("a") }.alert("Delete?", isPresented: Var(true))
//                                ^ HIT: Mods are arguments: 'ViewController("Home", .presentedViewController <-- problem.screen { … })'

// Statement
    let l = Label("a").onAppear { }
//                     ^ HIT: Mods are arguments: 'Label("Ada", .onAppear { … })'

// Statement
    let l = Label("a").tint(.red)
//                     ^ HIT: Mods are arguments: 'Button("Save", .tintColor(.red))'

// Statement
    let l = Label("a").shadow(radius: 3)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .shadow(radius: 4))'

// Statement
    let l = Label("a").border(.red)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .border(.red))'

// Statement
    let l = Label("a").italic()
//                     ^ HIT: Mods are arguments: 'Label("Ada", .font(.italicSystemFont(ofSize: 17)))'

// Statement
    let l = Label("a").fontWeight(.bold)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .font(.systemFont(ofSize: 17, weight: .bold)))'

// Statement
    let l = Label("a").padding(.top, 8)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .padding(h: 16))'

// Statement
    let l = Label("a").frame(maxWidth: .infinity)
//                     ^ HIT: Mods are arguments: 'Label("Ada", .width(max: 300))'

// Statement
    let l = UISlider()
//          ^ HIT: 'UISlider' has been renamed to 'Slider'

// Statement
    let l = UIScrollView()
//          ^ HIT: 'UIScrollView' has been renamed to 'ScrollView'

// Statement
    let l = UITextView()
//          ^ HIT: 'UITextView' has been renamed to 'TextView'

// Statement
    let l = UISegmentedControl()
//          ^ HIT: 'UISegmentedControl' has been renamed to 'SegmentedControl'

// Statement
    let l = UITabBarController()
//          ^ HIT: 'UITabBarController' has been renamed to 'TabBarController'

// Statement
    let l = UIAlertController()
//          ^ HIT: 'UIAlertController' has been renamed to 'AlertController'

// Statement
    let l = UIActivityIndicatorView()
//          ^ HIT: 'UIActivityIndicatorView' has been renamed to 'ActivityIndicatorView'

// Statement
    let l = UITableViewCell()
//          ^ HIT: 'UITableViewCell' has been renamed to 'TableViewCell'

// Statement
    let l = UIStepper()
//          ^ HIT: 'UIStepper' has been renamed to 'Stepper'

// Statement
    let l = UIDatePicker()
//          ^ HIT: 'UIDatePicker' has been renamed to 'DatePicker'

// Statement
    let l = UIProgressView()
//          ^ HIT: 'UIProgressView' has been renamed to 'ProgressView'

// Statement
    let l = UICollectionView()
//          ^ HIT: 'UICollectionView' has been renamed to 'CollectionView'

// Statement
    label.addSubview(Label("a"))
//        ^ HIT: widgets are listed in a block: 'VStack { Label("Ada") }'

// Statement
    let l = StackView(); l.addArrangedSubview(Label("a"))
//                         ^ HIT: widgets are listed in a block: 'VStack { Label("Ada") }'

// Statement
    let l = Button("a"); l.addAction { print("a") }
//                         ^ HIT: write 'Button("Save", .tapped --> { … })'

// Statement
    label.widthAnchor.constraint(equalToConstant: 40).isActive = true
//        ^ HIT: write '.width(80)'; a stack places what it contains

// Statement
    label.topAnchor.constraint(equalTo: label.bottomAnchor).isActive = true
//        ^ HIT: write '.padding(8)'; a stack places what it contains

// Statement
    let l = Button("Delete", role: .destructive) { }
//          ^ HIT: a role is a style: 'Button("Delete", .tintColor(.systemRed)) { … }'

// Statement
    let l = SegmentedControl(items: ["a", "b"])
//          ^ HIT: the segments are a list: 'SegmentedControl(["Day", "Week"])'

// Statement
    let l = SegmentedControl(user.name.map { String($0) })
//          ^ HIT: write 'SegmentedControl(names.map { SegmentedControl.Segment($0) })'

// Statement
    let l = TextView(text: model.$name)
//          ^ HIT: write 'TextView(.text <--> $note)', or 'TextView(.text("a"))'

// Statement
    let l = DatePicker("a", selection: Var(Date()))
//          ^ HIT: write 'HStack { Label("Birthday"); DatePicker(.date <--> $date) }'

// Statement
    let l = StackView(arrangedSubviews: [Label("a")])
//          ^ HIT: write 'VStack { … }', or 'StackView(.arrangedSubviews([…]))'

// Statement
    let l = ZStack(alignment: .topTrailing) { Label("a") }
//          ^ HIT: each widget of a 'ZStack' has its place: 'Label("3", .position(.topRight))'

// Statement
    let l = ZStack(.alignment(.topTrailing)) { Label("a") }
//                  ^ HIT: each widget of a 'ZStack' has its place: 'Label("3", .position(.topRight))'

// Statement
    let l = Button("a", .textColor(.red))
//                       ^ HIT: 'textColor' has been renamed to 'titleColor'

// Statement
    let l = ImageView(.image(.systemName("star")))
//                            ^ HIT: 'systemName' has been replaced by 'init(systemName:)'

// Statement
    let l = ImageView(url: url)
//          ^ HIT: write 'ImageView(.image(from: url))'

// Statement
    let l = Color.dynamic(light: .white, dark: .black)
//                ^ HIT: 'dynamic(light:dark:)' has been replaced by 'init(light:dark:)'

// Statement
    let l = Color.red.opacity(0.5)
//                    ^ HIT: 'opacity' has been renamed to 'withAlphaComponent(_:)'

// Statement
    let l = AlertController(title: "a", message: "b")
//          ^ HIT: write 'AlertController("Delete?", .actions([AlertAction("OK")]))'

// Statement
    let l = AlertController("a", .actions([.cancel("b")]))
//                                          ^ HIT: write 'AlertAction("Delete", .style(.destructive)) { … }'

// Statement
    let l = AlertAction("Delete", style: .destructive)
//          ^ HIT: write 'AlertAction("Delete", .style(.destructive)) { … }'

// Statement
    let l = TabBar(.tintColor(.red)) { Label("a") }
//          ^ HIT: write 'TabBarController { ViewController("Home") { … } }', which has a bar

// Statement
    let l = LiveTree(Label("a")).onChange { changes in print(changes) }
//                               ^ HIT: a renderer receives changes: 'tree.render(with: HTMLRenderer())'; a test asks 'tree.changes { … }'

// Statement
    let l = tree.contains("a")
//               ^ HIT: write 'tree.find(.text("Save")).exists'

// Statement
    let l = tree.contains(.text("a"))
//               ^ HIT: write 'tree.find(.text("Save")).exists'

// Statement
    let l = tree.exists(.text("a"))
//               ^ HIT: write 'tree.find(.text("Save")).exists'

// Statement
    let l = tree.all(Label.self)
//               ^ HIT: a query lists what it finds: 'find(.button).all', 'find(Label.self).all'

// Statement
    let l = tree.find(.text("a")).isVisible
//                                ^ HIT: a query finds what is visible: 'find(…).exists'

// Statement
    Task { try await tree.wait(for: .text("a")) }
//                        ^ HIT: a tree is always up to date; time passes by 'clock.advance(by:)' of a 'VirtualClock'

// Statement
    let l = tree.saveState()
//               ^ HIT: the state of a program is saved: 'name.json()', and 'name.restore(json:)'

// Statement
    tree.undo()
//       ^ HIT: a history undoes what a tree records: 'tree.record(in: history)', 'history.undo()'

// Statement
    let l = LiveSession(LiveTree(Label("a"))).html
//                                            ^ HIT: a session opens a page: 'session.open().html'

// Statement
    let l = Preview.html(Label("a"), theme: 1)
//                  ^ HIT: a theme is given by a Mod: 'VStack(.theme(brand)) { … }'

// Statement
    let l = Preview.html(Label("a"), .dark)
//                  ^ HIT: light and dark follow the reader; for one of them, set 'overrideUserInterfaceStyle'

// Statement
    let l = Preview.html(Label("a"), title: "a")
//                  ^ HIT: write 'Preview.html(card, as: .page(title: "Card"))'

// Statement
    let l = Preview.svg(Label("a"), dark: true)
//                  ^ HIT: write 'Preview.svg(card, appearance: .dark)'

// Statement
    let l = Appearance.dark
//          ^ HIT: 'Appearance' has been renamed to 'UserInterfaceStyle'

// Statement
    let l = History("")
//          ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let l = UndoManager()
//          ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let l = UndoHistory()
//          ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let l = Var("a", storedIn: UserDefaults.standard, key: "name")
//          ^ HIT: a 'Var' is saved by its 'json()', and restored by 'restore(json:)'

// Statement
    let l = Var("a").undoable(in: History())
//                   ^ HIT: write 'history.track(name)'

// Statement
    let l = Var(1).bimap(to: { String($0) }, from: { Int($0) ?? 0 })
//                 ^ HIT: convert each way: '.text <-- age.map { … }, .textChanged --> { age.value = … }'

// Statement
    let l = model.$name.map { $0 }.value
//                                 ^ HIT: a signal has no current value: subscribe to it, or keep a 'Var'

// Statement
    let l = combine(model.$name, model.$count)
//          ^ HIT: signals are combined by a method: 'name.combineLatest(email)'

// Statement
    let l = Signal.combineLatest(model.$name, model.$count) { "\($0)\($1)" }
//                 ^ HIT: signals are combined by a method: 'name.combineLatest(email) { … }'

// Statement
    let l = VStack(.sheet(item: model.$note) { note in Label(note) }) { Label("a") }
//                  ^ HIT: a screen presents another: '.presentedViewController <-- problem.screen { … }'

// Statement
    let l = List(model.$users) { user in Label(user.name) }
//          ^ HIT: a list is a 'TableView { … }' of 'TableViewCell's, or a 'VStack' in a 'ScrollView'

// Statement
    withAnimation(.easeInOut) { model.count = 1 }
//  ^ HIT: write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget

// Statement
    withAnimation { model.count = 1 }
//  ^ HIT: write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget

// Statement
    View.animate(withDuration: 0.3) { model.count = 1 }
//       ^ HIT: write 'tree.changes(animated: .snappy) { … }', or '.animation(.snappy)' of a widget

// Statement
    let l = ProgressView(.progress <-- model.$volume.animated(.snappy))
//                                                   ^ HIT: a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'

// Statement
    let l = NavigationStack(title: "a") { Label("b") }
//          ^ HIT: write 'NavigationController { Home() }', and push by 'inContext { try $0.push(Detail()) }'

// Statement
    let l = NavigationStack(path: Var([1])) { Label("b") }
//          ^ HIT: write 'NavigationController { Home() }', and push by 'inContext { try $0.push(Detail()) }'

// Statement
    let l = Tab("Home", systemImage: "house") { Label("a") }
//          ^ HIT: a tab is a screen: 'TabBarController { ViewController("Home") { … } }'

// Statement
    label |>= .multiline
//        ^ HIT: write 'label = label |> .multiline', or 'Mod.multiline(&label)'

// Statement
    let l = URLComponents() |> .https <> .queryItem("q", "x")
//                                        ^ HIT: write '.appending(query: ["page": "2"])'

// Statement
    let l = URLComponents() |> .query(["q": "x"])
//                              ^ HIT: write '.appending(query: ["page": "2"])'

// Statement
    for change in Mod<Label>.multiline.changes { print(change) }
//                                     ^ HIT: a style changes something: 'style.changes(to: Label())'

// Statement
    let l = VStack(.all(Label.self, .multiline)) { Label("a") }
//                  ^ HIT: 'all' has been renamed to 'styling(_:_:)'

// Statement
    let l = VStack(.labels(.multiline)) { Label("a") }
//                  ^ HIT: write '.styling(Label.self, .textColor(.red))'

// Statement
    let l = Label("a", .if(true, .multiline))
//                      ^ HIT: write '.when(isUrgent, .textColor(.red))'

// Statement
    let l = Label("a", .borderWidth(1))
//                      ^ HIT: write '.layer.borderWidth(1)' or '.border(.red, width: 1)'

// Statement
    let l = Label("a", .borderColor(.red))
//                      ^ HIT: write '.layer.borderColor(…)' or '.border(.red, width: 1)'

// Statement
    let l = Label("a", .shadowOpacity(0.5))
//                      ^ HIT: write '.layer.shadowOpacity(0.5)'

// Statement
    let l = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
//          ^ HIT: a gradient is a layer: 'View(.layer.sublayers([GradientLayer(.colors([.red, .blue]))]))'

// Statement
    let l = Label("a", .overlay { Label("b") })
//                      ^ HIT: a 'ZStack { … }' lays widgets over each other

// Statement
    let l = Stepper(.range(0...10))
//                   ^ HIT: the limits are 'minimumValue' and 'maximumValue'

// Statement
    let l = Preview.html(Label("a"), style: .dark, title: "a")
//                  ^ HIT: write 'Preview.html(card, as: .page(title: "Card"))'; for dark, set 'overrideUserInterfaceStyle'

// Statement
    let l = Preview.svg(Label("a"), width: 390, colorScheme: .dark)
//                  ^ HIT: write 'Preview.svg(card, appearance: .dark)'

// Statement
    let l = Preview.terminal(Label("a"), columns: 60)
//                  ^ HIT: write 'Preview.terminal(card, width: 60)'

// Statement
    let l = try tree.find(.identifier("a"), as: Label.self)
//                   ^ HIT: the type comes first: 'find(Label.self, .identifier("total"))'

// Statement
    let s = ScrollView(.refreshing -- true)
//                      ^ HIT: write '.refreshControl(RefreshControl(.isRefreshing <-- isLoading))'

// Statement
    let u = Undoable("draft")
//          ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let v = Var(3).map(get: { String($0) }, set: { Int($0) ?? 0 })
//                 ^ HIT: convert each way: '.text <-- age.map { … }, .textChanged --> { age.value = … }'

// Statement
    let m = Mod<Label>.multiline.animated(.snappy)
//                               ^ HIT: a widget moves with each change: 'Label(.alpha <-- alpha, .animation(.snappy))'


// Statement
    let l = Cell("Apple")
//          ^ HIT: 'Cell' has been renamed to 'TableViewCell'

// Statement
    let l = ImageView(.image("logo"), .width(120))
//                           ^ HIT: write 'Image(systemName: "star")' or 'Image(named: "logo")'

// Statement
    let l = TextField(.editingDidEndOnExit --> { print("done") })
//                     ^ HIT: write '.textSubmitted --> { text in … }'

// Statement
    let m: Mod<Label> = .init(\.alpha, 1)
//                       ^ HIT: a key path is set by '.~': 'Mod(\.port .~ 80)'

// Statement
    let u = Undo("draft")
//          ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let s = Preview.svg(Label("a"), size: CGSize(width: 320, height: 80))
//                  ^ HIT: write 'Preview.svg(card, width: 320)'

// Statement
    let l = Preview.text(Label("a"), width: 40)
//                  ^ HIT: a text has no width; write 'Preview.terminal(card, width: 40)'

// Statement
    let s = Subject<Int>()
//          ^ HIT: write 'Input<Value>()', which events lead to, and which has all operators

// Statement
    let v = Var("1").binding(get: { Int($0) }, set: { String($0 ?? 0) })
//                   ^ HIT: convert each way: '.text <-- age.map { … }, .textChanged --> { age.value = … }'

// Statement
    let m = Mod<Label>.multiline.properties
//                               ^ HIT: a style changes something: 'style.changes(to: Label())'

// Statement
    let c = CollectionView(layout: 3) { Label("a") }
//          ^ HIT: write 'CollectionView(.layout(.grid(columns: 3))) { … }'

// Statement
    let b = Button("a", .contentInsets(.all(8)))
//                       ^ HIT: 'contentInsets' has been renamed to 'contentEdgeInsets(_:)'

// Alone
    import StyleGuide; private let guide = StyleGuide("Buttons") { Example("Save") { Button("Save") } }
//                                                                 ^ HIT: examples stand in a section: 'Examples("Buttons") { Example("Save") { … } }'

// Statement
    let l = TextView("Write here", .font(.body))
//          ^ HIT: write 'TextView(.text("Hello"))', or '.text <--> note'

// Statement
    let b = Button("a", .configuration(.filled()))
//                       ^ HIT: a button is configured by its Mods; the kit has '.buttonStyle(.filled)'

// Statement
    let t = TableView(.rows <-- Var(["a"]))
//                     ^ HIT: write '.tableData <-- users.tableData { user in … }', or a block of rows

// Statement
    let c = CollectionView(columns: 3, spacing: 8) { Label("a") }
//          ^ HIT: write 'CollectionView(.layout(.grid(columns: 3))) { … }'

// Statement
    let p = ProgressView(progress: 0.3)
//          ^ HIT: write 'ProgressView(.progress(0.5))', or 'ProgressView(.progress <-- $progress)'

// Statement
    let b = BarButton("Add")
//          ^ HIT: 'BarButton' has been renamed to 'BarButtonItem'

// Statement
    let d = tree.debugDescription
//               ^ HIT: 'debugDescription' has been renamed to 'description'

// Statement
    let i = ImageView(.symbolScale(.large))
//                     ^ HIT: write '.preferredSymbolConfiguration(SymbolConfiguration(scale: .large))'

// Statement
    let b = Button("Follow") |> .title("Following", for: .selected)
//                               ^ HIT: write '.title(for: .selected)("Following")'

// Statement
    let l = Label("a", .contentHugging(.required, for: .horizontal))
//                      ^ HIT: renamed to 'contentHuggingPriority(_:for:)'

// Statement
    let t = TableView(style: .grouped) { Label("a") }
//          ^ HIT: write 'TableView(.style(.insetGrouped)) { … }'

// Statement
    let b = Button(systemImage: "xmark")
//          ^ HIT: write 'Button(.image(systemName: "star"))'

// Statement
    let s = ActionSheet("Photo") { Button("Take photo") }
//          ^ HIT: an action sheet is an 'AlertController("Photo", .preferredStyle(.actionSheet))'

// Statement
    let g = GradientView(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
//          ^ HIT: a gradient is a layer:

// Statement
    let s = Preview.svg(Label("a"), size: CGSize(width: 390, height: 844), appearance: .dark)
//                  ^ HIT: write 'Preview.svg(card, width: 320)'

// Statement
    let v = VStack { Label("a") } |> .environment(\.colorScheme, .dark)
//                                                  ^ HIT: renamed to 'userInterfaceStyle'

// Statement
    let todos = VarArray(["Milk"])
//              ^ HIT: write 'Var(["Milk"])', and change 'items.value.append(item)'

// Statement
    let both = combineLatest(model.$name, model.$count, model.$isBusy)
//             ^ HIT: signals are combined by a method: 'a.combineLatest(b, c)'

// View
    Button("Save", .contentEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
//                  ^ HIT: write '.contentEdgeInsets(EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))'

// View, ViewInComponent
    HStack(.layoutMargins(.all, 12)) { Label("Ada") }
//          ^ HIT: 'layoutMargins' has been renamed to 'margins'

// View
    ImageView(.symbolSize(24))
//             ^ HIT: write '.preferredSymbolConfiguration(SymbolConfiguration(pointSize: 20))'

// Statement
    let image = try tree.find(.image("Map")).image
//                                           ^ HIT: a query by a type has its properties: 'find(ImageView.self, …).image'

// Statement
    let color = try tree.find(.button("Save")).backgroundColor
//                                             ^ HIT: a query by a type has its properties: 'find(Button.self, …).backgroundColor'

// View, ViewInComponent
    Label("Ada", .shadowOffset(x: 0, y: 2))
//                ^ HIT: write '.layer.shadowOffset(CGSize(width: 0, height: 4))'

// Statement
    let style: Mod<User> = Mod<Int> { $0 += 1 }.focus(\.age)
//                                              ^ HIT: write '.at(\.audio, style)'

// Statement
    let changes = Mod<Label>.centered.inspect(Label())
//                                    ^ HIT: 'inspect' has been renamed to 'changes(to:)'

// View
    Table(style: .insetGrouped) { Label("Ada") }
//  ^ HIT: rows are listed in the block

// View, ViewInComponent
    TableView(model.users, id: \.name) { user in Label(user.name) }
//  ^ HIT: rows are listed in the block

// View
    TableView(.selection("Ada"))
//             ^ HIT: a selection is an event: '.rowSelected --> { (user: User) in … }'

// View
    VStack(.title("Detail")) { Label("Ada") }
//          ^ HIT: a screen has a title: 'ViewController("Detail") { … }'

// Statement
    let path = Var([user]); let view = NavigationStack(path: path) { Label("Ada") } destination: { user in Label(user.name) }
//                                     ^ HIT: write 'NavigationController { Home() }' / a stack follows a path by '<--'

// Statement
    NavigationController().push(Label("Ada"))
//                         ^ HIT: a button opens a screen

// View
    VStack(.alert("Delete?", isPresented: model.$isBusy, message: "For ever.") { Button("Yes") }) { Label("Ada") }
//          ^ HIT: a screen presents an 'AlertController'

// View
    VStack(.tabItem(title: "Notes", image: Image(systemName: "note"))) { Label("Ada") }
//          ^ HIT: a screen has a tab

// View, ViewInComponent
    Button("Save", .when(.highlighted, .alpha(0.6)))
//                  ^ HIT: a state has a style: '.while(.highlighted, .alpha(0.6))'

// View
    HStack(.accessibilityElement(children: .combine)) { Label("Ada") }
//          ^ HIT: write '.isAccessibilityElement(true)'

// View
    When(model.$isBusy) { Label("Ada") }
//  ^ HIT: write 'if' in the 'body' of a component

// View
    Switched(model.$count) { count in Label("\(count)") }
//  ^ HIT: write 'if' or 'switch' in the 'body' of a component / the 'body' of a component follows '@Variable var route'

// Statement
    let clock = TestClock()
//              ^ HIT: 'TestClock' has been renamed to 'VirtualClock'

// Statement
    let text = UndoableVar("Draft")
//             ^ HIT: write 'let history = History()' and 'history.track(name)', with 'name' a 'Var'

// Statement
    let session = LiveSession { Label("Ada") }
//                ^ HIT: a session shows a tree: 'LiveSession(LiveTree { … })'

// Declaration
    extension Mod where Root: TextWidget { static var nine: Mod { .numberOfLines(9) } }
//                            ^ HIT: 'TextWidget' has been renamed to 'TextDisplaying'

// View
    SegmentedControl(.items(["Day", "Week"]))
//                    ^ HIT: write 'SegmentedControl(["Day", "Week"])'

// View
    Label("Inbox", .font(.bold))
//                        ^ HIT: write '.boldSystemFont(ofSize: 17)'

// View
    Button("Save", .style(.rounded))
//                  ^ HIT: a style is an argument: 'Label("Ada", .title)'

// Statement
    let l = List(["a"], id: \.self, selection: Var("a")) { Label($0) }
//          ^ HIT: a list is a 'TableView { … }' of 'TableViewCell's, or a 'VStack' in a 'ScrollView'

// Statement
    let seconds = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
//                      ^ HIT: write 'Signal.interval(every: .seconds(1))'

// View
    VStack { Label("Day").tag("day"); Label("Week").tag("week") }
//                        ^ HIT: a choice is a 'SegmentedControl

// View, ViewInComponent
    Button("Save", .style(.primary))
//                  ^ HIT: write '.buttonStyle(.filled)'

// Statement
    let store = Store(initial: 0) { (state: inout Int, message: Int) in state += message }
//              ^ HIT: an 'Adapter' has a state that messages change; a value alone is a 'Var'

// View
    Label(.text <-- { "\(user.age)" })
//              ^ HIT: '<--' takes a signal, such as '$name' or 'model.observing(\.name)'

// Statement
    let x = NavigationStack { List(["a"], id: \.self) { _ in NavigationLink("a") { List([1], id: \.self) { _ in Label("a") }.title("b") } } }
//          ^ HIT: write 'NavigationController { Home() }'

// Statement
    let x = List(["a"], id: \.self) { Label($0) }.alert("Really?", isPresented: Var(true)) { Button("No") }.refreshable { print(1) }
//          ^ HIT: a list is a 'TableView { … }'

// Statement
    let x = SplitView { Label("a") }
//          ^ HIT: screens side by side are 'ViewController's in an 'HStack'

// Statement
    let x = Section(header: Label("Day")) { Label("a") }
//          ^ HIT: a widget above the rows is its 'headerView'

// Statement
    let x = FontToken(size: 34, weight: .bold)
//          ^ HIT: a token is a property of a theme

// Statement
    let x = Font.body.size
//                    ^ HIT: 'size' has been renamed to 'pointSize'

// View
    ScrollView(.scrolledToBottom --> { print(1) }) { Label("a") }
//              ^ HIT: write '.didScroll --> { … }'

// Statement
    let x = Signal.combineLatest(Var(1), Var(2), Var(3)).map { $0 + $1 + $2 }
//                 ^ HIT: signals are combined by a method

// Statement
    let x = Signal.zip(Var(1), Var(2), Var(3)).map { $0 + $1 + $2 }
//                 ^ HIT: signals are zipped by a method

// Statement
    let x = Var(10.0).clamped(to: 1...20)
//                    ^ HIT: a slider or a stepper limits its value

// Statement
    let x = Var(20.0).bimap(get: { String($0) }, set: { Double($0) ?? 0 })
//                    ^ HIT: convert each way

// View
    Switch(.isOn <--> Var<String?>("name").equals("name"))
//                                         ^ HIT: a part has a key path

// Statement
    let x = Computed { "\(Var(1).value)" }
//          ^ HIT: a computed value is a signal

// View
    Label(.text <-- observe { "\(user.age)" })
//                  ^ HIT: a property of a model is followed by 'model.observing

// Statement
    let x = Preview.text(Label("a"), width: Double(20))
//                  ^ HIT: write 'Preview.terminal(card, width: 40)'

// View
    Label("a", .textDecoration(.lineThrough))
//                              ^ HIT: 'lineThrough' has been renamed to 'strikethrough'

// View
    Label("a", .font(.body.kerning(2)))
//                         ^ HIT: 'kerning' has been renamed to 'tracking(_:)'

// View
    Label("a", .font(.body.letterSpacing(2)))
//                         ^ HIT: 'letterSpacing' has been renamed to 'tracking(_:)'

// View
    Label("a", .font(.body.leading(.loose)))
//                         ^ HIT: a line height is in points: '.systemFont(ofSize: 17).lineHeight(24)'

// View
    Label("a", .font(.systemFont(ofSize: 16, lineHeight: 20)))
//                    ^ HIT: write '.systemFont(ofSize: 17).lineHeight(24)'

// View
    Button("a", .textDecoration(.underline))
//               ^ HIT: write '.titleLabel.textDecoration(…)'
