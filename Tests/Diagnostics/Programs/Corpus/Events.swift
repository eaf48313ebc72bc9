// View
    Button("Save", .tapped --> model.save())
//                         ^ HIT: this call happens at once; put it in braces to happen with each event

// View, ViewInComponent
    Button("Save", .tapped --> model.$saved)
//                                   ^ HIT: value of type 'Model' has no member '$saved'

// View
    Button("Save", .tapped --> model.saved)
//                         ^ HIT: an event leads to a closure, an input or a variable, and a signal takes no values

// View
    Button("Save", .tapped -- { model.save() })
//                         ^ HIT: an event leads somewhere by '-->'

// View, ViewInComponent
    Button("Save", .tapped <-- { model.save() })
//                         ^ HIT: an event leads somewhere by '-->'

// View
    Button("Save", .tapped { model.save() })
//                  ^ HIT: write '.tapped --> { … }'

// View
    Button("Save", .tapped({ model.save() }))
//                  ^ HIT: write '.tapped --> { … }'

// View, ViewInComponent
    Button("Save", .onTapGesture { model.save() })
//                  ^ HIT: write '.tapped --> { … }'; other widgets have '.onTap { … }'

// View
    Button("Save", .tap --> { model.save() })
//                  ^ HIT: 'tap' has been renamed to 'tapped'

// View
    Button("Save", .taped --> { model.save() })
//                  ^ HIT: type 'Event<Button, ()>' has no member 'taped'

// View, ViewInComponent
    Button("Save", .touchUpInside --> { model.save() })
//                  ^ HIT: 'touchUpInside' has been renamed to 'tapped'

// View
    Button("Save", .tapped --> { sender in print(sender.title) })
//                         ^ HIT: this event sends nothing

// View
    Button("Save", .tapped --> { (sender: Button) in print(sender) })
//                         ^ HIT: the closure takes another type than the event sends

// View, ViewInComponent
    Button("Save", .tapped --> { model.sav() })
//                                     ^ HIT: value of type 'Model' has no member 'sav'

// View
    Button("Save", .tapped --> model.rename)
//                         ^ HIT: the closure takes another type than the event sends

// View
    Button("Save", .tapped --> model.$name)
//                         ^ HIT: the target takes another type than the event sends: map it

// View, ViewInComponent
    Button("Save", .tapped --> model.$name.set(1))
//                                             ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// View
    Button("Save", .tapped --> self.save)
//                             ^ HIT: cannot find 'self' in scope; did you mean to use it in a type or extension context?

// ViewInComponent
    Button("Save", .tapped --> self.save)
//                                  ^ HIT: value of type 'Profile' has no member 'save'

// View
    Button("Save", .tapped --> print)
//                         ^ HALF: type '@Sendable (Any..., String, String) -> ()' cannot conform to 'InputConvertible'

// View, ViewInComponent
    Button("Save", .tapped -> { model.save() })
//                  ^ ALONE: expected type before '->'

// View
    Button("Save", .tapped => { model.save() })
//                         ^ HIT: cannot find operator '=>' in scope

// View
    Button("Save", .tapped = { model.save() })
//                         ^ ALONE: cannot convert value of type '()' to expected argument type 'Mod<Button>'

// View, ViewInComponent
    Button("Save", tapped: { model.save() })
//                         ^ HIT: extra argument 'tapped' in call

// View
    Button("Save", action: { model.svae() })
//                                 ^ HIT: value of type 'Model' has no member 'svae'

// View
    Button("Save") { model.svae() }
//                         ^ HIT: value of type 'Model' has no member 'svae'

// View, ViewInComponent
    Button("Save", .action(.valueChange) --> { _ in })
//                          ^ HIT: type 'ControlEvents' has no member 'valueChange'

// View
    Button("Save", .action(.touchDown) --> { a, b in print(a) })
//                                              ^ HALF: cannot infer type of closure parameter 'b' without a type annotation

// View
    TextField(.textChanged --> model.$count)
//                         ^ HIT: the target takes another type than the event sends: map it

// View, ViewInComponent
    TextField(.textChanged() --> model.renam)
//                                     ^ HIT: value of type 'Model' has no member 'renam'

// View
    TextField(.changed --> { text in model.rename(text) })
//             ^ HIT: write '.valueChanged --> { … }', or '.textChanged --> { … }' of a text

// View, ViewInComponent
    TextField(.onChange { text in model.rename(text) })
//             ^ HIT: write '.textChanged --> { … }' or '.valueChanged --> { … }'

// View, ViewInComponent
    TextField(.editingChanged --> { text in model.rename(text) })
//             ^ HIT: 'editingChanged' has been renamed to 'textChanged'

// View
    TextField(.didEndEditing --> { text in model.rename(text) })
//                           ^ HIT: the closure takes another type than the event sends

// View
    TextField(.textChanged --> { text, other in model.rename(text) })
//                                     ^ HALF: cannot infer type of closure parameter 'other' without a type annotation

// View, ViewInComponent
    TextField(.textSubmitted --> { text in model.count = text })
//                           ^ HIT: the closure takes another type than the event sends

// View
    Switch(.toggld --> { isOn in model.isBusy = isOn })
//          ^ HIT: type 'Event<Switch, Bool>' has no member 'toggld'

// View
    Switch(.onToggle --> { isOn in model.isBusy = isOn })
//          ^ HIT: type 'Event<Switch, Bool>' has no member 'onToggle'

// View, ViewInComponent
    Slider(.valueChangd --> { print($0) })
//          ^ HIT: type 'Event<Slider, Any>' has no member 'valueChangd'

// View
    Slider(.action(.valueChanged, \.valu) --> model.$volume)
//                                ^ HIT: value of type 'Slider' has no member 'valu'

// View
    Slider(.action(.valueChanged, \.value) --> model.$name)
//                                         ^ HIT: the target takes another type than the event sends: map it

// View, ViewInComponent
    Slider(.action(.valueChanged, \.value) --> { model.count = $0 })
//                                         ^ HIT: the closure takes another type than the event sends

// View
    Label("Ada", .tapped --> { model.save() })
//                ^ HIT: only a control has 'tapped'; other widgets have '.onTap { … }'

// View
    Label("Ada", .isOn <--> model.$isBusy)
//                ^ HALF: reference to member 'isOn' cannot be resolved without a contextual type

// View, ViewInComponent
    Stepper(.stepped --> { print($0) })
//           ^ HIT: type 'Event<Stepper, Any>' has no member 'stepped'

// View
    Button("Save", .isEnabled --> { model.save() })
//                  ^ HIT: type 'Event<Button, ()>' has no member 'isEnabled'

// View
    Button("Save", .tapped --> { await model.save() })
//                         ^ HIT: a handler is synchronous: write '{ Task { … } }' to await in it

// View, ViewInComponent
    Button("Save", .tapped --> { try model.load() })
//                         ^ HIT: a handler throws nothing: catch the error, or write 'try?'

// View, ViewInComponent
    Button("Save", .tapped --> { sender in sender.isEnabled = false })
//                         ^ HIT: this event sends nothing

// View, ViewInComponent
    Button("Save", .tapped --> { context in try context.dismiss() })
//                         ^ HIT: an action with the event's context is written 'inContext { context in … }'

// View
    Button("Save", .tapped --> { $0.isEnabled = false })
//                         ^ HIT: this event sends nothing

// View
    Label(.tapped --> { model.save() })
//         ^ HIT: only a control has 'tapped'; other widgets have '.onTap { … }'
