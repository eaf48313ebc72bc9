import Styles

private let toolbar = Toolbar(.barTintColor(Color(red: 1, gren: 0.5, blue: 0)))
//                                               ^ error: incorrect argument label in call (have 'red:gren:blue:', expected 'red:green:blue:')
