import Live

/// The names of CwlViews that are the same here, as users write them. ``CwlViewsTests`` compares them with the answers.
@MainActor private struct CwlViewsCompiled {
  func some<Value>() -> Signal<Value> { Signal.never }

  func layer() {
    let _: KeyValuePairs<String, Mod<Layer>> = [
      "Layer mask": .mask <-- some(),
      "Layer anchorPointZ": .anchorPointZ <-- some(),
      "Layer minificationFilterBias": .minificationFilterBias <-- some(),
      "Layer sublayerTransform": .sublayerTransform <-- some(),
    ]
  }

  func alertController() {
    let _: KeyValuePairs<String, Mod<AlertController>> = [
      "AlertController preferredActionIndex": .preferredActionIndex <-- some()
    ]
  }

  func application() {
    let _: KeyValuePairs<String, Mod<Application>> = [
      "Application didBecomeActive": .didBecomeActive --> Input(),
      "Application didEnterBackground": .didEnterBackground --> Input(),
      "Application open": .open --> Input(),
      "Application willEnterForeground": .willEnterForeground --> Input(),
      "Application willResignActive": .willResignActive --> Input(),
      "Application window": .window <-- some(),
      "Application didFinishLaunching": .didFinishLaunching --> Input(),
      "Application willTerminate": .willTerminate --> Input(),
      "Application iconBadgeNumber": .iconBadgeNumber <-- some(),
    ]
  }

  func button() { let _: KeyValuePairs<String, Mod<Button>> = ["Button type": .type <-- some()] }

  func viewController() {
    let _: KeyValuePairs<String, Mod<ViewController>> = [
      "ExtendedViewController didAppear": .didAppear --> Input(),
      "ExtendedViewController didDisappear": .didDisappear --> Input(),
      "ExtendedViewController traitCollectionDidChange": .traitCollectionDidChange --> Input(),
      "ExtendedViewController willAppear": .willAppear --> Input(),
      "ExtendedViewController willDisappear": .willDisappear --> Input(),
      "ViewController isEditing": .isEditing <-- some(),
      "ViewController toolbarItems": .toolbarItems <-- some(),
      "ViewController additionalSafeAreaInsets": .additionalSafeAreaInsets <-- some(),
      "ViewController definesPresentationContext": .definesPresentationContext <-- some(),
      "ViewController edgesForExtendedLayout": .edgesForExtendedLayout <-- some(),
      "ViewController extendedLayoutIncludesOpaqueBars": .extendedLayoutIncludesOpaqueBars <-- some(),
      "ViewController modalPresentationCapturesStatusBarAppearance": .modalPresentationCapturesStatusBarAppearance
        <-- some(),
      "ViewController preferredContentSize": .preferredContentSize <-- some(),
      "ViewController providesPresentationContextTransitionStyle": .providesPresentationContextTransitionStyle
        <-- some(),
    ]
  }

  func tapGestureRecognizer() {
    let _: KeyValuePairs<String, Mod<TapGestureRecognizer>> = [
      "GestureRecognizer shouldBeRequiredToFail": .shouldBeRequiredToFail <-- some(),
      "GestureRecognizer shouldRequireFailure": .shouldRequireFailure <-- some(),
      "GestureRecognizer allowedPressTypes": .allowedPressTypes <-- some(),
    ]
  }

  func navigationBar() {
    let _: KeyValuePairs<String, Mod<NavigationBar>> = [
      "NavigationBar didPush": .didPush --> Input(),
      "NavigationBar shouldPush": .shouldPush <-- some(),
      "NavigationBar titleVerticalPositionAdjustment": .titleVerticalPositionAdjustment <-- some(),
    ]
  }

  func navigationController() {
    let _: KeyValuePairs<String, Mod<NavigationController>> = [
      "NavigationController navigationBar": .navigationBar <-- some(),
      "NavigationController isToolbarHidden": .isToolbarHidden <-- some(),
      "NavigationController didShow": .didShow --> Input(),
      "NavigationController willShow": .willShow --> Input(),
      "NavigationController hidesBarsOnSwipe": .hidesBarsOnSwipe <-- some(),
      "NavigationController hidesBarsOnTap": .hidesBarsOnTap <-- some(),
      "NavigationController hidesBarsWhenKeyboardAppears": .hidesBarsWhenKeyboardAppears <-- some(),
      "NavigationController hidesBarsWhenVerticallyCompact": .hidesBarsWhenVerticallyCompact <-- some(),
    ]
  }

  func pageViewController() {
    let _: KeyValuePairs<String, Mod<PageViewController>> = [
      "PageViewController navigationOrientation": .navigationOrientation <-- some(),
      "PageViewController pageSpacing": .pageSpacing <-- some(),
      "PageViewController spineLocation": .spineLocation <-- some(),
      "PageViewController transitionStyle": .transitionStyle <-- some(),
      "PageViewController isDoubleSided": .isDoubleSided <-- some(),
      "PageViewController pageData": .pageData <-- some(),
      "PageViewController changeCurrentPage": .changeCurrentPage <-- some(),
      "PageViewController pageChanged": .pageChanged --> Input(),
      "PageViewController didFinishAnimating": .didFinishAnimating --> Input(),
      "PageViewController willTransitionTo": .willTransitionTo --> Input(),
    ]
  }

  func pickerView() {
    let _: KeyValuePairs<String, Mod<PickerView>> = [
      "PickerView rowSelected": .rowSelected --> Input(),
      "PickerView selectionChanged": .selectionChanged --> Input(),
      "PickerView showsSelectionIndicator": .showsSelectionIndicator <-- some(),
    ]
  }

  func scrollView() {
    let _: KeyValuePairs<String, Mod<ScrollView>> = [
      "ScrollView refreshControl": .refreshControl <-- some(),
      "ScrollView scrollRectToVisible": .scrollRectToVisible <-- some(),
      "ScrollView didEndScrollingAnimation": .didEndScrollingAnimation --> Input(),
    ]
  }

  func searchBar() {
    let _: KeyValuePairs<String, Mod<SearchBar>> = [
      "SearchBar image": .image(for: .clear) <-- some(),
      "SearchBar positionAdjustment": .positionAdjustment(for: .clear) <-- some(),
      "SearchBar scopeBarButtonBackgroundImage": .scopeBarButtonBackgroundImage <-- some(),
      "SearchBar scopeBarButtonDividerImage": .scopeBarButtonDividerImage <-- some(),
      "SearchBar scopeBarButtonTitleTextAttributes": .scopeBarButtonTitleTextAttributes <-- some(),
    ]
  }

  func splitViewController() {
    let _: KeyValuePairs<String, Mod<SplitViewController>> = [
      "SplitViewController shouldShowSecondary": .shouldShowSecondary <-- some(),
      "SplitViewController dismissedSecondary": .dismissedSecondary --> Input(),
      "SplitViewController collapseSecondary": .collapseSecondary <-- some(),
      "SplitViewController willChangeDisplayMode": .willChangeDisplayMode --> Input(),
      "SplitViewController maximumPrimaryColumnWidth": .maximumPrimaryColumnWidth <-- some(),
      "SplitViewController minimumPrimaryColumnWidth": .minimumPrimaryColumnWidth <-- some(),
      "SplitViewController presentsWithGesture": .presentsWithGesture <-- some(),
    ]
  }

  func tabBarController() {
    let _: KeyValuePairs<String, Mod<TabBarController>> = [
      "TabBarController tabBar": .tabBar <-- some(),
      "TabBarController shouldSelect": .shouldSelect <-- some(),
    ]
  }

  func tableViewCell() {
    let _: KeyValuePairs<String, Mod<TableViewCell>> = [
      "TableViewCell backgroundView": .backgroundView <-- some(),
      "TableViewCell editingAccessoryView": .editingAccessoryView <-- some(),
      "TableViewCell selectedBackgroundView": .selectedBackgroundView <-- some(),
      "TableViewCell separatorInset": .separatorInset <-- some(),
      "TableViewCell multipleSelectionBackgroundView": .multipleSelectionBackgroundView <-- some(),
      "TableViewCell imageView": .imageView <-- some(),
      "TableViewCell textLabel": .textLabel <-- some(),
    ]
  }

  func tableView() {
    let _: KeyValuePairs<String, Mod<TableView>> = [
      "TableView backgroundView": .backgroundView <-- some(),
      "TableView scrollToNearestSelectedRow": .scrollToNearestSelectedRow <-- some(),
      "TableView scrollToRow": .scrollToRow <-- some(),
      "TableView selectionDidChange": .selectionDidChange --> Input(),
      "TableView userDidScrollToRow": .userDidScrollToRow --> Input(),
      "TableView visibleRowsChanged": .visibleRowsChanged --> Input(),
      "TableView didEndDisplayingFooter": .didEndDisplayingFooter --> Input(),
      "TableView didEndDisplayingHeader": .didEndDisplayingHeader --> Input(),
      "TableView didEndEditingRow": .didEndEditingRow --> Input(),
      "TableView targetIndexPathForMoveFromRow": .targetIndexPathForMoveFromRow <-- some(),
      "TableView willBeginEditingRow": .willBeginEditingRow --> Input(),
      "TableView willDeselectRow": .willDeselectRow <-- some(),
      "TableView willDisplayFooter": .willDisplayFooter --> Input(),
      "TableView willDisplayHeader": .willDisplayHeader --> Input(),
      "TableView cellLayoutMarginsFollowReadableWidth": .cellLayoutMarginsFollowReadableWidth <-- some(),
      "TableView estimatedRowHeight": .estimatedRowHeight <-- some(),
      "TableView estimatedSectionFooterHeight": .estimatedSectionFooterHeight <-- some(),
      "TableView estimatedSectionHeaderHeight": .estimatedSectionHeaderHeight <-- some(),
      "TableView sectionIndexBackgroundColor": .sectionIndexBackgroundColor <-- some(),
      "TableView sectionIndexTrackingBackgroundColor": .sectionIndexTrackingBackgroundColor <-- some(),
      "TableView separatorInsetReference": .separatorInsetReference <-- some(),
    ]
  }

  func textField() {
    let _: KeyValuePairs<String, Mod<TextField>> = [
      "TextField attributedTextChanged": .attributedTextChanged --> Input(),
      "TextField didEndEditingWithReason": .didEndEditingWithReason --> Input(),
    ]
  }

  func textView() {
    let _: KeyValuePairs<String, Mod<TextView>> = [
      "TextView scrollRangeToVisible": .scrollRangeToVisible <-- some(),
      "TextView shouldInteractWithURL": .shouldInteractWithURL <-- some(),
      "TextView attributedTextChanged": .attributedTextChanged --> Input(),
    ]
  }

  func view() {
    let _: KeyValuePairs<String, Mod<View>> = [
      "View mask": .mask <-- some(),
      "View becomeFirstResponder": .becomeFirstResponder <-- some(),
    ]
  }

  func window() {
    let _: KeyValuePairs<String, Mod<Window>> = [
      "Window didBecomeVisible": .didBecomeVisible --> Input(),
      "Window didBecomeHidden": .didBecomeHidden --> Input(),
      "Window didBecomeKey": .didBecomeKey --> Input(),
      "Window didResignKey": .didResignKey --> Input(),
      "Window makeKey": .makeKey <-- some(),
      "Window keyboardWillShow": .keyboardWillShow --> Input(),
      "Window keyboardDidShow": .keyboardDidShow --> Input(),
      "Window keyboardWillHide": .keyboardWillHide --> Input(),
      "Window keyboardDidHide": .keyboardDidHide --> Input(),
      "Window keyboardWillChangeFrame": .keyboardWillChangeFrame --> Input(),
      "Window keyboardDidChangeFrame": .keyboardDidChangeFrame --> Input(),
    ]
  }

  func barButtonItem() {
    let _: KeyValuePairs<String, Mod<BarButtonItem>> = [
      "BarButtonItem backButtonBackgroundImage": .backButtonBackgroundImage <-- some(),
      "BarButtonItem backButtonTitlePositionAdjustment": .backButtonTitlePositionAdjustment <-- some(),
      "BarButtonItem backgroundImage": .backgroundImage <-- some(),
      "BarButtonItem backgroundVerticalPositionAdjustment": .backgroundVerticalPositionAdjustment <-- some(),
      "BarButtonItem titlePositionAdjustment": .titlePositionAdjustment <-- some(),
    ]
  }

  func pageControl() {
    let _: KeyValuePairs<String, Mod<PageControl>> = [
      "PageControl defersCurrentPageDisplay": .defersCurrentPageDisplay <-- some(),
      "PageControl updateCurrentPageDisplay": .updateCurrentPageDisplay <-- some(),
    ]
  }

  func segmentedControl() {
    let _: KeyValuePairs<String, Mod<SegmentedControl>> = [
      "SegmentedControl contentPositionAdjustment": .contentPositionAdjustment <-- some(),
      "SegmentedControl dividerImage": .dividerImage <-- some(),
    ]
  }

  func stepper() { let _: KeyValuePairs<String, Mod<Stepper>> = ["Stepper dividerImage": .dividerImage <-- some()] }
}
