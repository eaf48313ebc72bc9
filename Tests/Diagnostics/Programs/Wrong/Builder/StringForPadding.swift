import Styles

private let label = Label("Views", .padding("8"))
//                                          ^ error: cannot convert value of type 'String'
