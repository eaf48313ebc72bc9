import Styles

private let label = Label(.text("Views") .numberOfLines(2))
//                         ^ error: static member 'numberOfLines' cannot be used on instance
