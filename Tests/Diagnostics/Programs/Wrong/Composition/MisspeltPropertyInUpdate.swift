import Styles

private let style: Mod<Label> = .layer.update { $0.cornerRadus = 6 }
//                                                 ^ error: member 'cornerRadus'
