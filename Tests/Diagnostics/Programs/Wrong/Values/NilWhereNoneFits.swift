import Styles

private let label = Label("Views", .numberOfLines(nil))
//                                                ^ error: 'nil' is not compatible with expected argument type 'Int'
