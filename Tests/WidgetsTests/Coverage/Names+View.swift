import Foundation
import Mod
import Widgets

extension Names where Root: Widget {
  static var view: Names { ownView + Names(slot: .mask) }

  static var ownView: Names { identity + appearance + interaction + layout + placement + accessibility + geometry }

  private static var identity: Names { Names(.key, .tag, .restorationIdentifier, .focusGroupIdentifier) }

  private static var appearance: Names {
    Names(
      .isHidden, .alpha, .backgroundColor, .tintColor, .tintAdjustmentMode, .isOpaque, .clipsToBounds, .contentMode,
      .clearsContextBeforeDrawing, .overrideUserInterfaceStyle, .layer
    )
      // A property of the layer.
      + Names(.cornerRadius, in: ["layer"])
  }

  private static var interaction: Names {
    Names(.isUserInteractionEnabled, .isMultipleTouchEnabled, .isExclusiveTouch, .gestureRecognizers)
  }

  private static var layout: Names {
    Names(
      .translatesAutoresizingMaskIntoConstraints, .semanticContentAttribute, .preservesSuperviewLayoutMargins,
      .insetsLayoutMarginsFromSafeArea, .directionalLayoutMargins,
      .horizontalContentHuggingPriority, .verticalContentHuggingPriority,
      .horizontalContentCompressionResistancePriority, .verticalContentCompressionResistancePriority
    )
      // The same margins, by left and right.
      + Names(.layoutMargins, in: ["directionalLayoutMargins"])
  }

  private static var placement: Names {
    Names(
      .padding, .margins, .embedPosition, .keepsToSafeArea, .defaultPosition, .defaultSafeArea, .navigationTitle,
      .operation,
      .width, .minimumWidth, .maximumWidth, .height,
      .minimumHeight,
      .maximumHeight, .animation
    )
  }

  private static var accessibility: Names {
    Names(
      .isAccessibilityElement, .accessibilityLabel, .accessibilityHint, .accessibilityValue, .accessibilityTraits,
      .accessibilityHeadingLevel, .accessibilityIdentifier, .accessibilityLanguage, .accessibilityUserInputLabels,
      .accessibilityElementsHidden,
      .accessibilityViewIsModal, .shouldGroupAccessibilityChildren, .accessibilityNavigationStyle,
      .accessibilityContainerType, .accessibilityIgnoresInvertColors, .minimumContentSizeCategory,
      .maximumContentSizeCategory, .showsLargeContentViewer, .largeContentTitle, .largeContentImage,
      .largeContentImageInsets, .scalesLargeContentImage, .states
    )
      // Membership in the set.
      + Names(.isIn(.invalid), in: ["states"])
  }

  private static var geometry: Names {
    Names(.bounds, .center, .transform, .autoresizingMask, .autoresizesSubviews)
      // A frame is where the bounds end up.
      + Names(.frame, in: ["bounds", "center"])
  }
}

extension Children: Sampled {
  static let samples: [Children] = [[Label("Sample")]]
}

extension GestureRecognizers: Sampled {
  static let samples: [GestureRecognizers] = [[TapGestureRecognizer()]]
}

extension WidgetKey: Sampled {
  static let samples: [WidgetKey] = ["sample"]
}

extension LayoutLength: Sampled {
  static let samples = [LayoutLength(20)]
}

extension Animation: Sampled {
  static let samples = [linear]
}

extension EmbedPosition: Sampled {}
extension AccessibilityContainerType: Sampled {}
extension AccessibilityNavigationStyle: Sampled {}
extension ContentMode: Sampled {}
extension ContentSizeCategory: Sampled {}
extension SemanticContentAttribute: Sampled {}
extension TintAdjustmentMode: Sampled {}
extension UserInterfaceStyle: Sampled {}
extension AccessibilityTraits: Sampled {
  static let samples = [button, link]
}
extension AutoresizingMask: Sampled {
  static let samples = [flexibleWidth]
}
extension ControlOperation: Sampled {
  static let samples = [toggle]
}
extension LayoutPriority: Sampled {
  static let samples = [required]
}
