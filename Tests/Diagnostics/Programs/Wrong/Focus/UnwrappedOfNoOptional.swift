import Styles

private let style: Mod<Label> = .unwrapped(\.numberOfLines, Mod<Int> { $0 += 1 })
//                                         ^ error: cannot convert value of type 'WritableKeyPath<Label, Int>'
