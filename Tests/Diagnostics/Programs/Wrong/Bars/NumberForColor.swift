import Styles

private let toolbar = Toolbar(.barStyle(.black), .barTintColor(0xFF8000))
//                                                             ^ error: cannot convert value of type 'Int'
