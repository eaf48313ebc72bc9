import Styles

private enum Intent: CaseIterable { case plain, danger }

private struct ActionLook: DefaultVariants { var intent = Intent.plain }

extension Mod<Button> {
  fileprivate static let action = Recipe<Button, ActionLook>(.on(\.intent) { $0 == .danger ? .alpha(0.5) : .alpha(1) })
}

private let button = Button("Delete", .action(\.intent .~ .dangre))
//                                                         ^ error: type 'Intent' has no member 'dangre'

// Missed. The compiler repairs the call of a recipe with a whole selection, not the one with changes of it.
