import Styles

private let label = Label(.numberOfLines(2), "Views")
//                                           ^ error: cannot convert value of type 'String'
