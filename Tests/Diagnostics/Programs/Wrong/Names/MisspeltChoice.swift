import Styles

private enum Intent: CaseIterable { case plain, danger }

private struct DeedLook: DefaultVariants { var intent = Intent.plain }

extension Mod<Button> {
  fileprivate static let deed = Recipe<Button, DeedLook>(.on(\.intent) { $0 == .danger ? .alpha(0.5) : .alpha(1) })
}

private let button = Button("Delete", .deed(\.intent .~ .dangre))
//                                                       ^ error: type 'Intent' has no member 'dangre'
