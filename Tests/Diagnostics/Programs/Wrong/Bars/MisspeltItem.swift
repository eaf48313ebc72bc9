import Styles

private let toolbar = Toolbar(.items([.init(systemItem: .trash), .flexibleSpce()]))
//                                                                ^ error: member 'flexibleSpce'
