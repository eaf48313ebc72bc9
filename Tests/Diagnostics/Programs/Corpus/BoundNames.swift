// View
    Label(.txt <-- model.$name)
//         ^ HIT: type 'Property<Label, String>' has no member 'txt'

// View
    Label("Ada", .hidden <-- model.$isBusy)
//                ^ HIT: 'hidden' has been renamed to 'isHidden'

// View, ViewInComponent
    Label("Ada", .hiden <-- model.$isBusy)
//                ^ HIT: type 'Property<Label, Bool>' has no member 'hiden'

// View
    TextField(.txt <--> model.$name)
//             ^ HIT: type 'Property<TextField, String>' has no member 'txt'

// View
    Switch(.on <--> model.$isBusy)
//          ^ HIT: type 'Property<Switch, Bool>' has no member 'on'

// View, ViewInComponent
    Switch(.isOm <--> model.$isBusy, .alpha(0.5))
//          ^ HIT: type 'Property<Switch, Bool>' has no member 'isOm'

// View
    Label(.txt <-- model.$name, .alpha(0.5))
//         ^ HIT: type 'Property<Label, String>' has no member 'txt'

// View
    Label(.alpha(0.5), .txt <-- model.$name)
//                      ^ HIT: type 'Property<Label, String>' has no member 'txt'

// View, ViewInComponent
    Label(.text <-- model.$name, .colour(.red))
//                                ^ HIT: type 'Mod<Label>' has no member 'colour'

// View
    Label(.text <-- model.$name, .isHiden <-- model.$isBusy)
//                                ^ HIT: type 'Property<Label, Bool>' has no member 'isHiden'

// View
    Label(.title <-- model.$name)
//               ^ HALF: cannot convert value of type 'Mod<Root>' to expected argument type 'String'

// View, ViewInComponent
    Button(.text <-- model.$name, .tapped --> { model.save() })
//               ^ HALF: cannot convert value of type 'Mod<Root>' to expected argument type 'String'

// View
    Button(.title <-- model.$name, .tapd --> { model.save() })
//                                  ^ HIT: type 'Event<Button, ()>' has no member 'tapd'

// View
    Button(.title <-- model.$name, .enabled <-- model.$isBusy, .tapped --> model.taps)
//                                  ^ HIT: 'enabled' has been renamed to 'isEnabled'

// View, ViewInComponent
    Slider(.valu <--> model.$volume, .maximumValue(2))
//          ^ HIT: type 'Property<Slider, Double>' has no member 'valu'

// View
    Label(.text <-- model.$name.mapp { $0 })
//                              ^ HIT: value of type 'Var<String>'

// View
    Label(.text <-- model.$name.map { $0.uppercase() })
//                                       ^ HIT: value of type 'String' has no member 'uppercase'

// View, ViewInComponent
    Label(.text <-- model.$name.map { $0.count })
//              ^ HIT: the signal's values are of another type than the property: map them

// View
    Label(.text <-- model.$count.map { "\($0)" }, .isHidden <-- model.$name)
//                                                          ^ HIT: the signal's values are of another type than the property: map them

// View
    Label(.textColor <-- model.$isBusy.map { $0 ? .red : .gren })
//                                                 ^ HALF: cannot infer contextual base in reference to member 'red'

// View, ViewInComponent
    Label(.textColor <-- model.$isBusy.map { $0 ? .red : "green" })
//                                                 ^ HIT: type 'String' has no member 'red'

// View
    Label(.isHidden <-- model.$isBusy.map { not($0) })
//                                          ^ HIT: cannot find 'not' in scope

// View, ViewInComponent
    Label(.text <-- model.$name.debounce(.seconds(1)))
//                                       ^ HIT: missing argument label 'for:' in call

// View
    Label(.text <-- model.$name.throttle(.seconds(1)))
//                                       ^ HIT: missing argument label 'for:' in call

// View
    Label(.text <-- model.$users.map { $0.first.name })
//                                        ^ HIT: value of optional type 'User?' must be unwrapped to refer to member 'name' of wrapped base type 'User'

// Statement, StatementInComponent
    let style: Mod<Label> = .txt <-- model.$name
//                           ^ HIT: type 'Property<Label, String>' has no member 'txt'

// Statement
    let style: Mod<Label> = [.txt <-- model.$name, .alpha(0.5)]
//                            ^ HIT: type 'Property<Label, String>' has no member 'txt'

// Statement
    let style: Mod<Label> = .txt <-- model.$name <> .alpha(0.5)
//                           ^ HIT: type 'Property<Label, String>' has no member 'txt'

// Statement, StatementInComponent
    let label = Label() |> .txt <-- model.$name
//                          ^ HIT: type 'Property<Label, String>' has no member 'txt'

// Statement
    let label = Label().with(.txt <-- model.$name)
//                            ^ HIT: type 'Property<Label, String>' has no member 'txt'

// Statement
    let style: Mod<Label> = .text <-- model.$count
//                                ^ HIT: the signal's values are of another type than the property: map them

// Statement, StatementInComponent
    let style: Mod<Label> = .text <-- "Ada"
//                                ^ HIT: '<--' takes a signal, such as '$name'

// Statement
    let style: Mod<Label> = [.text <-- "Ada", .alpha(0.5)]
//                                 ^ HIT: '<--' takes a signal, such as '$name'

// Statement
    let label = Label() |> .text <-- model.name
//                               ^ HIT: '<--' takes a signal, such as '$name'
