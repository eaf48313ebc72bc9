import Styles

private let label = Label("Views", .alpha(0.5), 2)
//                                              ^ error: cannot convert value of type 'Int'
