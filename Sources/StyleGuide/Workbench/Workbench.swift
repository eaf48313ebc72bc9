import Foundation
import Live

/// An interactive style guide. Each recipe and each example is a card with a live widget, whose choices, states and
/// surroundings the user changes.
///
/// ```swift
/// let guide = StyleGuide("Kit") {
///   Recipes("Buttons", Mod.buttonStyle, named: "buttonStyle") { Button("Save") }
/// }
/// let tree = LiveTree(Workbench(guide))
/// ```
///
/// `try await Terminal.run(Workbench(guide))` runs it in this terminal, and
/// `try await LiveServer.run { Workbench(guide) }` in browsers, where the page has the address of the selection. It is
/// an app with a window of its own.
///
/// Beside the widget are the code of the selection, the changes that the style makes, the rules that made them, the
/// tokens, the findings of an audit in all states, the tree as text, and the user's actions.
///
/// In a test, it is operated like any other component: `try tree.find(.button("tinted")).tap()`.
///
/// It takes the colors and fonts of its own controls from the theme `Kit` of its surroundings.
public struct Workbench: Component {
  private let title: String
  private let cards: [WorkbenchCard]
  private let themes: [GuideChoice]
  private let given: Var<WorkbenchSelection>?
  @Variable private var own = WorkbenchSelection()
  @Variable private var past: [WorkbenchSelection] = []
  @Variable private var isFinding = false

  /// Creates a workbench of a guide.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - selection: The variable with the selection, for programs that read, save or open it. By default, it is kept
  ///     with the component, and begins with the first card.
  /// - Complexity: O(*n*) for *n* sections and examples. Combinations are made one by one, when they are chosen.
  public init(_ guide: StyleGuide, selection: Var<WorkbenchSelection>? = nil) {
    title = guide.title
    cards = WorkbenchCard.all(of: guide)
    themes = GuideChoice.all(of: guide.sections.compactMap(\.themes))
    given = selection
  }

  /// Returns whether a selection leads to a card.
  ///
  /// - Complexity: O(*n*) for *n* cards.
  public func shows(_ selection: WorkbenchSelection) -> Bool {
    WorkbenchCard.selected(by: selection, in: cards) != nil
  }

  /// The list of cards, and the selected one.
  public var body: Children {
    let editor = WorkbenchEditor(selection: given ?? $own, past: $past)
    Application(
      .address <-- editor.selection.map { [cards] in URL(string: WorkbenchCard.address(of: $0, in: cards)) },
      .open
        --> inContext { [cards, themes, $isFinding] context, url in
          let selection = try WorkbenchCard.selection(at: url, in: cards, themes)
          editor.open(selection)
          $isFinding.set(false)
          let unknown = selection.unknownParts(of: url.absoluteString, firstTheme: themes.first?.name)
          if unknown.isEmpty { return }
          context.notify("Unknown in the address: \(unknown.joined(separator: ", "))", isError: true)
        }
    ) {
      Window {
        ViewController(
          title, .width(max: 1_600),
          .title
            <-- editor.selection.map { [title, cards] in WorkbenchCard.selected(by: $0, in: cards)?.title ?? title },
          .presentedViewController
            <-- $isFinding.screen { [cards, $isFinding] in
              if $0 { WorkbenchFinder(cards: cards, editor: editor, isShown: $isFinding) }
            },
          .didDismiss --> { [$isFinding] in $isFinding.set(false) }
        ) {
          HStack(.alignment(.fill), .measuringWidth) {
            View(
              .width(240), .while(.compactWidth, .isHidden(true)),
              .while(.containerWidth(below: 960), .isHidden(true))
            ) {
              WorkbenchSidebar(cards: cards, editor: editor) {}
            }
            WorkbenchScreen(cards: cards, themes: themes, editor: editor) { isFinding = true }
          }
        }
      }
    }
  }
}

/// The list of cards as a screen, for windows without space for the list beside the card.
private struct WorkbenchFinder: Component {
  let cards: [WorkbenchCard]
  let editor: WorkbenchEditor
  let isShown: Var<Bool>
  @Variable private var isVisible = false

  var body: Children {
    ViewController("Cards", .didAppear --> { isVisible = true }) {
      WorkbenchSidebar(cards: cards, editor: editor, focus: $isVisible.filter { $0 }.map { _ in }) {
        isShown.set(false)
      }
    }
  }
}
