// Statement, StatementInComponent
    try tree.find(.buton("Save")).tap()
//                 ^ HIT: type 'Matcher' has no member 'buton'

// Statement
    try tree.find(.button("Save")).click()
//                                 ^ HIT: 'click()' has been renamed to 'tap()'

// Statement, StatementInComponent
    let found = tree.find(.button("Save")).exist
//                                         ^ HIT: value of type 'Query<Node>' has no dynamic member 'exist' using key path from root type 'Node'

// Statement
    let found = tree.find(.buton("Save")).exists
//                         ^ HIT: type 'Matcher' has no member 'buton'

// Statement
    try tree.find(.textField("Name")).typ("Ada")
//                                    ^ HIT: value of type 'Query<Node>' has no dynamic member 'typ' using key path from root type 'Node'

// Statement, StatementInComponent
    try tree.find(.textField("Name")).type(3)
//                                         ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// Statement
    try tree.find(.textField("Name")).enter("Ada")
//                                    ^ HIT: 'enter' has been renamed to 'type(_:)'

// Statement
    try tree.find(.textfield("Name")).type("Ada")
//                 ^ HIT: type 'Matcher' has no member 'textfield'

// Statement, StatementInComponent
    try tree.find(.id("save")).tap()
//                 ^ HIT: renamed to 'identifier(_:)'

// Statement
    try tree.find(.withText("Ada")).tap()
//                 ^ HIT: type 'Matcher' has no member 'withText'

// Statement
    let text = try tree.find(Label.self, .identifer("name")).text
//                                        ^ HIT: type 'Matcher' has no member 'identifer'

// Statement, StatementInComponent
    let text = try tree.find(Label.self).txt
//                                       ^ HIT: value of type 'Query<Label>' has no dynamic member 'txt' using key path from root type 'Label'

// Statement
    let text = try tree.find(Labl.self).text
//                           ^ HIT: cannot find 'Labl' in scope

// Statement
    let text = try tree.find(TextField.self, .placeholder(3)).text
//                                            ^ HALF: static method 'placeholder' requires that 'Int' conform to 'TextPattern'

// Statement, StatementInComponent
    let text = try tree.find(TextField.self, .placeholdr("Name")).text
//                                            ^ HIT: type 'Matcher' has no member 'placeholdr'

// Statement
    let label = tree.find(a: Label.self)
//                       ^ HIT: extraneous argument label 'a:' in call

// Statement
    let isOn = try tree.find(Switch.self).value
//                                        ^ HIT: value of type 'Query<Switch>' has no dynamic member 'value' using key path from root type 'Switch'

// Statement, StatementInComponent
    let isEnabled = try tree.find(.button("Save")).isEnabld
//                                                 ^ HIT: value of type 'Query<Node>' has no dynamic member 'isEnabld' using key path from root type 'Node'

// Statement
    let isEnabled = try tree.find(.button("Save")).enabled
//                                                 ^ HIT: value of type 'Query<Node>' has no dynamic member 'enabled' using key path from root type 'Node'

// Statement
    let count = tree.find(.staticText).cont
//                                     ^ HIT: value of type 'Query<Node>' has no dynamic member 'cont' using key path from root type 'Node'

// Statement, StatementInComponent
    tree.find(.button("Save")).tap()
//  ^ HIT: call can throw but is not marked with 'try'

// Statement
    tree.tap("Save")
//       ^ HIT: find what to tap: 'find(.button("Save")).tap()'

// Statement
    tree.fnd(.button("Save"))
//       ^ HIT: value of type 'LiveTree<any Widget>' has no member 'fnd'

// Statement, StatementInComponent
    try tree.find("Save").tap()
//           ^ HIT: say what to find, as in 'find(.button("Save"))'

// Statement
    try tree.find(Button).tap()
//                ^ HIT: expected member name or initializer call after type name

// Statement
    try tree.find(button: "Save").tap()
//           ^ HIT: write 'find(.button("Save"))'

// Statement, StatementInComponent
    try tree.find(.button(Save)).tap()
//                        ^ HIT: cannot find 'Save' in scope

// Statement
    try tree.find(.button("Save").first).tap()
//                 ^ HALF: type 'String' has no member 'button'

// Statement
    let all = tree.findAll(.staticText)
//                 ^ HIT: a query lists what it finds: 'find(.button).all'

// Statement, StatementInComponent
    try tree.find(.switch("Wifi")).toggl()
//                                 ^ HIT: value of type 'Query<Node>' has no dynamic member 'toggl' using key path from root type 'Node'

// Statement
    try tree.find(.slider("Volume")).slide(to: "half")
//                                             ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// Statement
    try tree.find(.slider("Volume")).set(0.5)
//                                   ^ HIT: a test does what users do: 'find(Slider.self).slide(to: 0.75)', 'type("Ada")'

// Statement, StatementInComponent
    try tree.find(.cell("Ada")).selct()
//                              ^ HIT: value of type 'Query<Node>' has no dynamic member 'selct' using key path from root type 'Node'

// Statement
    let changes = try tree.change { try tree.find(.button("Save")).tap() }
//                         ^ HIT: value of type 'LiveTree<any Widget>' has no member 'change'

// Statement
    try tree.changes { try tree.find(.buton("Save")).tap() }.forEach { print($0) }
//                                    ^ HIT: type 'Matcher' has no member 'buton'

// Statement, StatementInComponent
    try tree.changes { try tree.find(.button("Save")).clck() }.forEach { print($0) }
//                                                    ^ HIT: value of type 'Query<Node>' has no dynamic member 'clck' using key path from root type 'Node'

// Statement
    let tree = LiveTree(Labl("Ada"))
//                      ^ HIT: cannot find 'Labl' in scope

// Statement
    let tree = LiveTree { Label(.text <-- model.$nme) }
//                                              ^ HIT: value of type 'Model' has no member '$nme'

// Statement
    try tree.find(.button("Week")).select("Week")
//                                 ^ HIT: say what to select

// Statement, StatementInComponent
    let titles = tree.find(Label.self).map(\.text)
//                                     ^ HIT: a query is searched when it is read: 'find(…).all.map { … }'

// Statement
    let hidden = tree.find(Label.self).filter(\.isHidden)
//                                     ^ HIT: a query is searched when it is read: 'find(…).all.filter { … }'

// Statement
    tree.find(Label.self).forEach { print($0) }
//                        ^ HIT: a query is searched when it is read: 'for label in find(…).all'

// Statement
    let first = tree.find(Label.self)[0]
//              ^ HIT: a query is searched when it is read: 'find(…).all[0]'

// Statement
    let label = try tree.find(text: "Ada").one
//                       ^ HIT: write 'find(.text("Save"))'

// Statement
    let label = try tree.find(label: "Ada").one
//                       ^ HIT: write 'find(.label("Save"))'

// Statement
    let label = try tree.find(id: "name").one
//                       ^ HIT: write 'find(.identifier("save"))'
