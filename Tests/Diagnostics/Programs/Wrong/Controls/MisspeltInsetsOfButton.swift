import Styles

private let button = Button("Play", .contentEdgeInset(EdgeInsets(4)), .title("Stop"))
//                                   ^ error: member 'contentEdgeInset'
