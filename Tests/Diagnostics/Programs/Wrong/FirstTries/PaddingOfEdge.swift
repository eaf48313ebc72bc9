import Styles

private let title = Label("Ada", .padding(.top, 16))
//                                ^ error: name the edges: '.padding(top: 16)'
