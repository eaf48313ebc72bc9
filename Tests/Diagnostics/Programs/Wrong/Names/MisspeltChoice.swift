import Styles

private enum Intent: CaseIterable { case plain, danger }

private struct ActionLook: DefaultVariants { var intent = Intent.plain }

extension Mod<Button> {
  fileprivate static let action = Recipe<Button, ActionLook>(.on(\.intent) { $0 == .danger ? .alpha(0.5) : .alpha(1) })
}

private let button = Button("Delete", .action(\.intent .~ .dangre))
//                                                         ^ error: type 'Intent' has no member 'dangre'

// Missed. The call of a recipe has two overloads, for a whole selection and for changes of it, and the compiler reports
// this error alone where there is one. Attributes of the other do not help. These lines have five errors, too:
//
//     infix operator .~ : AdditionPrecedence
//     struct Mod<Root> {}
//     func .~ <Root, Value>(path: WritableKeyPath<Root, Value>, value: Value) -> Mod<Root> { Mod() }
//     func action(_ look: ActionLook) {}
//     func action(_ choices: Mod<ActionLook>...) {}
//     action(\.intent .~ .dangre)
