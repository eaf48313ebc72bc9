import Styles

private let label = Label("Views", .alpha(0.5), .isEnabled(false))
//                                               ^ error: 'isEnabled'
