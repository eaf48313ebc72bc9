import Mod
import Widgets

extension Names where Root: Bar {
  static var bar: Names { Names(.barStyle, .isTranslucent, .barTintColor) }
}

extension Names where Root: BarItem {
  static var barItem: Names {
    Names(
      .title, .image, .landscapeImagePhone, .largeContentSizeImage, .imageInsets, .landscapeImagePhoneInsets,
      .largeContentSizeImageInsets, .isEnabled, .titleTextAttributes, .titleTextAttributes(for: .disabled), .tag,
      .accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityTraits, .accessibilityIdentifier
    )
  }
}

extension Names<BarButtonItem> {
  static var own: Names {
    Names(
      .style, .systemItem, .width, .possibleTitles, .tintColor, .isHidden, .isSelected,
      .changesSelectionAsPrimaryAction, .isSymbolAnimationEnabled, .backgroundImage,
      .backgroundImage(for: .disabled), .backgroundVerticalPositionAdjustment, .titlePositionAdjustment,
      .backButtonBackgroundImage, .backButtonBackgroundImage(for: .disabled), .backButtonTitlePositionAdjustment
    ) + Names(slot: .customView)
  }
}

extension Names<TabBarItem> {
  static var own: Names {
    Names(
      .systemItem, .selectedImage, .badgeValue, .badgeColor, .badgeTextAttributes,
      .badgeTextAttributes(for: .selected), .titlePositionAdjustment
    )
  }
}

extension Names<NavigationItem> {
  static var own: Names {
    Names(
      .title, .prompt, .largeTitleDisplayMode, .style, .leftBarButtonItems, .rightBarButtonItems,
      .leftItemsSupplementBackButton, .hidesBackButton, .backBarButtonItem, .backButtonTitle, .backButtonDisplayMode,
      .customizationIdentifier
    )
      + Names(slot: .titleView)
      // One button is the first of a list.
      + Names(.leftBarButtonItem, in: ["leftBarButtonItems"])
      + Names(.rightBarButtonItem, in: ["rightBarButtonItems"])
  }
}

extension Names<NavigationBar> {
  static var own: Names {
    Names(
      .items, .prefersLargeTitles, .titleTextAttributes, .largeTitleTextAttributes, .backIndicatorImage,
      .backIndicatorTransitionMaskImage, .backgroundImage, .shadowImage, .preferredBehavioralStyle,
      .titleVerticalPositionAdjustment
    )
  }
}

extension Names<TabBar> {
  static var own: Names {
    Names(
      .items, .selectedIndex, .unselectedItemTintColor, .itemPositioning, .itemWidth, .itemSpacing, .backgroundImage,
      .shadowImage, .selectionIndicatorImage
    )
      // An item is selected by its place among the items, so there have to be some.
      + Names(.selectedItem, in: ["selectedIndex"], given: .items(TabBarItem.samples))
  }
}

extension BarButtonItem: Sampled {
  static let samples = [BarButtonItem("Sample")]
}

extension TabBarItem: Sampled {
  static let samples = [TabBarItem("Sample")]
}

extension NavigationItem: Sampled {
  static let samples = [NavigationItem("Sample")]
}

extension BarStyle: Sampled {}
extension BarButtonItem.Style: Sampled {}
extension BarButtonItem.SystemItem: Sampled {}
extension TabBarItem.SystemItem: Sampled {}
extension NavigationItem.LargeTitleDisplayMode: Sampled {}
extension NavigationItem.ItemStyle: Sampled {}
extension NavigationItem.BackButtonDisplayMode: Sampled {}
extension TabBar.ItemPositioning: Sampled {}
