import Styles

private let label = Label("Views", .layer.cornerRadius("6"))
//                                                     ^ error: cannot convert value of type 'String'
