// Theme
    let color = Color.token(\Brand.radius)
//                          ^ HIT: cannot convert value of type 'KeyPath<Brand, Double>' to expected argument type 'KeyPath<Brand, Color>'

// Theme
    let color = Color.token(\Brand.acent)
//                          ^ HIT: value of type 'Brand' has no member 'acent'

// Theme
    let font = Font.token(\Brand.accent)
//                        ^ HIT: cannot convert value of type 'KeyPath<Brand, Color>' to expected argument type 'KeyPath<Brand, Font>'

// Theme
    let label = Label("a", .theme(Brand.nigth))
//                                      ^ HIT: type 'Brand' has no member 'nigth'

// Theme
    let label = Label("a", .theme(Color.red))
//                          ^ HIT: 'theme' takes a value, or a signal of values, of a type that is a 'Theme'

// Theme
    let label = Label("a", .theme(Brand.self, \.acent .~ .systemRed))
//                                            ^ HIT: value of type 'Brand' has no member 'acent'

// Theme
    let label = Label("a", .theme(Brand.self, \.accent .~ 3))
//                                                        ^ HIT: cannot convert value of type 'Int' to expected argument type 'Color'

// Theme
    let label = Label("a", .theme(Brand.self, (\Paper.ink) .~ .systemRed))
//                                                         ^ HIT: cannot convert value of type 'Mod<Paper>'

// Theme
    let label = Label("a", .theme(Brand.self, .accent(.systemRed)))
//                                             ^ HIT: type 'Mod<Brand>' has no member 'accent'

// Theme
    let label = Label("a", .layer.cornerRadius <-- \Brand.title)
//                                             ^ HIT: the token is of another type than the property

// Theme
    let label = Label("a", .layer.cornerRadius <-- \Brand.radus)
//                                                 ^ HIT: value of type 'Brand' has no member 'radus'

// Theme
    let label = Label("a", .layer.cornerRadius <-- Brand.standard.radius)
//                                             ^ HIT: '<--' takes a signal, such as '$name'

// Theme
    let label = Label("a", .layer.cornerRadius <-- Brand.radius)
//                                                 ^ HIT: instance member 'radius' cannot be used on type 'Brand'

// Theme
    let label = Label("a", .layer.cornerRadius -- \Brand.radius)
//                                             ^ HIT: a token of a theme is assigned by '.token(\Brand.radius)'

// Theme
    let label = Label("a", .textColor(.acent))
//                                     ^ HIT: type 'Color' has no member 'acent'

// Theme
    let label = Label("a", .textColor(\Brand.accent))
//                                   ^ HIT: a token of a theme is assigned by '.token(\Brand.radius)'

// Theme
    let label = Label("a", .layer.cornerRadius(\Brand.radius))
//                                            ^ HIT: a token of a theme is assigned by '.token(\Brand.radius)'

// Theme
    let label = Label("a", .layer.cornerRadius(.radius))
//                                              ^ HIT: type 'Double' has no member 'radius'

// Theme
    let label = Label("a", .layer.cornerRadius(.token(\Brand.radus)))
//                                                    ^ HIT: value of type 'Brand' has no member 'radus'

// Theme
    let label = Label("a", .layer.cornerRadius(.token(\Brand.title)))
//                                                    ^ HIT: cannot convert value of type 'KeyPath<Brand, Font>' to expected argument type 'KeyPath<Brand, Double>'

// Theme
    let night = Brand()
//                    ^ HIT: missing argument for parameter 'accent' in call

// Theme
    let night = Brand.standard |> \.accent .~ .systemIndig
//                                             ^ HIT: type 'Color' has no member 'systemIndig'

// Theme
    struct Ink: Theme { var ink = Color.black }
//         ^ HIT: type 'Ink' does not conform to protocol 'Theme'

// Theme
    let brand = EnvironmentValues().theme(Int.self)
//                                  ^ HIT: instance method 'theme' requires that 'Int' conform to 'Theme'
