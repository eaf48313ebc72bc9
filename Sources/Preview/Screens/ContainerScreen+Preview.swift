import Mod
import Widgets

extension NavigationController: Previewable {
  /// The bar with the top screen below it.
  public var preview: any Widget {
    VStack {
      if !isNavigationBarHidden {
        NavigationBar(.items(children.map(\.shownNavigationItem)), .prefersLargeTitles(prefersLargeTitles))
      }
      shownViewControllers
    }
  }
}

extension TabBarController: Previewable {
  /// The selected screen with the bar below it.
  public var preview: any Widget {
    VStack {
      shownViewControllers
      TabBar(.items(tabBarItems), .selectedIndex(selectedIndex))
    }
  }
}

extension SplitViewController: Previewable {
  /// The visible screens, side by side.
  public var preview: any Widget { HStack { shownViewControllers } }
}

extension Window: Previewable {
  /// The screen, if there is one, with presented screens over it.
  public var preview: any Widget { rootViewController?.withPresented ?? View() }
}
