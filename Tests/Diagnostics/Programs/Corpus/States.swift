// View
    Button("Save", .while(.highlihted, .alpha(0.6)))
//                         ^ HIT: type 'WidgetState' has no member 'highlihted'

// View
    Button("Save", .while(.highlighted, .alhpa(0.6)))
//                                       ^ HIT: type 'Mod<Button>' has no member 'alhpa'

// View
    Button("Save", .while(.highlighted, .alpha("0.6")))
//                                             ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// View
    Button("Save", .while(\.isHighlighted, .alpha(0.6)))
//                        ^ HALF: cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'WidgetState'

// View
    Button("Save", .isIn(.invalid))
//                  ^ HALF: member 'isIn' in 'Mod<Button>' produces result of type 'Property<Button, Bool>', but context expects 'Mod<Button>'

// View
    Button("Save", .isIn(.invalid, true))
//                  ^ HIT: a state is a property: '.isIn(.soldOut) -- isFull'

// View
    Button("Save", .highlighted(.alpha(0.6)))
//                  ^ HIT: a state has a style: '.while(.highlighted, .alpha(0.6))'

// View
    Label("a", .while(.hovered, .isSelected(true)))
//                               ^ HIT: static property 'isSelected' requires that 'Label' conform to 'Selectable'

// View
    Button("Save").appearance(in: .highlighted)
//                                 ^ HIT: type 'Set<WidgetState>' has no member 'highlighted'

// View
    Button("Save", .while(.highlighted, .alpha -- true))
//                                             ^ HIT: the property is of another type than 'Bool'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.while(.pressed, .alpha(0.6)))
//                                                ^ HIT: 'pressed' has been renamed to 'highlighted'

// Recipe
    let recipe = Recipe<Button, ChipLook>(.while(.highlighted, .alfa(0.6)))
//                                                              ^ HIT: type 'Mod<Button>' has no member 'alfa'

// Recipe
    let recipe = Recipe<Label, BadgeLook>(.while(.hovered, .isSelected(true)))
//                                                          ^ HIT: static property 'isSelected' requires that 'Label' conform to 'Selectable'

// Recipe
    let recipe = Recipe<ChipLook, ChipLook>(.while(.highlighted, \.isWide .~ true))
//                                           ^ HALF: contextual member reference to static method 'while' requires 'Self' constraint in the protocol extension

// View
    Button("Save", .while(.highlighted))
//                                    ^ HIT: missing argument for parameter #2 in call

// Recipe
    let recipe = Recipe<Button, ChipLook>(.while(.highlighted))
//                                                           ^ HIT: missing argument for parameter #2 in call

// View
    Label("a", .while(.inside(.hover), .alpha(1)))
//                             ^ HIT: 'hover' has been renamed to 'hovered'

// View
    Button("a", .while(.focus, .alpha(1)))
//                      ^ HIT: 'focus' has been renamed to 'focused'

// View
    Button("a", .while(.focusVisible, .alpha(1)))
//                      ^ HIT: 'focusVisible' has been renamed to 'focused'

// View
    Button("a", .while(.active, .alpha(1)))
//                      ^ HIT: 'active' has been renamed to 'highlighted'

// View
    Label("a", .outline(.systemBlue, width: 2))
//              ^ HIT: write '.border(.red, width: 1)' or, outside, '.layer.shadows([.ring(.red)])'

// View
    Label("a", .textTransform(.uppercase))
//              ^ HIT: change the text itself: 'Label(name.uppercased())'

// View
    VStack(.role(.alert)) {}
//          ^ HIT: a role is a trait: '.accessibilityTraits(.header)'; a message is a 'Banner'

// View
    Label("a", .font(Font(name: "Inter", size: 12, weight: .extraBold)))
//                                                          ^ HIT: 'extraBold' has been renamed to 'heavy'

// View
    Label("a", .font(.body.weight(700)))
//                         ^ HIT: a weight has a name: '.weight(.bold)' is 700, and '.weight(.semibold)' 600

// View
    VStack(.sharesStates) {}
//          ^ HIT: 'sharesStates' has been renamed to 'sharingStates'

// View
    Label("a", .while(.hovered, .underline))
//                               ^ HIT: write '.textDecoration(.underline)'
