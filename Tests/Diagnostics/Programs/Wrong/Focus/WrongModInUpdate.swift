import Styles

private let style: Mod<Label> = .layer.update(.cornerRadius(6), .numberOfLines(2))
//                                                               ^ error: Label
