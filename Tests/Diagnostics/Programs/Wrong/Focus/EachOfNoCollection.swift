import Styles

private let style: Mod<Label> = .each(.alpha(0.5))
//                               ^ error: contextual member reference to static method 'each'
