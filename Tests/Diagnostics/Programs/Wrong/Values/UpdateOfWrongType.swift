import Styles

private let style: Mod<Label> = .numberOfLines.update { $0 += "1" }
//                                                            ^ error: cannot convert value of type 'String'
