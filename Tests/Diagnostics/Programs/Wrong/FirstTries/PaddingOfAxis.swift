import Styles

private let title = Label("Ada", .padding(.horizontal, 16))
//                                ^ error: write '.padding(h: 16)'
