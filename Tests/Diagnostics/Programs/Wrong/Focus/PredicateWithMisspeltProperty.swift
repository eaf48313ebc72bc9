import Styles

private let style: Mod<Label> = .where({ $0.isHiden }, .alpha(0.5))
//                                          ^ error: member 'isHiden'
