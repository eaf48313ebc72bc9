import Styles

private let views = Label("1000", .textAlignment(.centre), .numberOfLines(2))
//                                                ^ error: member 'centre'
