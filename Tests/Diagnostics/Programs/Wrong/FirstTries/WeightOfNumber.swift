import Styles

private let title = Label("Ada", .font(.systemFont(ofSize: 12).weight(700)))
//                                                             ^ error: a weight has a name
