import Bindings
import Foundation
import Live
import Styles

/// The live widget of a card in the chosen surroundings, with a list of the user's actions.
internal struct WorkbenchStage: Component {
  internal let card: WorkbenchCard

  /// The states in which the widget and its content are held.
  internal let held: [WidgetState]

  internal let context: WorkbenchContext
  internal let name: String

  /// The variables that follow the stage, or `nil` for a pinned card. A new stage resets them.
  internal let report: WorkbenchReport?

  /// Returns the widget. It follows the choices unless it is pinned.
  internal let content: @MainActor () -> Children

  @Variable private var observation: Lifetime?
  @Variable private var watch: Lifetime?

  internal var body: Children {
    View(
      .backgroundColor(context.theme.ground ?? .systemBackground), .border(.separator), .cornerRadius(8),
      .height(min: 120),
      context.style, .holding(held), .accessibilityLabel(name), .clipsToBounds(true),
      .onAppear { observe($0.source) }, .onDisappear { observation = nil }
    ) {
      let alignment = card.takesGivenWidth ? StackView.Alignment.fill : .center
      let isAtTop = card.takesGivenWidth && context.selection.width == nil
      // A chosen width may exceed the page, and scrolls. The view is the same without a chosen width, so that the card
      // keeps its state.
      ScrollView(.contentAlignmentPoint(CGPoint(x: 0, y: isAtTop ? 0 : 0.5))) {
        View(.padding(24)) {
          VStack(
            .width(context.selection.width.map { LayoutLength($0) }), .alignment(alignment),
            .onAppear { watch($0.source) }, .onDisappear { watch = nil }
          ) { content() }
        }
      }
    }
  }

  /// Returns whether both stages show the same card in the same surroundings, and, if they are pinned, with the same
  /// choices.
  nonisolated internal func isSame(as other: WorkbenchStage) -> Bool {
    card.isSame(as: other.card) && name == other.name && held == other.held
      && context.selection.hasSameSurroundings(as: other.context.selection)
      && (report != nil && other.report != nil || context.selection == other.context.selection)
  }

  /// Lists the actions of users in the stage, and the values that they change, the newest first.
  private func observe(_ stage: Node) {
    guard let events = report?.events else { return }
    events.set([])
    func add(_ lines: [String], of node: Node) {
      if sequence(first: node, next: \.parentOrSource).contains(where: { $0 === stage }) {
        events.set(Array((lines + events.value).prefix(Self.limit)))
      }
    }
    func shown(_ value: any Bindable) -> any Bindable {
      guard var input = value as? any TextInput & Bindable, input.isSecureTextEntry else { return value }
      input.text = input.text?.concealed
      return input
    }
    observation = stage.tree.onAction { name, node in
      add(["\(name) \(Self.name(of: node))"], of: node)
    } change: { node, old in
      // Each touch highlights its target, so that this change is not listed.
      let changes = Change.between(shown(old), shown(node.mounted.current)).filter { $0.path != "isHighlighted" }
      add(changes.map { "\(Self.name(of: node)) \($0)" }, of: node)
    }
  }

  /// Reports the container of the card, and again after each change in it.
  private func watch(_ content: Node) {
    guard let report else { return }
    report.content.set(content)
    watch = content.onChange { [weak content] in report.content.set(content) }
  }

  private static func name(of node: Node) -> String {
    let kind = (node.mounted.current as? any Widget)?.kindName ?? node.path
    return node.perception.name.map { "\(kind) “\($0)”" } ?? kind
  }

  /// The number of lines that are kept, 100.
  private static let limit = 100
}

/// The variables that a stage sets for the facts about its card.
@MainActor internal struct WorkbenchReport {
  /// The user's actions, and the values that they change, the newest first.
  internal let events: Var<[String]>

  /// The container of the live widget while it is shown, which is set again when something in it has changed.
  internal let content: Var<Node?>
}
