import Styles

private let button = Button("Play", .titleLabel.update(.numberOfLines(2), .title("Stop")))
//                                                                         ^ error: static property 'title'
