import Bindings
import Widgets

extension Node {
  /// Gives the title of the widget to the nearest screen around it, if it has or had a title.
  ///
  /// - Parameter rare: The rare attributes of the widget.
  internal func notifyOfTitle(_ rare: RareAttributes) {
    guard rare.haveTitle || givesTitle, !isScreen else { return }
    let title = (mounted.current as? any Widget)?.navigationTitle
    guard let screen = line.dropFirst().first(where: { $0.mounted.current is any Screen }) else { return }
    tree.screens.titled[id] = title == nil ? nil : TitledScreen(node: screen)
    screen.give(title)
  }

  /// Whether the widget has given a title to a screen.
  private var givesTitle: Bool { !tree.screens.titled.isEmpty && tree.screens.titled[id] != nil }

  /// Takes the title away that the widget has given to a screen.
  internal func withdrawTitle() {
    guard !tree.screens.titled.isEmpty, let screen = tree.screens.titled.removeValue(forKey: id)?.node, screen.isMounted
    else { return }
    screen.give(nil)
  }

  private func give(_ title: String?) {
    guard (mounted.current as? any Screen)?.contentTitle != title else { return }
    mounted.applyAny { value in
      guard var screen = value as? any Screen else { return }
      screen.contentTitle = title
      value = screen
    }
  }
}

/// A screen with a title from its content.
internal struct TitledScreen {
  internal weak var node: Node?
}
