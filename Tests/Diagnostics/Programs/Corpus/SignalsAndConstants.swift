// View
    Label("Ada", .isHidden -- model.$isBusy)
//                         ^ HIT: a property follows a signal by '<--'; '--' sets a constant

// View
    Label(.text -- model.$name)
//              ^ HIT: a property follows a signal by '<--'; '--' sets a constant

// View, ViewInComponent
    TextField(.placeholder("Name"), .text -- model.$name)
//                                        ^ HIT: a property follows a signal by '<--'; '--' sets a constant

// View
    Label(.textColor -- model.color)
//                   ^ HIT: a property follows a signal by '<--'; '--' sets a constant

// View
    Switch(.isOn -- model.$isBusy)
//               ^ HIT: a property follows a signal by '<--'; '--' sets a constant

// View, ViewInComponent
    Slider(.value -- model.$volume)
//                ^ HIT: a property follows a signal by '<--'; '--' sets a constant

// View
    Button("Save", .isEnabled -- model.$isBusy.map { !$0 })
//                            ^ HIT: a property follows a signal by '<--'; '--' sets a constant

// View
    Label("Ada", .alpha <-- 0.5)
//                      ^ HIT: '<--' takes a signal, such as '$name'

// View, ViewInComponent
    Label(.text <-- "Ada")
//              ^ HIT: '<--' takes a signal, such as '$name'

// View
    Label(.text <-- model.name)
//              ^ HIT: '<--' takes a signal, such as '$name'

// View
    Label(.numberOfLines <-- 2)
//                       ^ HIT: '<--' takes a signal, such as '$name'

// View, ViewInComponent
    Label("Ada", .isHidden <-- true)
//                         ^ HIT: '<--' takes a signal, such as '$name'

// View
    Label("Ada", .isHidden <-- model.isBusy)
//                         ^ HIT: '<--' takes a signal, such as '$name'

// View
    Label(.textColor <-- .red)
//                   ^ HIT: '<--' takes a signal, such as '$name'

// View, ViewInComponent
    Button("Save", .isEnabled <-- !model.isBusy)
//                            ^ HIT: '<--' takes a signal, such as '$name'

// View
    TextField(.text <--> model.name)
//                  ^ HIT: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'

// View
    TextField(.text <--> "Ada")
//                  ^ HIT: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'

// View, ViewInComponent
    Switch(.isOn <--> model.isBusy)
//               ^ HIT: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'

// View
    Switch(.isOn <--> true)
//               ^ HIT: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'

// View
    Slider(.value <--> 0.5)
//                ^ HIT: '<-->' takes a variable, such as '$name'; for an @Observable model, write 'model.observing(\.name)'

// View, ViewInComponent
    TextField(.text <--> model.$name.map { $0 })
//                  ^ HIT: a signal cannot be set: bind it one way, by '<--'

// View
    TextField(.text <--> model.$count)
//                  ^ HIT: the variable is of another type than the property: map it, and bind it by '<--'

// View
    Switch(.isOn <--> model.$name)
//               ^ HIT: the variable is of another type than the property: map it, and bind it by '<--'

// View, ViewInComponent
    Label(.text <-- model.$count)
//              ^ HIT: the signal's values are of another type than the property: map them

// View
    Label(.numberOfLines <-- model.$name)
//                       ^ HIT: the signal's values are of another type than the property: map them

// View
    Label(.text <-- model.$isBusy)
//              ^ HIT: the signal's values are of another type than the property: map them

// View, ViewInComponent
    Label(.isHidden <-- model.$note)
//                  ^ HIT: the signal's values are of another type than the property: map them

// View
    Label(.text <-- model.$count.map { $0 + 1 })
//              ^ HIT: the signal's values are of another type than the property: map them

// View
    ProgressView(.progress <-- model.$count)
//                         ^ HIT: the signal's values are of another type than the property: map them

// View, ViewInComponent
    Label(\.text <-- "Ada")
//               ^ HIT: '<--' takes a signal, such as '$name'

// View
    Label(\.text .~ model.$name)
//                        ^ HIT: cannot convert value of type 'Var<String>'

// View
    Label(.text <- model.$name)
//              ^ HIT: cannot find operator '<-' in scope

// View, ViewInComponent
    Label(.text -> model.$name)
//         ^ ALONE: expected type before '->'

// View
    Label(model.$name --> .text)
//                    ^ HIT: a property follows a signal by '<--': '.text <-- $name'

// View
    Label(.text = model.$name)
//              ^ ALONE: cannot convert value of type '()' to expected argument type 'Mod<Label>'

// View, ViewInComponent
    Label(.text(model.$name))
//              ^ HIT: missing argument label 'bind:' in call

// View
    Label(.isHidden(model.$isBusy))
//                        ^ HIT: cannot convert value '$isBusy' of type 'Var<Bool>'

// View
    Switch(.isOn($model.isBusy))
//               ^ HIT: cannot find '$model' in scope

// View, ViewInComponent
    Label(.text(bind: model.name))
//             ^ HIT: 'bind' takes a signal, such as '$name'

// View
    Label("Ada", .hidden(bind: model.isBusy))
//                ^ HIT: 'bind' takes a signal, such as '$isBusy'

// View
    TextField(.text(bindBothWays: model.name))
//             ^ HIT: type 'String?' has no member 'text'

// View
    Label(.text(bind: model.$count))
//             ^ HIT: the signal's values are of another type than the property: map them

// View
    TextField(.text(binding: model.$name))
//                 ^ HIT: 'callAsFunction(binding:)' has been renamed to 'callAsFunction(bindBothWays:)'

// View
    TextField(.text(to: model.$name))
//                 ^ HIT: incorrect argument label in call (have 'to:', expected 'bind:')

// View, ViewInComponent
    Label(.text <-- $model.name)
//                  ^ HIT: cannot find '$model' in scope

// View
    Label(.text <-- $name)
//                  ^ HIT: cannot find '$name' in scope

// View
    Label(.text <-- model.$nme)
//                        ^ HIT: value of type 'Model' has no member '$nme'

// View, ViewInComponent
    Label(.text <-- model.$name.value)
//              ^ HIT: '<--' takes a signal, such as '$name'

// View
    Label(.text.bind(model.$name))
//              ^ HIT: value of type 'Property<Label, String?>' has no dynamic member 'bind' using key path from root type 'String?'

// View
    TextField(.text(bothWays: model.$name))
//                 ^ HIT: incorrect argument label in call (have 'bothWays:', expected 'bind:')

// View
    Label("Ada", .alpha(0.5), .isHidden(model.$isBusy))
//                                            ^ HIT: cannot convert value '$isBusy' of type 'Var<Bool>' to expected type 'Bool', use wrapped value instead

// View
    Label(.text(model.$name.map { $0 + "!" }))
//              ^ HIT: missing argument label 'bind:' in call

// View, ViewInComponent
    Label(model.$name)
//  ^ HIT: a property follows a signal by '<--': 'Label(.text <-- $name)'

// View
    Label(model.$name.map { $0 + "!" })
//  ^ HIT: a property follows a signal by '<--': 'Label(.text <-- name)'

// View
    Button(model.$name)
//  ^ HIT: a property follows a signal by '<--': 'Button(.title <-- $title)'

// View
    ImageView(model.$name)
//  ^ HIT: a property follows a signal by '<--': 'ImageView(.image <-- $image)'

// View
    Label("Ada", .bind(keyPath: \.backgroundColor, binding: model.color))
//                ^ HIT: 'bind(keyPath:binding:)' is deprecated: renamed to 'bind(_:to:)'

// View
    Label("Ada").bind(keyPath: \.backgroundColor, binding: model.color)
//               ^ HIT: Mods are arguments: 'Label("Ada", .bind(\.backgroundColor, to: $color))'

// View
    Label("Ada").hidden(bind: model.$isBusy)
//               ^ HIT: Mods are arguments: 'Label("Ada", .isHidden <-- $isBusy)'

// View, ViewInComponent
    Button("Save", .isEnabled <-- model.$isBusy && model.saved)
//                                              ^ HIT: '--' and '<--' bind more tightly than '&&': put the value in parentheses

// View
    Button("Save", .isHidden <-- model.$isBusy || !model.saved)
//                                             ^ HIT: '--' and '<--' bind more tightly than '||': put the value in parentheses

// View, ViewInComponent
    Button("Save", .isEnabled <-- !model.$name.isEmpty)
//                                             ^ HIT: write 'name.map { $0.isEmpty }'

// View
    Label(.text <-- model.$users.count)
//              ^ HIT: the signal's values are of another type than the property: map them
