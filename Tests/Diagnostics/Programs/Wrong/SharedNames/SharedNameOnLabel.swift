import Styles

private let label = Label("Views", .alpha(0.5), .title("Views"))
//                                               ^ error: static property 'title'
