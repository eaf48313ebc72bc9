import Styles

private let title = Label("Ada", .textTransform(.uppercase))
//                                ^ error: change the text itself
