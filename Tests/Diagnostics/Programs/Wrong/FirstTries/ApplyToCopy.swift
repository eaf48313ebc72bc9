import Styles

private let title = Label("Ada").applying(.multiline)
//                               ^ error: renamed to 'with(_:)'
