import Styles

private let style = Mod<Label> { $0.numberOfLins = 2 }
//                                  ^ error: member 'numberOfLins'
