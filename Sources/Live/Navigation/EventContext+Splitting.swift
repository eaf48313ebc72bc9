import Bindings
import Widgets

extension EventContext {
  /// Shows the primary screen of the surrounding split view controller.
  ///
  /// A collapsed controller goes back to it, and sends `dismissedSecondary`. Otherwise, if the screen is hidden, the
  /// controller sends `willChangeDisplayMode` and changes the display mode.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding split view controller.
  public func showPrimary() throws(NavigationError) {
    let controller = try split("show the primary screen")
    if controller.isCollapsedSplit {
      controller.showPrimary()
    } else if controller.split?.displayMode == .secondaryOnly {
      controller.changeDisplayMode(to: .oneBesideSecondary)
    }
  }

  /// Shows the secondary screen of the surrounding split view controller, if it is collapsed.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding split view controller.
  public func showSecondary() throws(NavigationError) {
    let controller = try split("show the secondary screen")
    controller.input(as: SplitViewController.self) { $0.shouldShowSecondary = true }
  }

  /// Hides the primary screen of the surrounding split view controller, or shows it again.
  ///
  /// - Throws: ``NavigationError`` if there is no surrounding split view controller.
  public func toggleDisplayMode() throws(NavigationError) {
    let controller = try split("change the display mode")
    let isHidden = controller.split?.displayMode == .secondaryOnly
    controller.changeDisplayMode(to: isHidden ? .oneBesideSecondary : .secondaryOnly)
  }

  private func split(_ action: String) throws(NavigationError) -> Node {
    guard let controller = source.enclosing(.split) else {
      throw error(action, .noSplitViewController)
    }
    return controller
  }
}

extension BarButtonItem {
  /// Returns a button that hides the primary screen of the surrounding split view controller, or shows it again.
  ///
  /// ```swift
  /// ViewController("Message", .navigationItem.leftBarButtonItem(.displayModeButton()))
  /// ```
  @MainActor public static func displayModeButton() -> BarButtonItem {
    BarButtonItem(
      .image(Image(systemName: "sidebar.leading")), .accessibilityLabel("Sidebar"),
      .tapped --> inContext { try $0.toggleDisplayMode() })
  }
}
