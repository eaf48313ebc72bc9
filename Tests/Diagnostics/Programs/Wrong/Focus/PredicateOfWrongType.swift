import Styles

private let style: Mod<Label> = .where({ $0.numberOfLines }, .alpha(0.5))
//                                          ^ error: cannot convert value of type 'Int'
