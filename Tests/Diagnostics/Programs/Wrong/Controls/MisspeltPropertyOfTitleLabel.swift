import Styles

private let button = Button("Play", .titleLabel.numberOfLins(2))
//                                              ^ error: member 'numberOfLins'
