import Mod
import Widgets

extension NavigationController: Previewable {
  /// The bar with the top screen below it, and the toolbar if it is not hidden.
  public var preview: any Widget {
    VStack {
      if !isNavigationBarHidden {
        navigationBar.with(
          .items(children.map(\.shownNavigationItem)),
          .prefersLargeTitles(prefersLargeTitles || navigationBar.prefersLargeTitles))
      }
      shownViewControllers
      if !isToolbarHidden { toolbar.with(.items(children.last?.shownToolbarItems ?? [])) }
    }
  }
}

extension TabBarController: Previewable {
  /// The selected screen with the bar below it.
  public var preview: any Widget {
    VStack {
      shownViewControllers
      tabBar.with(.items(tabBarItems), .selectedIndex(selectedIndex))
    }
  }
}

extension SplitViewController: Previewable {
  /// The visible screens, side by side, or the secondary screen below a bar with a back button.
  public var preview: any Widget {
    guard hasBackButton, let primary = viewControllers.first else { return fractions ?? HStack { columns } }
    return VStack {
      NavigationBar(.items([NavigationItem(.title(primary.visibleTitle)), NavigationItem()]))
      shownViewControllers
    }
  }
}

extension SplitViewController {
  /// The screens, the primary one with its fraction of the width, or `nil` if it has none.
  private var fractions: SplitColumns? {
    guard let fraction = preferredPrimaryColumnWidthFraction, fraction.isFinite, shownViewControllers.count > 1 else {
      return nil
    }
    var columns = SplitColumns()
    columns.children = shownViewControllers
    columns.fraction = fraction.clamped(to: 0...1)
    columns.limits = (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
    return columns
  }

  /// The screens, the primary one with the limits of its width.
  private var columns: Children {
    let (least, most) = (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
    guard shownViewControllers.count > 1, least != nil || most != nil else { return shownViewControllers }
    return Children(
      shownViewControllers.elements.enumerated().map { index, screen in
        guard index == 0 else { return screen }
        var screen = screen
        screen.minimumWidth = screen.minimumWidth ?? least.map { LayoutLength($0) }
        screen.maximumWidth = screen.maximumWidth ?? most.map { LayoutLength($0) }
        return screen
      })
  }
}

extension Widget {
  /// The title of the screen, or of the visible screen inside.
  fileprivate var visibleTitle: String? {
    shownNavigationItem.title ?? (self as? any ContainerScreen)?.shownViewControllers.first?.visibleTitle
  }
}

extension PageViewController: Previewable {
  /// The visible pages, with dots below pages that scroll.
  public var preview: any Widget {
    VStack {
      HStack(spacing: pageSpacing) { shownViewControllers }
      if showsPageControl, transitionStyle == .scroll, viewControllers.count > 1 {
        PageControl(.numberOfPages(viewControllers.count), .currentPage(currentPage), .accessibilityLabel("Pages"))
      }
    }
  }
}

extension Application: Previewable {
  /// The window, if there is one.
  public var preview: any Widget { window ?? View() }
}

extension Window: Previewable {
  /// The screen, if there is one, with presented screens over it.
  public var preview: any Widget { rootViewController?.withPresented ?? View() }
}
