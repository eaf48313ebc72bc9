import Styles

private let style: Mod<Label> = .at(\.layr, .cornerRadius(6))
//                                  ^ error: cannot convert value of type 'KeyPath<Label, Value>'

// Missed. Both errors come, in either order.
