import Styles

private let style: Mod<Label> = .when(\.numberOfLines, .alpha(0.5))
//                                    ^ error: cannot convert value of type 'KeyPath<Label, Int>'
