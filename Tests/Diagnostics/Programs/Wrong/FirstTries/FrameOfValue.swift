import Styles

private let title = Label("Ada").frame(width: 80)
//                               ^ error: Mods are arguments
