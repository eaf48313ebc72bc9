// View, ViewInComponent
    Label("Ada").font(.title1).padding()
//               ^ HIT: Mods are arguments: 'Label("Ada", .font(.title1))' or 'label.with(.font(.title1))'

// View
    Label("Ada").foregroundColor(.red)
//               ^ HIT: Mods are arguments: 'Label("Ada", .textColor(.red))'

// View
    Label("Ada", .foregroundColor(.red))
//                ^ HIT: 'foregroundColor' has been renamed to 'textColor'

// View, ViewInComponent
    Label("Ada", .foregroundStyle(.red))
//                ^ HIT: 'foregroundStyle' has been renamed to 'textColor'

// View
    Label("Ada", .background(.red))
//                ^ HIT: 'background' has been renamed to 'backgroundColor'

// View
    Label("Ada", .opacity(0.5))
//                ^ HIT: 'opacity' has been renamed to 'alpha'

// View, ViewInComponent
    Label("Ada", .cornerRadiu(4))
//                ^ HIT: type 'Mod<Label>' has no member 'cornerRadiu'

// View
    Label("Ada", .frame(width: 30, height: 40))
//                ^ HIT: 'frame(width:height:)' has been renamed to 'size(width:height:)'

// View
    Label("Ada", .lineLimit(2))
//                ^ HIT: 'lineLimit' has been renamed to 'numberOfLines'

// View, ViewInComponent
    Label("Ada", .disabled(true))
//                ^ HIT: write '.isEnabled(false)'

// View
    Button("Save", .disabled(true))
//                  ^ HIT: write '.isEnabled(false)'

// View
    Label("Ada", .bold())
//                ^ HIT: write '.font(.boldSystemFont(ofSize: 17))'

// View, ViewInComponent
    Label("Ada", .multilineTextAlignment(.center))
//                ^ HIT: 'multilineTextAlignment' has been renamed to 'textAlignment'

// View
    Label("Ada", .tint(.red))
//                ^ HIT: 'tint' has been renamed to 'tintColor'

// View
    Text("Ada")
//  ^ HIT: 'Text' has been renamed to 'Label'

// View, ViewInComponent
    Toggle("Wifi", .isOn <--> model.$isBusy)
//  ^ HIT: a switch has no title: 'HStack { Label("Wifi"); Switch(.isOn <--> isOn) }'

// View
    Button(action: { model.save() }) { Label("Save") }
//        ^ HIT: incorrect argument labels in call (have 'action:_:', expected '_:_:action:')

// View
    List(model.users) { Label($0.name) }
//  ^ HIT: a list is a 'TableView { … }' of 'TableViewCell's

// View, ViewInComponent
    ZStak { Label("a") }
//  ^ HIT: cannot find 'ZStak' in scope

// View
    VStack { Text("Ada") }
//           ^ HIT: 'Text' has been renamed to 'Label'

// View
    VStack { Label("a").padding(4) }
//                      ^ HIT: Mods are arguments: 'Label("Ada", .padding(8))'

// View, ViewInComponent
    VStack { Label("a").onTapGesture { } }
//                      ^ HIT: Mods are arguments: 'Label("Ada", .onTap { … })'

// View
    HStack(spacing: 4) { Image("star"); Label("a") }
//                       ^ HIT: a line of a block is a widget or something WidgetConvertible

// View
    VStack(alignment: .leadin, spacing: 4) { Label("a") }
//                     ^ HIT: type 'StackView.Alignment' has no member 'leadin'

// View, ViewInComponent
    TextField("Name", text: model.$name)
//  ^ HIT: write 'TextField("Name", .text <--> $name)'

// View, ViewInComponent
    Slider(value: model.$volume)
//  ^ HIT: write 'Slider(.value <--> $volume)'; the limits are 'minimumValue' and 'maximumValue'

// View, ViewInComponent
    Switch(isOn: model.$isBusy)
//  ^ HIT: write 'Switch(.isOn <--> $isOn)'

// View
    ForEach(1...3) { Label("\($0)", .alhpa(1)) }
//                                   ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// View
    ForEach(model.names) { name in Label(name) }
//  ^ HIT: the elements have no 'id'; name one, as in 'ForEach(names, id: \.self)'

// View, ViewInComponent
    ForEach(model.users) { user in Label(user.nam) }
//                                            ^ HIT: value of type 'User' has no member 'nam'

// View
    ForEach(model.users) { user in Label(user.age) }
//                                 ^ HIT: a label shows a text: 'Label("\(count)")'

// View
    ForEach(model.users, id: \.nam) { user in Label(user.name) }
//                           ^ HIT: value of type 'User' has no member 'nam'

// View, ViewInComponent
    ForEach(model.$users) { user in Label(user.name) }
//  ^ HIT: a loop takes a value: 'ForEach(items)' for '@Variable var items', or 'items.value'

// View
    ForEach(model) { user in Label(user.name) }
//  ^ HALF: initializer 'init(_:content:)' requires that 'Model' conform to 'Sequence'

// View
    ForEach(model.names, id: \.name) { name in Label(name) }
//                           ^ HIT: value of type 'String' has no member 'name'

// Declaration
    private struct Card: Component { var body: some View { Label("Ada") } }
//                                             ^ HALF: a 'some' type must specify only 'Any', 'AnyObject', protocols, and/or a base class

// Declaration
    private struct Card: Component { var body: some Widget { Label("Ada") } }
//                 ^ HIT: type 'Card' does not conform to protocol 'Component'

// Declaration
    private struct Card: Component { var body: Label { Label("Ada") } }
//                 ^ HIT: type 'Card' does not conform to protocol 'Component'

// Declaration
    private struct Card: Component { var view: Children { Label("Ada") } }
//                 ^ HIT: type 'Card' does not conform to protocol 'Component'

// Declaration
    private struct Card: View { var body: Children { Label("Ada") } }
//                 ^ HIT: inheritance from non-protocol type 'View'

// Declaration
    private struct Card: Component { @State var count = 0; var body: Children { Label("\(count)") } }
//                                    ^ HIT: write '@Variable var count = 0', of the module Bindings

// Declaration
    private struct Card: Component { @Binding var count: Int; var body: Children { Label("\(count)") } }
//                                    ^ HIT: a component takes a variable as a property: 'let isOn: Var<Bool>'

// Declaration
    private struct Card: Component { @Variable var count = 0; var body: Children { Button("a", .tapped --> { cont += 1 }) } }
//                                                                                                           ^ HIT: cannot find 'cont' in scope

// Declaration
    private struct Card: Component { @Variable var count = 0; var body: Children { Label(count) } }
//                                                                                 ^ HIT: a label shows a text: 'Label("\(count)")'

// Declaration
    private struct Card: Component { @Variable var name = ""; var body: Children { TextField(.text <--> name) } }
//                                                                                                 ^ HIT: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'

// Declaration
    private struct Card: Component { var body: Children { return Label("Ada") } }
//                                                               ^ HIT: cannot convert return expression of type 'Label' to return type 'Children'

// View
    Button("Save", .font(.title1))
//                  ^ HIT: write '.titleLabel.font(…)'

// Statement, StatementInComponent
    let title = Label("Ada").textColor(.red)
//                                    ^ HIT: Mods are arguments: 'Label("Ada", .textColor(.red))'

// View, ViewInComponent
    Label("Ada").opacity(0.5)
//               ^ HIT: Mods are arguments: 'Label("Ada", .alpha(0.5))'

// View
    Label("Ada").bold()
//               ^ HIT: Mods are arguments: 'Label("Ada", .font(.boldSystemFont(ofSize: 17)))'

// View
    Label("Ada").cornerRadius(8)
//               ^ HIT: Mods are arguments: 'Label("Ada", .layer.cornerRadius(8))'

// View
    Label("Ada").accessibilityLabel("Name")
//               ^ HIT: Mods are arguments: 'Label("Ada", .accessibilityLabel("Name"))'

// View
    Label("Ada").accessibilityIdentifier("name")
//               ^ HIT: Mods are arguments: 'Label("Ada", .accessibilityIdentifier("name"))'

// View
    Label("Ada").backgroundColor(.red)
//                              ^ HIT: Mods are arguments: 'Label("Ada", .backgroundColor(.red))'

// View
    Label("Ada").hidden()
//               ^ HIT: Mods are arguments: 'Label("Ada", .isHidden(true))'

// View
    Label("Ada").lineLimit(2)
//               ^ HIT: Mods are arguments: 'Label("Ada", .numberOfLines(2))'

// View
    Label("Ada").textAlignment(.center)
//                            ^ HIT: Mods are arguments: 'Label("Ada", .textAlignment(.center))'

// View
    Label("Ada").multilineTextAlignment(.center)
//               ^ HIT: Mods are arguments: 'Label("Ada", .textAlignment(.center))'

// View
    Button("Save").disabled(true)
//                 ^ HIT: Mods are arguments: 'Button("Save", .isEnabled(false))'

// View
    Text("Ada").font(.title)
//  ^ HIT: 'Text' has been renamed to 'Label'

// View
    Label("Ada", .font(.title))
//                      ^ HIT: 'title' has been renamed to 'title1'

// View
    NavigationStack { Label("Ada") }
//  ^ HIT: write 'NavigationController { Home() }', and push by 'inContext { try $0.push(Detail()) }'

// View
    TabView { Label("Ada") }
//  ^ HIT: 'TabView' has been renamed to 'TabBarController'

// View
    TextEditor(.text <--> model.$name)
//  ^ HIT: 'TextEditor' has been renamed to 'TextView'

// View
    TextField(text: model.$name)
//  ^ HIT: write 'TextField(.text <--> $name)'

// View
    Slider(value: model.$volume, in: 0...10)
//  ^ HIT: write 'Slider(.value <--> $volume)'; the limits are 'minimumValue' and 'maximumValue'

// View
    Stepper("Count", value: model.$volume)
//  ^ HIT: a stepper has no title: 'HStack { Label("Count"); Stepper(.value <--> $count) }'

// View
    Switch("Wifi", isOn: model.$isBusy)
//  ^ HIT: a switch has no title: 'HStack { Label("Wifi"); Switch(.isOn <--> $isOn) }'

// View
    TextField(.borderStyle -- .roundedBorder)
//                             ^ HIT: 'roundedBorder' has been renamed to 'roundedRect'

// Declaration
    private struct Card: Component { @Environment(Model.self) var model; var body: Children { Label("a") } }
//                                    ^ HIT: a component takes a model as a property: 'let model: Model'

// Declaration
    private struct Card: Component { @Environment(Model.self) var model: Model; var body: Children { Label("a") } }
//                                    ^ HIT: a component takes a model as a property: 'let model: Model'

// Declaration
    private struct Card: Component { @Environment(\.theme) var theme; var body: Children { Label("a") } }
//                                                  ^ HIT: a theme is read by its type: '@Environment(Brand.self) var brand'

// View, ViewInComponent
    VStack(.sheet(isPresented: model.$isBusy) { Label("Ada") }) { Label("Home") }
//          ^ HIT: a screen presents another: '.presentedViewController <-- problem.screen { … }'

// View
    VStack(.alert("Delete?", isPresented: model.$isBusy) { Button("Delete") }) { Label("Home") }
//          ^ HIT: a screen presents an 'AlertController'

// View, ViewInComponent
    Form { TextField("Name", .text <--> model.$name) }
//  ^ HIT: a form is a 'VStack' in a 'ScrollView', or a 'TableView { … }'
