import Styles

private let label = Label("Views", .numberOfLines(lines: 2))
//                                               ^ error: extraneous argument label 'lines:' in call
