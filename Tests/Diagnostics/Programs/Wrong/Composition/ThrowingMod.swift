import Styles

private func checked() throws -> String { "Views" }

private let style = Mod<Label> { $0.text = try checked() }
//                             ^ error: invalid conversion from throwing function
