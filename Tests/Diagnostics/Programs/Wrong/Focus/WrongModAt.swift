import Styles

private let style: Mod<Label> = .at(\.layer, .cornerRadius(6), .numberOfLines(2))
//                                                              ^ error: Label
