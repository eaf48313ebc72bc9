// View
    Label(\.numberofLines .~ 0)
// MISS: cannot convert value of type 'Mod<Root>' / cannot infer key path type

// View
    Label("Ada", \.numberofLines .~ 0, \.alpha .~ 0.5)
//               ^ HIT: value of type 'Label' has no member 'numberofLines'

// View, ViewInComponent
    Label("Ada", \.alpha .~ 0.5, \.numberofLines .~ 0)
//                               ^ HIT: value of type 'Label' has no member 'numberofLines'

// View
    Label("Ada", \.numberOfLines .~ "2")
//                                  ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// View
    Label("Ada", \.alpha .~ 0.5, \.numberOfLines .~ "2")
//                                                  ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement, StatementInComponent
    let style: Mod<Label> = [\.alpha .~ 0.5, \.numberofLines .~ 0]
//                                           ^ HIT: value of type 'Label' has no member 'numberofLines'

// Statement
    let style: Mod<Label> = \.alpha .~ 0.5 <> \.numberofLines .~ 0
//                                            ^ HIT: value of type 'Label' has no member 'numberofLines'

// Statement
    let style: Mod<Label> = \.numberofLines .~ 0
//                          ^ HIT: value of type 'Label' has no member 'numberofLines'

// Statement, StatementInComponent
    let style: Mod<Label> = \.numberOfLines .~ "2"
//                                             ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let label = Label("Ada") |> \.numberofLines .~ 0
//                              ^ HIT: value of type 'Label' has no member 'numberofLines'

// Statement
    let label = Label("Ada") |> \.numberOfLines .~ "2"
//                                                 ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement, StatementInComponent
    let label = Label("Ada") |> .set(\.numberofLines, 0)
//                                   ^ HIT: value of type 'Label' has no member 'numberofLines'

// Statement
    let label = Label("Ada") |> .set(\.numberOfLines, "2")
//                                                    ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let label = Label("Ada") |> [.set(\.alpha, 0.5), .set(\.numberofLines, 0)]
//                                                        ^ HIT: value of type 'Label' has no member 'numberofLines'

// Statement, StatementInComponent
    let style: Mod<Label> = .set(.numberOfLines, 0)
//                                ^ HIT: type 'any WritableKeyPath<Label, Int> & Sendable' has no member 'numberOfLines'

// Statement
    let style: Mod<Label> = .set(\.description, "a")
//                           ^ HIT: the property is read-only

// Statement
    let style: Mod<User> = \.id .~ 3
//                         ^ HALF: cannot convert value of type 'any KeyPath<User, Int> & Sendable' to expected argument type 'WritableKeyPath<Us

// Statement, StatementInComponent
    let style: Mod<User> = \.nam .~ "Ada"
//                         ^ HIT: value of type 'User' has no member 'nam'

// Statement
    let user = user |> \.nam .~ "Ada"
//                     ^ HIT: value of type 'User' has no member 'nam'

// Statement
    let user = user |> .name -- "Ada"
//                      ^ HIT: static property 'name' requires that 'User' conform to 'Named'

// Statement, StatementInComponent
    let user = user |> \.name .~ 3
//                               ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// View
    Label(.text <-- \model.$name)
//                   ^ HIT: invalid component of Swift key path

// ViewInComponent
    Label(.text <-- \model.$name)
//                   ^ HIT: a Swift key path with contextual root must begin with a leading dot

// View
    Label(\.txt <-- model.$name)
//        ^ HALF: cannot infer key path type from context; consider explicitly specifying a root type

// View, ViewInComponent
    TextField(\.txt <--> model.$name)
//            ^ HALF: cannot infer key path type from context; consider explicitly specifying a root type

// View
    Label(\.text <-- model.$count)
//               ^ HIT: the property is read-only, or the signal's values are of another type: map them

// View
    Label(\.text <-- model.name)
//               ^ HIT: '<--' takes a signal, such as '$name'

// View, ViewInComponent
    Label(\.layer.cornerRadus .~ 4)
// MISS: cannot convert value of type 'Mod<Root>' / cannot infer key path type

// View
    Label("Ada", .bind(\.backgroundColr, to: model.color))
//                     ^ HALF: cannot convert value of type 'KeyPath<Label, Value>' to expected argument type 'WritableKeyPath<Label, Color?>

// View
    Label("Ada", .bind(\.alpha, to: model.$name))
//                ^ HIT: the signal's values are of another type than the property: map them

// View, ViewInComponent
    Label("Ada", (\Label.txt) .~ "Ada")
//                ^ HIT: value of type 'Label' has no member 'txt'

// View, ViewInComponent
    VStack(.environment(\.imageLader, CachingImageLoader(URLSession.shared))) { Label("a") }
//                      ^ HIT: value of type 'EnvironmentValues' has no member 'imageLader'
