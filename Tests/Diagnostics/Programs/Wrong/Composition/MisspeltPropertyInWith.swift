import Styles

private let label = Label("Views").with { $0.alhpa = 0.5 }
//                                           ^ error: member 'alhpa'
