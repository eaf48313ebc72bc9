import Styles

private let style = Mod<Label> { $0.numberOfLines = "2" }
//                                                  ^ error: cannot assign value of type 'String' to type 'Int'
