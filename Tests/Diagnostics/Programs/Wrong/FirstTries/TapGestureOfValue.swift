import Styles

private let title = Label("Ada").onTapGesture { print("tapped") }
//                               ^ error: Mods are arguments
