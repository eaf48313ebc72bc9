import Styles

private let label = Label("Views", .key({ 1 }))
//                                  ^ error: cannot conform to 'Hashable'
