import Styles

private enum Intent: CaseIterable { case plain, danger }

private struct ActionLook: Variants { var intent: Intent }

extension Mod<Button> {
  fileprivate static let action = Recipe<Button, ActionLook>(.on(\.intent) { $0 == .danger ? .alpha(0.5) : .alpha(1) })
}

private let button = Button("Delete", .action(ActionLook(intent: .dangre)))
//                                                                ^ error: type 'Intent' has no member 'dangre'
