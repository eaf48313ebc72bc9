import Styles

private struct NoticeLook: DefaultVariants { var isLoud = false }

extension Mod<NoticeLook> { fileprivate static let loud: Mod = \.isLoud .~ true }

extension Mod<Label> {
  fileprivate static let notice = Recipe<Label, NoticeLook>(.on(\.isLoud, .numberOfLines(2)))
}

private let label = Label("New", .notice(.lowd))
//                                        ^ error: type 'Mod<NoticeLook>' has no member 'lowd'
