import Styles

private let toolbar = Toolbar(.items([.init(systemItem: .trsh), .flexibleSpace()]))
//                                                       ^ error: member 'trsh'
