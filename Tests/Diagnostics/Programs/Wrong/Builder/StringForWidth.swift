import Styles

private let label = Label("Views", .width("250"))
//                                        ^ error: cannot convert value of type 'String'
