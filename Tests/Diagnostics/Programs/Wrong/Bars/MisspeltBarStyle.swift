import Styles

private let toolbar = Toolbar(.barStyle(.blak), .isTranslucent(false))
//                                       ^ error: member 'blak'
