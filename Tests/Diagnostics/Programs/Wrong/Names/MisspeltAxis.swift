import Styles

private enum Size: CaseIterable { case small, large }

private struct TagLook: DefaultVariants { var size = Size.small }

extension Mod<Label> {
  fileprivate static let sized = Recipe<Label, TagLook>(.on(\.size) { .numberOfLines($0 == .small ? 1 : 2) })
}

private let label = Label("New", .sized(\.sise .~ .large))
//                                      ^ error: value of type 'TagLook' has no member 'sise'
