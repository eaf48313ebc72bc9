// Statement
    let style: Mod<Label> = .alpha(0.5) + .isHiden(true)
//                                      ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<Label>' and 'Mod<Label>.Stride'

// Statement
    let style: Mod<Label> = .alpha(0.5) <> .isHiden(true)
//                                          ^ HIT: type 'Mod<Label>' has no member 'isHiden'

// Statement, StatementInComponent
    let style: Mod<Label> = .alpha(0.5) + .numberOfLines("2")
//                                                       ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let style: Mod<Label> = .alpha(0.5) + .text -- 3
//                                              ^ HIT: the property is of another type than 'Int'

// Statement
    let style: Mod<Label> = [.alpha(0.5), .isHiden(true)]
//                                         ^ HIT: type 'Mod<Label>' has no member 'isHiden'

// Statement, StatementInComponent
    let style: Mod<Label> = [.alpha(0.5), .isHidden("true")]
//                                                  ^ HIT: cannot convert value of type 'String' to expected argument type 'Bool'

// Statement
    let style: Mod<Label> = [.alpha(0.5), .title("a")]
//                                         ^ HIT: static property 'title' requires that 'Label' conform to 'Titled'

// Statement
    let style = Mod<Label> { .alhpa(0.5) }
//                            ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// Statement, StatementInComponent
    let style = Mod<Label> { $0.alhpa = 0.5 }
//                              ^ HIT: value of type 'Label' has no member 'alhpa'

// Statement
    let style = Mod<Label> { $0.alpha = "0.5" }
//                                      ^ HIT: cannot assign value of type 'String' to type 'Double'

// Statement
    let style = .alpha(0.5) + .isHidden(true)
//                          ^ ALONE: generic parameter 'Root' could not be inferred

// Statement, StatementInComponent
    let style = [.alpha(0.5), .isHidden(true)]
//                ^ ALONE: type 'Any' has no member 'alpha'

// Statement
    let label = Label("Ada") |> .alhpa(0.5)
//                               ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// Statement
    let label = Label("Ada") |> .alhpa -- 0.5
//                               ^ HIT: type 'Property<Label, Double>' has no member 'alhpa'

// Statement, StatementInComponent
    let label = Label("Ada") |> .alpha(0.5) + .isHiden(true)
//                                          ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<Label>' and 'Mod<Root>.Stride'

// Statement
    let label = Label("Ada") |> .alpha(0.5) <> .isHiden(true)
//                                              ^ HIT: type 'Mod<Label>' has no member 'isHiden'

// Statement
    let label = Label("Ada") |> .alhpa(0.5) + .isHidden(true)
//                                          ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<Root>.Stride' and 'Mod<Label>'

// Statement, StatementInComponent
    let label = Label("Ada") |> .alhpa(0.5) <> .isHidden(true)
//                               ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// Statement
    let label = Label("Ada") |> [.alpha(0.5), .isHiden(true)]
//                                             ^ HIT: type 'Mod<Label>' has no member 'isHiden'

// Statement
    let label = Label("Ada") |> [.alpha -- 0.5, .isHiden -- true]
//                                               ^ HIT: type 'Property<Label, Bool>' has no member 'isHiden'

// Statement, StatementInComponent
    let label = Label("Ada") |> [.alpha -- "0.5", .isHidden -- true]
//                                      ^ HIT: the property is of another type than 'String'

// Statement
    let label = Label("Ada") |> .alpha("0.5")
//                                     ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// Statement
    let label = Label("Ada") |> .alpha(0.5) + .numberOfLines("2")
//                                                           ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement, StatementInComponent
    let label = Label("Ada") |> .alpha(0.5) |> .isHiden(true)
//                                              ^ HIT: type 'Mod<Label>' has no member 'isHiden'

// Statement
    let label = Label("Ada") |> .alpha(0.5) |> .numberOfLines("2")
//                                                            ^ HIT: cannot convert value of type 'String' to expected argument type 'Int'

// Statement
    let label = Label("Ada") |> .alpha(0.5) + .title("a")
//                                             ^ HIT: static property 'title' requires that 'Label' conform to 'Titled'

// Statement, StatementInComponent
    let label = Label("Ada") |> .title("a")
//                               ^ HIT: static property 'title' requires that 'Label' conform to 'Titled'

// Statement
    let label = Label("Ada") |> .alpha(0.5), .isHidden(true)
//                                           ^ ALONE: expected pattern

// Statement
    let label = .multiline |> Label("Ada")
//               ^ HALF: cannot infer contextual base in reference to member 'multiline'

// Statement, StatementInComponent
    let label = .alpha(0.5) |> Label("Ada")
//               ^ HALF: cannot infer contextual base in reference to member 'alpha'

// Statement
    let label = Label("Ada") | .alpha(0.5)
//                           ^ HIT: a Mod is applied by '|>'

// Statement
    let label = Label("Ada") >>> .alpha(0.5)
//                           ^ HIT: a Mod is applied by '|>'

// Statement
    let label = Label("Ada") |> "Lovelace"
//                              ^ HIT: cannot convert value of type 'String' to expected argument type 'Mod<Label>'

// Statement, StatementInComponent
    let label = Label("Ada") |> 0.5
//                              ^ HIT: cannot convert value of type 'Double' to expected argument type 'Mod<Label>'

// Statement
    let label = Label |> .alpha(0.5)
//                        ^ HALF: type 'Label.Type' cannot conform to 'Widget'

// Statement
    let label = Label("Ada").with(.alhpa(0.5))
//                                 ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// Statement, StatementInComponent
    let label = Label("Ada").with(.alpha(0.5), .isHiden(true))
//                                              ^ HIT: type 'Mod<Label>' has no member 'isHiden'

// Statement
    let label = Label("Ada").with(.alpha -- "1")
//                                       ^ HIT: the property is of another type than 'String'

// Statement
    let label = Label("Ada").with { $0.alhpa = 0.5 }
//                                     ^ HIT: value of type 'Label' has no member 'alhpa'

// Statement, StatementInComponent
    let label = Label("Ada").apply(.alpha(0.5))
//                           ^ HIT: 'label.with(.multiline)' returns a changed copy

// Statement
    let label = Label("Ada").alpha(0.5)
//                           ^ HALF: cannot call value of non-function type 'Double'

// Statement
    let label = Label("Ada").padding(8)
//                           ^ HIT: Mods are arguments: 'Label("Ada", .padding(8))'

// Statement, StatementInComponent
    let label = Label("Ada").font(.title1).padding(8)
//                           ^ HIT: Mods are arguments: 'Label("Ada", .font(.title1))' or 'label.with(.font(.title1))'

// Statement
    let label = configure(Label("Ada"), with: .alhpa(0.5))
//                                             ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// Statement
    let label = configure(Label("Ada"), with: [.alpha(0.5), .isHiden(true)])
//                                                           ^ HIT: type 'Mod<Label>' has no member 'isHiden'

// Statement, StatementInComponent
    let label = configure(Label("Ada"), with: .alpha(0.5) + .isHiden(true))
//                                                        ^ ALONE: binary operator '+' cannot be applied to operands of type 'Mod<Label>' and 'Mod<_>.Stride'

// Statement
    let label = configure(Label("Ada"), .alpha(0.5))
//                       ^ HIT: missing argument label 'with:' in call

// Statement
    let label = configure(Label("Ada")) { $0.alhpa = 0.5 }
//                                           ^ HIT: value of type 'Label' has no member 'alhpa'

// Statement, StatementInComponent
    let style: Mod<Label> = .layer.update(.cornerRadus(4))
//                                         ^ HIT: type 'Mod<Layer>' has no member 'cornerRadus'

// Statement
    let style: Mod<Label> = .at(\.layer, .cornerRadus(4))
//                                        ^ HIT: type 'Mod<Layer>' has no member 'cornerRadus'

// Statement
    let style: Mod<Label> = .at(\.layr, .cornerRadius(4))
//                              ^ HIT: value of type 'Label' has no member 'layr'

// Statement, StatementInComponent
    let style: Mod<Label> = .when("yes", .alpha(0.5))
//                           ^ HIT: the condition is a 'Bool', or the key path of one

// Statement
    let style: Mod<Label> = .when(true, .alhpa(0.5))
//                                       ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// Statement
    let style: Mod<Label> = .where({ $0.isHiden }, .alpha(0.5))
//                                      ^ HIT: value of type 'Label' has no member 'isHiden'

// Statement, StatementInComponent
    let style: Mod<Label> = .isHidden.update { $0.togle() }
//                                                ^ HIT: value of type 'Bool' has no member 'togle'

// Statement
    let style: Mod<Label> = .layer.cornerRadius.update { $0 += "1" }
//                                                             ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// Statement
    let style: Mod<Label> = .numberOfLines.update(2)
//                                         ^ HIT: 'update' takes a closure or Mods; a value is set by '--'

// Statement, StatementInComponent
    let style: Mod<Button> = Mod<Label>.multiline
//                                      ^ HIT: cannot assign value of type 'Mod<Label>' to type 'Mod<Button>'

// Statement
    let both: Mod<Label> = Mod<Label>.multiline + Mod<Button>.roundedFilled
//                                                            ^ HIT: cannot convert value of type 'Mod<Button>' to expected argument type 'Mod<Label>'

// Statement, StatementInComponent
    let both: Mod<Label> = .multiline + Mod<Button>.roundedFilled
//                                    ^ HIT: binary operator '+' cannot be applied to operands of type 'Mod<Label>' and 'Mod<Button>'

// Statement
    Mod<Label>.multilin(&label)
//             ^ HIT: type 'Mod<Label>' has no member 'multilin'

// Statement
    Mod<Label>.multiline(label)
//                       ^ HIT: passing value of type 'Label' to an inout parameter requires explicit '&'

// Statement, StatementInComponent
    Mod<Label>.multiline(&user)
//                       ^ HIT: cannot convert value of type 'User' to expected argument type 'Label'

// Statement
    Label("Ada") |> .alpha(0.5)
//               ^ HIT: result of operator '|>' is unused [#no-usage]

// Statement
    label.with(.alpha(0.5))
//        ^ HIT: result of call to 'with' is unused [#no-usage]
