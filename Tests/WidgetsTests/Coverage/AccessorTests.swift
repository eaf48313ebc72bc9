import Testing
import Widgets

@testable import Mod

/// What several types share is kept in an embedded struct, and each property of it has an accessor that could get one
/// thing and change another. Names only change, so reading is shown here.
@Suite("Values that are read as they were written")
struct AccessorTests {
  @Test("Properties of a view keep their values")
  func view() throws {
    try expectReading(
      Names<View>.ownView,
      \.key, \.tag, \.restorationIdentifier, \.focusGroupIdentifier, \.isHidden, \.alpha, \.backgroundColor,
      \.tintColor,
      \.tintAdjustmentMode, \.isOpaque, \.clipsToBounds, \.contentMode, \.clearsContextBeforeDrawing,
      \.overrideUserInterfaceStyle, \.layer, \.isUserInteractionEnabled, \.isMultipleTouchEnabled, \.isExclusiveTouch,
      \.gestureRecognizers, \.translatesAutoresizingMaskIntoConstraints, \.semanticContentAttribute,
      \.preservesSuperviewLayoutMargins, \.insetsLayoutMarginsFromSafeArea, \.directionalLayoutMargins,
      \.horizontalContentHuggingPriority, \.verticalContentHuggingPriority,
      \.horizontalContentCompressionResistancePriority, \.verticalContentCompressionResistancePriority,
      \.isAccessibilityElement, \.accessibilityLabel, \.accessibilityHint, \.accessibilityValue,
      \.accessibilityTraits, \.accessibilityHeadingLevel,
      \.accessibilityIdentifier, \.accessibilityLanguage, \.accessibilityUserInputLabels,
      \.accessibilityElementsHidden, \.accessibilityViewIsModal, \.shouldGroupAccessibilityChildren,
      \.accessibilityNavigationStyle, \.accessibilityContainerType, \.accessibilityIgnoresInvertColors,
      \.minimumContentSizeCategory, \.maximumContentSizeCategory, \.showsLargeContentViewer, \.largeContentTitle,
      \.largeContentImage, \.largeContentImageInsets, \.scalesLargeContentImage, \.states, \.bounds, \.center,
      \.transform,
      \.autoresizingMask, \.autoresizesSubviews, \.padding, \.margins, \.embedPosition, \.keepsToSafeArea,
      \.defaultPosition,
      \.defaultSafeArea, \.navigationTitle, \.operation, \.width,
      \.minimumWidth, \.maximumWidth, \.height, \.minimumHeight, \.maximumHeight, \.animation, \.cornerRadius
    )
  }

  @Test("Properties of a scrolling view keep their values")
  func scrolling() throws {
    try expectReading(
      Names<ScrollView>.scrolling,
      given: .minimumZoomScale(0.1),
      \.contentOffset, \.contentSize, \.contentInset, \.contentInsetAdjustmentBehavior, \.contentAlignmentPoint,
      \.isScrollEnabled, \.isDirectionalLockEnabled, \.isPagingEnabled, \.scrollsToTop, \.decelerationRate, \.bounces,
      \.bouncesHorizontally, \.bouncesVertically, \.alwaysBounceHorizontal, \.alwaysBounceVertical,
      \.transfersHorizontalScrollingToParent, \.transfersVerticalScrollingToParent, \.delaysContentTouches,
      \.canCancelContentTouches, \.keyboardDismissMode, \.allowsKeyboardScrolling,
      \.automaticallyAdjustsForKeyboard, \.keyboardInset, \.showsHorizontalScrollIndicator,
      \.showsVerticalScrollIndicator, \.indicatorStyle, \.horizontalScrollIndicatorInsets,
      \.verticalScrollIndicatorInsets, \.scrollIndicatorInsets, \.automaticallyAdjustsScrollIndicatorInsets,
      \.indexDisplayMode, \.minimumZoomScale, \.maximumZoomScale, \.zoomScale, \.bouncesZoom, \.refreshControl
    )
  }

  @Test("Properties of a view with text keep their values")
  func text() throws {
    try expectReading(
      Names<Label>.text,
      \.text, \.attributedText, \.font, \.textColor, \.textAlignment, \.textDecoration,
      \.adjustsFontForContentSizeCategory
    )
  }

  @Test("Properties of a text input keep their values")
  func input() throws {
    try expectReading(
      Names<TextView>.input,
      \.keyboardType, \.keyboardAppearance, \.returnKeyType, \.enablesReturnKeyAutomatically, \.isSecureTextEntry,
      \.textContentType, \.passwordRules, \.autocapitalizationType, \.autocorrectionType, \.spellCheckingType,
      \.smartQuotesType, \.smartDashesType, \.smartInsertDeleteType, \.inlinePredictionType,
      \.mathExpressionCompletionType
    )
  }

  @Test("Properties of a control keep their values")
  func control() throws {
    try expectReading(
      Names<Switch>.control,
      \.isEnabled, \.isSelected, \.isHighlighted, \.contentHorizontalAlignment, \.contentVerticalAlignment,
      \.isContextMenuInteractionEnabled, \.showsMenuAsPrimaryAction, \.isSymbolAnimationEnabled, \.toolTip
    )
  }

  @Test("Properties of a bar item keep their values")
  func barItem() throws {
    try expectReading(
      Names<TabBarItem>.barItem,
      \.title, \.image, \.landscapeImagePhone, \.largeContentSizeImage, \.imageInsets, \.landscapeImagePhoneInsets,
      \.largeContentSizeImageInsets, \.isEnabled, \.titleTextAttributes, \.tag, \.accessibilityLabel,
      \.accessibilityHint, \.accessibilityValue, \.accessibilityTraits, \.accessibilityIdentifier
    )
  }

  @Test("Properties of a gesture recognizer keep their values")
  func gesture() throws {
    try expectReading(
      Names<TapGestureRecognizer>.gesture,
      \.name, \.isEnabled, \.cancelsTouchesInView, \.delaysTouchesBegan, \.delaysTouchesEnded,
      \.requiresExclusiveTouchType, \.allowedTouchTypes, \.allowedPressTypes, \.state
    )
  }
}

/// Expects each key path to read what was written by it, and all together to lead to all properties that the names do.
private func expectReading<Root: Inspected, each Value: Sampled>(
  _ names: Names<Root>,
  given: Mod<Root> = .identity,
  _ keyPaths: repeat WritableKeyPath<Root, each Value>
) throws {
  let base = configure(Root(), with: given)
  var homes: Set<String> = []
  func expectReading<Part: Sampled>(_ keyPath: WritableKeyPath<Root, Part>) throws {
    let old = base[keyPath: keyPath]
    let sample = try #require(Part.samples.first { $0 != old })
    var changed = base
    changed[keyPath: keyPath] = sample
    #expect(changed[keyPath: keyPath] == sample, "\(keyPath)")
    expectDescription(of: changed)
    homes.formUnion(Change.between(base, changed).map(\.home))
  }
  repeat try expectReading(each keyPaths)
  #expect(homes == Set(names.properties.flatMap(\.homes)))
}

/// Expects a value to print as it does when all its properties are compared with those of a fresh value.
private func expectDescription<Root>(of value: Root) {
  guard let value = value as? any Inspectable else { return }
  let changes = Change.fromFresh(to: value).map { "\($0.path): \(literal(of: $0.new))" }
  #expect(value.description == "\(Root.self)(\(changes.joined(separator: ", ")))")
}
