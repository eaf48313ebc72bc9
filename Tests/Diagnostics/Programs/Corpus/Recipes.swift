// Recipe
    let button = Button("Delete", .chip(ChipLook(intent: .dangr)))
//                                                        ^ HIT: type 'Intent' has no member 'dangr'

// Recipe
    let button = Button("Delete", .chip(ChipLook(intnt: .danger)))
//                                              ^ HIT: incorrect argument label in call (have 'intnt:', expected 'intent:')

// Recipe
    let button = Button("Delete", .chip(ChipLook()))
//                                               ^ HIT: missing argument for parameter 'intent' in call

// Recipe
    let button = Button("Delete", .chip(ChipLook(intent: .danger, size: .huge)))
//                                                                       ^ HIT: type 'Size' has no member 'huge'

// Recipe
    let button = Button("Delete", .chp(ChipLook(intent: .danger)))
//                                 ^ HIT: type 'Mod<Button>' has no member 'chp'

// Recipe
    let button = Button("Delete", .chip(.danger))
//                                       ^ HIT: type 'ChipLook' has no member 'danger'

// Recipe
    let button = Button("Delete", .chip(BadgeLook()))
//                                      ^ HIT: cannot convert value of type 'BadgeLook' to expected argument type 'ChipLook'

// Recipe
    let button = Button("Delete", .chip(\.intent .~ .danger))
//                                 ^ HIT: referencing instance method 'callAsFunction' on 'Recipe' requires that 'ChipLook' conform to 'DefaultVariants'

// Recipe
    let button = Button("Delete", .chip)
//                                 ^ HIT: member 'chip' in 'Mod<Button>' produces result of type 'Recipe<Button, ChipLook>', but context expects 'Mod<Button>'

// Recipe
    let label = Label("3", .badge(\.size .~ .larg))
//                                           ^ HIT: type 'Size' has no member 'larg'

// Recipe
    let label = Label("3", .badge(\.sise .~ .large))
//                                ^ HIT: value of type 'BadgeLook' has no member 'sise'

// Recipe
    let label = Label("3", .badge(.large))
//                                 ^ HIT: type 'LookSelecting' has no member 'large'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.on(\.size) { switch $0 { case .small: .alpha(1) } })
//                                                      ^ HIT: switch must be exhaustive

// Recipe
    let recipe = Recipe<Button, ChipLook>(.on(\.sise) { _ in .alpha(1) })
//                                            ^ HIT: value of type 'ChipLook' has no member 'sise'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.on(\.size) { switch $0 { case .small: .alpha(1); case .big: .alpha(0.5) } })
//                                                                                                ^ HIT: type 'Size' has no member 'big'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.part(\.titleLabel, .base(.tintColr(.label))))
//                                                                   ^ HIT: type 'Mod<Label>' has no member 'tintColr'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.when({ $0.intent == .dangr }, .alpha(1)))
//                                                              ^ HIT: type 'Intent' has no member 'dangr'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.when(.danger, .alpha(1)))
//                                               ^ HIT: type '@Sendable (ChipLook) -> Bool' has no member 'danger'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.layer.cornerRadius(8), .layer.borderWidth(1), .on(\.isWide, .alpha(1)))
//                                         ^ HIT: type 'RecipeRule<Button, ChipLook>' has no member 'layer'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.base(.layer.cornerRadius("8")))
//                                                                  ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// Recipe
    let recipe = Mod.chip + Mod.badge
//                              ^ HIT: cannot convert value of type 'Recipe<Label, BadgeLook>' to expected argument type 'Recipe<Button, ChipLook>'

// Recipe
    let recipe = Recipe<Button, Size>(.base(.alpha(1)))
//               ^ HIT: type 'Size' does not conform to protocol 'Variants'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.base(.alpha(1)), .on(\.isWid, .alpha(1)))
//                                                              ^ HIT: value of type 'ChipLook' has no member 'isWid'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.part(\.titelLabel, .on(\.isWide, .alpha(1))))
//                                              ^ HIT: value of type 'Button' has no member 'titelLabel'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.base(.alpha(1))).adding(.small, to: \.size) { _ in .alpha(0.5) }
//                                                          ^ HIT: an enumeration is closed; 'adding' takes values of an 'OpenChoice'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.on(\.size, \.isWid) { _, _ in .alpha(0.5) })
//                                                    ^ HIT: value of type 'ChipLook' has no member 'isWid'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.on(\.size, \.isWide) { $1 ? .alhpa(0.5) : .identity })
//                                                                      ^ HIT: type 'Mod<Button>' has no member 'alhpa'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.on(\.isOpen, \.size) { _, _ in .alpha(0.5) })
//                                         ^ HIT: an optional Bool makes no pair: declare three cases, or write '.when'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.on(\.size, \.isOpen) { _, _ in .alpha(0.5) })
//                                         ^ HIT: an optional Bool makes no pair: declare three cases, or write '.when'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.on(\.size, \.isWide, \.intent) { _, _, _ in .alpha(0.5) })
//                                         ^ HIT: a rule is about one choice or two; write '.when({ $0.isWide && … }, …)'
