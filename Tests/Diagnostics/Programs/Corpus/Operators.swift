// Statement, StatementInComponent
    let style: Mod<Label> = .text = "Ada"
//                           ^ HIT: type 'String' has no member 'text'

// View
    Label(.text = "Ada")
//              ^ ALONE: cannot convert value of type '()' to expected argument type 'Mod<Label>'

// View
    Label(.text == "Ada")
//              ^ HIT: cannot convert value of type 'Bool' to expected argument type 'Mod<Label>'

// View, ViewInComponent
    Label(.text: "Ada")
//             ^ HIT: expected ',' separator

// View
    Label(.text "Ada")
//              ^ HIT: expected ',' separator

// View
    Label("Ada", .alpha: 0.5)
//                     ^ HIT: expected ',' separator

// View, ViewInComponent
    Label("Ada", .alpha = 0.5, .isHidden(true))
//                      ^ ALONE: cannot convert value of type '()' to expected argument type 'Mod<Label>'

// View
    Label("Ada", .alpha == 0.5, .isHidden(true))
//                      ^ HIT: cannot convert value of type 'Bool' to expected argument type 'Mod<Label>'

// View
    Label("Ada", .alpha 0.5, .isHidden(true))
//                      ^ HIT: expected ',' separator

// View, ViewInComponent
    Label("Ada", text: "Ada")
//       ^ HIT: extraneous argument label 'text:' in call

// View
    Label(text: "Ada")
//       ^ HIT: extraneous argument label 'text:' in call

// View
    Label("Ada", .alpha(0.5) .isHidden(true))
//                ^ ALONE: static member 'isHidden' cannot be used on instance of type 'Mod<Label>'

// View, ViewInComponent
    Label("Ada", .text -- "Ada" .alpha -- 0.5)
//                     ^ HIT: adjacent operators are in non-associative precedence group 'KeyValuePrecedence'

// View
    Label("Ada" .alpha(0.5))
//               ^ HIT: value of type 'String' has no member 'alpha'

// View
    Label("Ada", .alpha(0.5), .isHidden(true) .numberOfLines(2))
//                             ^ ALONE: static member 'numberOfLines' cannot be used on instance of type 'Mod<Label>'

// View, ViewInComponent
    Label("Ada", .alpha -- user.isOnline ? 1 : 0)
//                                       ^ HIT: cannot convert value of type 'Int' to expected argument type 'Mod<Label>'

// View
    Label("Ada", .text -- user.note ?? "none")
//                                  ^ HIT: '--' and '<--' bind more tightly than '??': put the value in parentheses

// View, ViewInComponent
    Label("Ada", .text -- "Hello, " + user.name)
//                                  ^ HIT: '--' and '<--' bind more tightly than '+': put the value in parentheses

// View, ViewInComponent
    Label("Ada", .alpha -- 0.5 + 0.1)
//                             ^ HIT: '--' and '<--' bind more tightly than '+': put the value in parentheses

// View
    Label("Ada", .isHidden -- user.isOnline && true)
//                                          ^ HIT: '--' and '<--' bind more tightly than '&&': put the value in parentheses

// View
    Label("Ada", .isHidden -- user.age > 3)
//                                     ^ HIT: cannot convert value of type 'Bool' to expected argument type 'Mod<Label>'

// View, ViewInComponent
    Label("Ada", .text <-- model.$note ?? "none")
//                                     ^ HIT: '--' and '<--' bind more tightly than '??': put the value in parentheses

// View
    Label("Ada", .alpha—0.5)
//                     ^ HIT: invalid character in source file

// View
    Label("Ada", .alpha - 0.5)
//                      ^ HIT: binary operator '-' cannot be applied to operands of type 'Mod<Label>' and 'Double'

// View, ViewInComponent
    Label("Ada", .alpha — 0.5)
//                      ^ HIT: invalid character in source file

// View
    Label("Ada", .alpha --0.5)
//                      ^ HIT: expected ',' separator

// View
    Label("Ada", alpha -- 0.5)
//               ^ HIT: cannot find 'alpha' in scope

// View, ViewInComponent
    Label("Ada", text <-- model.$name)
//               ^ HIT: cannot find 'text' in scope

// View
    Label("Ada", Label.alpha -- 0.5)
//               ^ HIT: instance member 'alpha' cannot be used on type 'Label'; did you mean to use a value of this type instead?

// View
    Label("Ada", , .alpha(0.5))
//               ^ HIT: unexpected ',' separator

// View, ViewInComponent
    Label("Ada", [.alpha(0.5), .isHidden(true))
//                                            ^ HIT: expected ',' separator

// View
    Label("Ada", .alpha(0.5) && .isHidden(true))
//                           ^ HIT: Mods are joined by '<>', or listed with commas

// View
    Label("Ada", .alpha(0.5) |> .isHidden(true))
//                               ^ HALF: static property 'isHidden' requires that 'Mod<Label>' conform to 'Hideable'

// View, ViewInComponent
    Label("Ada", .alpha(0.5) >>> .isHidden(true))
//                           ^ HIT: Mods are joined by '+' or '<>'; '>>>' joins functions

// View
    Label("Ada", user.isOnline ? .alpha(0.5) : nil)
//                                             ^ HIT: 'nil' cannot be used in context expecting type 'Mod<Label>'

// View
    Label("Ada", user.isOnline ? .alhpa(0.5) : .alpha(1))
//                                ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// View, ViewInComponent
    Label("Ada", if user.isOnline { .alpha(0.5) })
//               ^ HIT: 'if' must have an unconditional 'else' to be used as expression
