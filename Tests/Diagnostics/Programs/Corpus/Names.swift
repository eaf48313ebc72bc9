// View
    Label("Ada", .colour(.red))
//                ^ HIT: type 'Mod<Label>' has no member 'colour'

// View
    Label("Ada", .txtColor(.red))
//                ^ HIT: type 'Mod<Label>' has no member 'txtColor'

// View, ViewInComponent
    Label("Ada", .numberOfLins -- 2)
//                ^ HIT: type 'Property<Label, Int>' has no member 'numberOfLins'

// View
    Label("Ada", .alpha(0.5), .isHiden(true), .numberOfLines(2))
//                             ^ HIT: type 'Mod<Label>' has no member 'isHiden'

// View
    Label("Ada", .textAlignment(.centre))
//                               ^ HIT: type 'TextAlignment' has no member 'centre'

// View, ViewInComponent
    Label("Ada", .textAlignment -- .centre)
//                ^ HALF: member 'textAlignment' in 'Property<Label, Value>' produces result of type 'Property<Label, TextAlignment>', b

// View
    Label("Ada", .font(.titel1))
//                      ^ HIT: type 'Font' has no member 'titel1'

// View
    Label("Ada", .textColor(.sytemRed))
//                           ^ HIT: type 'Color' has no member 'sytemRed'

// View, ViewInComponent
    Label("Ada", .layer.cornerRadus(4))
//                      ^ HIT: value of type 'Property<Label, Layer>' has no dynamic member 'cornerRadus' using key path from root type 'Laye

// View
    Label("Ada", .layer.shadow.colr(.red))
//                      ^ HIT: value of type 'Property<Label, Layer>' has no dynamic member 'shadow' using key path from root type 'Layer'

// View
    Label("Ada", .numberOfLines("2"))
//                              ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// View, ViewInComponent
    Label("Ada", .alpha("half"))
//                      ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// View
    Label("Ada", .numberOfLines(2.5))
//                              ^ HIT: cannot convert value of type 'Double' to expected argument type 'Int'

// View
    Label("Ada", .isHidden(1))
//                         ^ HIT: integer literal value '1' cannot be used as a boolean; did you mean 'true'?

// View, ViewInComponent
    Label("Ada", .isHidden -- 1)
//                         ^ HIT: the property is of another type than 'Int'

// View
    Label("Ada", .text -- 3)
//                     ^ HIT: the property is of another type than 'Int'

// View
    Label("Ada", .alpha -- "0.5")
//                      ^ HIT: the property is of another type than 'String'

// View, ViewInComponent
    Slider(.value -- "0.5")
//                ^ HIT: the property is of another type than 'String'

// View
    TextField(.placeholder -- 3)
//                         ^ HIT: the property is of another type than 'Int'

// View
    Label(.font -- 17)
//              ^ HIT: the property is of another type than 'Int'

// View, ViewInComponent
    Label(.textColor -- "red")
//                   ^ HIT: the property is of another type than 'String'

// View
    Button("Save", .title -- 42)
//                        ^ HIT: the property is of another type than 'Int'

// View
    Label("Ada", .numberOfLines -- nil)
//                                 ^ HIT: 'nil' is not compatible with expected argument type 'Int'

// View, ViewInComponent
    Label("Ada", .isHidden(nil))
//                         ^ HIT: 'nil' is not compatible with expected argument type 'Bool'

// View
    Label(42)
//  ^ HIT: a label shows a text: 'Label("\(count)")'

// View
    Label(user.age)
//  ^ HIT: a label shows a text: 'Label("\(count)")'

// View, ViewInComponent
    Button(.title)
//          ^ HIT: member 'title' in 'Mod<Button>' produces result of type 'Property<Button, String?>', but context expects 'Mod<

// View
    Label("Ada", .text)
//                ^ HIT: member 'text' in 'Mod<Label>' produces result of type 'Property<Label, String?>', but context expects 'Mod<Lab

// View
    Label("Ada", .alpha)
//                ^ HIT: member 'alpha' in 'Mod<Label>' produces result of type 'Property<Label, Double>', but context expects 'Mod<Lab

// View, ViewInComponent
    Label("Ada", .alpha())
//                      ^ HIT: missing argument for parameter #1 in call

// View
    Label("Ada", .numberOfLines(lines: 2))
//                             ^ HIT: extraneous argument label 'lines:' in call

// View
    Label("Ada", .padding(x: 4))
//                       ^ HIT: extraneous argument label 'x:' in call

// View, ViewInComponent
    Label("Ada", .padding(h: "4"))
//                           ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// View
    Label("Ada", .size(w: 30, h: 40))
//                               ^ HIT: extra argument 'h' in call

// View
    Label("Ada", .position(.botom))
//                          ^ HIT: type 'EmbedPosition' has no member 'botom'

// View, ViewInComponent
    Label("Ada", .title("Ada"))
//                ^ HIT: static property 'title' requires that 'Label' conform to 'Titled'

// View
    Button("Save", .text("Save"))
//                  ^ HIT: static property 'text' requires that 'Button' conform to 'Textual'

// View
    Button("Save", .placeholder -- "Name")
//                  ^ HIT: type 'any WritableKeyPath<Button, String> & Sendable' has no member 'placeholder'

// View, ViewInComponent
    ImageView(.title("a"))
//             ^ HIT: type 'Image?' has no member 'title'

// View
    Label("Ada", .caption)
//                ^ HIT: member 'caption' expects argument of type 'String'

// View
    Label("Ada", Mod<Button>.roundedFilled)
//                           ^ HIT: cannot convert value of type 'Mod<Button>' to expected argument type 'Mod<Label>'

// View, ViewInComponent
    Label("Ada", "Lovelace")
//               ^ HIT: cannot convert value of type 'String' to expected argument type 'Mod<Label>'

// View
    Label("Ada", .text("Ada"), "Lovelace")
//                             ^ HIT: cannot convert value of type 'String' to expected argument type 'Mod<Label>'

// View
    Label("Ada", 0.5, .alpha(0.5))
//               ^ HIT: cannot convert value of type 'Double' to expected argument type 'Mod<Label>'

// View, ViewInComponent
    Lable("Ada")
//  ^ HIT: cannot find 'Lable' in scope

// View
    VStack(.padding(20)) { Lable("Ada"); Label("b") }
//                         ^ HIT: cannot find 'Lable' in scope

// View
    VStack(.spacin(4)) { Label("a") }
//          ^ HIT: type 'Mod<StackView>' has no member 'spacin'

// View, ViewInComponent
    VStack(space: 4) { Label("a") }
//        ^ HIT: extraneous argument label 'space:' in call

// View
    HStack(space: 4) { Label("a"); Label("b") }
//        ^ HIT: extraneous argument label 'space:' in call

// View
    VStack(alignment: .centre) { Label("a"); Label("b") }
//                     ^ HIT: type 'StackView.Alignment' has no member 'centre'

// View, ViewInComponent
    VStack(spacing: "8") { Label("a") }
//                  ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// View
    HStack(spacing: 8, .paddin(4)) { Label("a"); Label("b", .alpha(0.5)) }
//                      ^ HIT: type 'Mod<StackView>' has no member 'paddin'

// View
    VStack { Label("a", .alhpa(0.5)); Label("b") }
//                       ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// View, ViewInComponent
    VStack { Label("a"); HStack { Label("b"); Label("c", .alpha -- "1") } }
//                                                              ^ HIT: the property is of another type than 'String'

// View
    VStack { Label("a"); HStack { Label("b"); Label("c", .alhpa -- 1) } }
//                                                        ^ HIT: type 'Property<Label, Int>' has no member 'alhpa'

// View
    VStack { Label("a"); 42 }
//                       ^ HIT: a line of a block is a widget or something WidgetConvertible

// View, ViewInComponent
    VStack { Label("a"); print("x") }
//                       ^ HIT: a line of a block is a widget or something WidgetConvertible

// View
    VStack { Label("a"); .alpha(0.5) }
//                        ^ HALF: cannot infer contextual base in reference to member 'alpha'

// View
    VStack { Label("a"); "b" }
//                       ^ HIT: a line of a block is a widget or something WidgetConvertible

// View, ViewInComponent
    VStack { Label(model.users.count) }
//           ^ HIT: a label shows a text: 'Label("\(count)")'

// View
    VStack { if user.name { Label("a") } }
//                   ^ HIT: cannot convert value of type 'String' to expected condition type 'Bool'

// View
    VStack { if user.isOnlin { Label("a") } else { Label("b") } }
//                   ^ HIT: value of type 'User' has no member 'isOnlin'

// View, ViewInComponent
    VStack { if user.isOnline { Label("a", .hiddn(true)) } else { Label("b") } }
//                                          ^ HIT: type 'Mod<Label>' has no member 'hiddn'

// View, ViewInComponent
    Label(user.age, .alpha(0.5))
//  ^ HIT: a label shows a text: 'Label("\(count)")'

// View
    Label(0.5)
//  ^ HIT: a label shows a text: 'Label("\(price)")'

// View
    VStack { Label("Total"); Label(Decimal(12)) }
//                           ^ HIT: a label shows a text: 'Label("\(price)")'

// View
    VStack { Label("Joined"); Label(Date(), .alpha(0.5)) }
//                            ^ HIT: a label shows a text: 'Label(date.formatted())'

// View
    Stepper("Count")
//  ^ HIT: a stepper has no title: 'HStack { Label("Count"); Stepper(.value <--> $count) }'

// View
    Switch("Wifi")
//         ^ HIT: cannot convert value of type 'String' to expected argument type 'Mod<Switch>'

// View
    Stepper(\.valu .~ 1)
//                 ^ HALF: cannot convert value of type 'Mod<Root>' to expected argument type 'String'

// View
    VStack(.margins(vertical: 8)) { Label("a") }
//          ^ HIT: 'margins(horizontal:vertical:)' has been renamed to 'margins(h:v:)'

// View, ViewInComponent
    Label("Ada", .font(.systemFont(size: 12)))
//                      ^ HIT: 'systemFont(size:weight:)' has been renamed to 'systemFont(ofSize:weight:)'

// View
    Label("Ada", .font(.caption))
//                      ^ HIT: 'caption' has been renamed to 'caption1'

// View
    Label("Ada", .filled)
//                ^ HIT: a choice stands in the call of a recipe, as in '.buttonStyle(.filled)'

// View
    TextField(.filled)
//             ^ HIT: a choice stands in the call of a recipe: '.textFieldStyle(.filled)'

// View
    VStack(spacin: 4) { Label("a") }
//        ^ HIT: incorrect argument labels in call (have 'spacin:_:', expected 'alignment:spacing:_:content:')

// View
    VStack(8) { Label("a") }
//         ^ HIT: cannot convert value of type 'Int' to expected argument type 'Mod<StackView>'

// View
    UILabel()
//  ^ HIT: 'UILabel' has been renamed to 'Label'

// View
    UIButton("Save")
//  ^ HIT: 'UIButton' has been renamed to 'Button'

// View
    UIView()
//  ^ HIT: 'UIView' has been renamed to 'View'

// View
    UIStackView()
//  ^ HIT: 'UIStackView' has been renamed to 'StackView'

// View
    UIImageView()
//  ^ HIT: 'UIImageView' has been renamed to 'ImageView'

// View
    UITextField()
//  ^ HIT: 'UITextField' has been renamed to 'TextField'

// View
    UISwitch()
//  ^ HIT: 'UISwitch' has been renamed to 'Switch'

// View
    UITableView()
//  ^ HIT: 'UITableView' has been renamed to 'TableView'

// View
    UIViewController("Ada")
//  ^ HIT: 'UIViewController' has been renamed to 'ViewController'

// View
    UINavigationController()
//  ^ HIT: 'UINavigationController' has been renamed to 'NavigationController'

// View
    Label("Ada", .textColor(UIColor.red))
//                          ^ HIT: 'UIColor' has been renamed to 'Color'

// View
    Label("Ada", .font(UIFont.body))
//                     ^ HIT: 'UIFont' has been renamed to 'Font'

// View
    ImageView(UIImage(named: "star"))
//            ^ HIT: 'UIImage' has been renamed to 'Image'

// View
    LabelView("Ada")
//  ^ HIT: 'LabelView' is deprecated: renamed to 'Label'

// View
    ButtonView("Save")
//  ^ HIT: 'ButtonView' is deprecated: renamed to 'Button'

// View
    VStackView { Label("Ada") }
//  ^ HIT: 'VStackView(alignment:spacing:_:content:)' is deprecated: renamed to 'VStack'

// View
    HStackView { Label("Ada"); SpacerView() }
//  ^ HIT: 'HStackView(alignment:spacing:_:content:)' is deprecated: renamed to 'HStack'

// View
    SpacerView(8)
//  ^ HIT: 'SpacerView' is deprecated: renamed to 'Spacer'
