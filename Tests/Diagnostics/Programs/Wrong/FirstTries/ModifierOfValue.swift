import Styles

private let title = Label("Ada").foregroundColor(.red).frame(width: 80)
//                               ^ error: Mods are arguments: 'Label("Ada", .textColor(.red))'
