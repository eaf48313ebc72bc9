// Declaration
    extension Mod<User> { static let shouting2 = Mod { $0.nam = "ADA" } }
//                                                        ^ HIT: value of type 'User' has no member 'nam'

// Declaration
    extension Mod<User> { static let shouting3: Mod = .nam("ADA") }
//                                                     ^ HIT: type 'Mod<User>' has no member 'nam'

// Declaration
    extension Mod<User> { static let shouting4: Mod = \.nam .~ "ADA" }
//                                                    ^ HIT: value of type 'User' has no member 'nam'

// Declaration
    extension Mod<User> { static let shouting5: Mod = \.name .~ 3 }
//                                                              ^ HIT: cannot convert value of type 'Int' to expected argument type 'String'

// Declaration
    extension PropertyNames where Root == User { static var age: Property<Root, String> { Property(\.age) } }
//                                                                                                 ^ HIT: cannot convert value of type 'WritableKeyPath<User, Int>' to expected argument type 'WritableKeyPath<User, Str

// Declaration
    extension PropertyNames where Root == User { static var nick6: Property<Root, String> { Property(\.nick) } }
//                                                                                                   ^ HALF: cannot convert value of type 'KeyPath<User, Value>' to expected argument type 'WritableKeyPath<User, String>'

// Declaration
    extension PropertyNames where Root == User { static var nick7: Property<Root, String> { Property { $1($0.name) } } }
//                                                                                                           ^ HIT: passing value of type 'String' to an inout parameter requires explicit '&'

// Declaration
    extension PropertyNames where Root == User { static var nick8: Property<Root, String> { "nick" } }
//                                                                                          ^ HIT: cannot convert return expression of type 'String' to return type 'Property<User, String>'

// Declaration
    extension Mod where Root: Widget { static let card: Mod = .alpha(0.5) }
//                                                ^ HIT: static stored properties not supported in generic types

// Declaration
    extension Mod where Root: Widget { static var card: Mod { .text("a") } }
//                                                             ^ HIT: static property 'text' requires that 'Root' conform to 'Textual'

// Declaration
    extension Mod where Root == Label { static func big(_ size: Double) -> Mod { .font(size) } }
//                                                                                     ^ HIT: cannot convert value of type 'Double' to expected argument type 'Font'

// Declaration
    extension Mod<Label> { static let big: Mod = .font(.sytem(size: 40)) }
//                                                      ^ HIT: type 'Font' has no member 'sytem'

// Declaration
    private let card: Mod<Label> = .big("40")
//                                      ^ HIT: cannot convert value of type 'String' to expected argument type 'Double'

// Declaration
    private let sheet: [Mod<Label>] = [.alpha(0.5), .alhpa(1)]
//                                                   ^ HIT: type 'Mod<Label>' has no member 'alhpa'

// Declaration
    private let sheet: Mod = .alpha(0.5)
//                            ^ ALONE: generic parameter 'Root' could not be inferred
