import Styles

private let style: Mod<Label> = .layer.update { $0.cornerRadius = "6" }
//                                                                ^ error: cannot assign value of type 'String' to type 'Double'
