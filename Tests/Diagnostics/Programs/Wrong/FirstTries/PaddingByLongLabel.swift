import Styles

private let title = Label("Ada", .padding(horizontal: 16))
//                                ^ error: renamed to 'padding(h:v:)'
