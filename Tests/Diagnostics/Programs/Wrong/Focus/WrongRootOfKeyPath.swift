import Styles

private let style: Mod<Label> = .at(\.layr, .cornerRadius(6))
//                               ^ error: generic parameter 'Part' could not be inferred
