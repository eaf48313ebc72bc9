import Styles

private let style = .text("Views") <> .alpha(0.5)
//                                 ^ error: generic parameter 'Root' could not be inferred
