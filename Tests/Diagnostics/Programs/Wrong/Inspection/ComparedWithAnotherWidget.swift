import Styles

private let areEqual = Label("Views") == Layer()
//                                    ^ error: binary operator '==' cannot be applied
