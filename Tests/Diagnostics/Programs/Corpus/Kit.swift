// View
    Button("Save", .buttonStyle(.fild))
//                               ^ HIT: type 'Mod<Kit.ButtonLook>' has no member 'fild'

// View
    Button("Save", .buttonStlye(.filled))
//                  ^ HIT: type 'Mod<Button>' has no member 'buttonStlye'

// View
    Button("Save", .buttonStyle(filled))
//                              ^ HIT: cannot find 'filled' in scope

// View
    Button("Save", .buttonStyle(\.size .~ .huge))
//                                         ^ HIT: type 'Kit.Size' has no member 'huge'

// View
    Button("Save", .buttonStyle(.success))
//                               ^ HIT: type 'LookSelecting' has no member 'success'

// View
    Button("Save", .buttonStyle(variant: .filled))
//                             ^ HIT: extraneous argument label 'variant:' in call

// View
    Button("Save", .buttonStyle(role: .destructive))
//                             ^ HIT: extraneous argument label 'role:' in call

// View
    Button("Save", .buttonStyle)
//                  ^ HIT: member 'buttonStyle' in 'Mod<Button>' produces result of type 'Recipe<Button, Kit.ButtonLook>', but context expects 'Mod<Button>'

// View
    Button("Save", .buttonStyle(.filled, .alpha(0.5)))
//                                        ^ HIT: static property 'alpha' requires that 'Kit.ButtonLook' conform to 'Widget'

// View
    Label("New", .badge(.succes))
//                       ^ HIT: type 'Mod<Kit.BadgeLook>' has no member 'succes'

// View
    Label("New", .badge(.filled))
//                       ^ HIT: type 'LookSelecting' has no member 'filled'

// View
    Label("New", .badge("success"))
//                      ^ HIT: cannot convert value of type 'String' to expected argument type 'Mod<Kit.BadgeLook>'

// View
    Label("Inbox", .typography(.headline))
//                              ^ HIT: type 'Mod<Kit.TypeLook>' has no member 'headline'

// View
    TextField(.textFieldStyle(.rounded))
//             ^ HALF: type 'String?' has no member 'textFieldStyle'

// View
    VStack(.card(.raised)) { Label("a") }
//                ^ HIT: type 'LookSelecting' has no member 'raised'

// View
    Banner("Saved", .succes)
//                   ^ HIT: type 'Mod<Kit.BannerLook>' has no member 'succes'

// View
    Banner("Saved", tone: .success)
//  ^ HALF: no exact matches in call to initializer

// View
    Banner(title: "Saved", .success)
//        ^ HIT: extraneous argument label 'title:' in call

// View
    Banner(.success)
//          ^ HIT: type 'String' has no member 'success'

// View
    Banner("Saved", .success, parts: .slot(\.titel, .font(.title3)))
//                                         ^ HIT: value of type 'Banner.Parts' has no member 'titel'

// View
    Banner("Saved", .success, parts: .slot(\.title, .title("a")))
//                                                   ^ HIT: static property 'title' requires that 'Label' conform to 'Titled'

// View
    Banner("Saved", .success, parts: .slot(\.title, .tintColr(.red)))
//                                                   ^ HIT: type 'Mod<Label>' has no member 'tintColr'

// View
    Banner("Saved", .success, parts: .title(.font(.title3)))
//                                    ^ HIT: static property 'title' requires that 'Banner.Parts' conform to 'Titled'

// View
    Banner("Saved", .success, .slot(\.title, .font(.title3)))
//                                  ^ HIT: value of type 'Kit.BannerLook' has no member 'title'

// View
    Field("Email", .filled)
//                  ^ HIT: a choice stands in the call of a recipe: '.textFieldStyle(.filled)'

// View
    Field("Email", style: .fileld)
//                         ^ HIT: type 'Mod<Kit.FieldLook>' has no member 'fileld'

// View
    Field("Email", .placeholder(3))
//                              ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// View
    Field("Email", help: 3)
//                       ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// View
    Field("Email", parts: .slot(\.input, .textColr(.red)))
//                                        ^ HIT: type 'Mod<TextField>' has no member 'textColr'

// View
    Field("Email", parts: .slot(\.label, .placeholder("a")))
//                                        ^ HIT: static property 'placeholder' requires that 'Label' conform to 'Prompting'

// View
    Field(.placeholder("a"))
//         ^ HIT: type 'String' has no member 'placeholder'

// View
    ListRow("Ada", value: 3)
//                        ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// View
    ListRow("Ada", .disclosed)
//                  ^ HIT: type 'Mod<Kit.RowLook>' has no member 'disclosed'

// View
    ListRow("Ada", image: "person")
//                        ^ HIT: write 'Image(systemName: "star")' or 'Image(named: "logo")'

// View
    EmptyState("None", image: Image("tray"))
//                                  ^ HIT: write 'Image(systemName: "star")' or 'Image(named: "logo")'

// View
    EmptyState("None", .huge)
//                      ^ HIT: type 'Mod<Kit.EmptyLook>' has no member 'huge'

// View
    FormSection(header: "People") { Label("a") }
//             ^ HIT: extraneous argument label 'header:' in call
