/// The names of CwlViews that this library did not have by the same name when they were first compared.
///
/// Each line has the binder, the name, and the answer: `=` for the same name, `~` with another name of this library and
/// an explanation, or `!` with the reason why a library without a platform has none.
enum CwlViewsNames {
  /// The number of all names, most of which were the same from the beginning.
  static let total = 776

  static let own = """
    Layer mask =
    AlertController preferredActionIndex =
    Application didBecomeActive =
    Application didEnterBackground =
    Application open =
    Application willEnterForeground =
    Application willResignActive =
    Button type =
    ExtendedViewController didAppear =
    ExtendedViewController didDisappear =
    ExtendedViewController traitCollectionDidChange =
    ExtendedViewController willAppear =
    ExtendedViewController willDisappear =
    GestureRecognizer shouldBeRequiredToFail =
    GestureRecognizer shouldRequireFailure =
    NavigationBar didPush =
    NavigationBar shouldPush =
    NavigationController navigationBar =
    NavigationController isToolbarHidden =
    NavigationController didShow =
    NavigationController willShow =
    PageViewController navigationOrientation =
    PageViewController pageSpacing =
    PageViewController spineLocation =
    PageViewController transitionStyle =
    PageViewController isDoubleSided =
    PageViewController pageData =
    PageViewController changeCurrentPage =
    PageViewController pageChanged =
    PageViewController constructPage ~ viewControllers: pages are data, as in `ForEach(chapters) { … }`
    PageViewController didFinishAnimating =
    PageViewController spineLocationFor ~ spineLocation
    PageViewController willTransitionTo =
    PickerView attributedTitle ~ attributedRows
    PickerView viewConstructor ~ rowViews
    PickerView rowSelected =
    PickerView selectionChanged =
    ProgressView observedProgress ~ progress: `.progress <-- fraction`
    ScrollView refreshControl =
    ScrollView scrollRectToVisible =
    ScrollView didEndScrollingAnimation =
    SearchBar image =
    SplitViewController shouldShowSecondary =
    SplitViewController dismissedSecondary =
    SplitViewController displayModeButton ~ displayModeButton of BarButtonItem
    SplitViewController collapseSecondary =
    SplitViewController primaryViewControllerForCollapsing ~ isCollapsed: the screens are data, described from it
    SplitViewController primaryViewControllerForExpanding ~ isCollapsed: the screens are data, described from it
    SplitViewController separateSecondary ~ collapsedChanged
    SplitViewController showPrimaryViewController ~ showPrimary
    SplitViewController showSecondaryViewController ~ showSecondary
    SplitViewController willChangeDisplayMode =
    TabBarController tabBar =
    TabBarController shouldSelect =
    TableViewCell backgroundView =
    TableViewCell editingAccessoryView =
    TableViewCell selectedBackgroundView =
    TableViewCell separatorInset =
    TableView backgroundView =
    TableView scrollToNearestSelectedRow =
    TableView scrollToRow =
    TableView selectionDidChange =
    TableView userDidScrollToRow =
    TableView visibleRowsChanged =
    TableView didEndDisplayingFooter =
    TableView didEndDisplayingHeader =
    TableView didEndEditingRow =
    TableView targetIndexPathForMoveFromRow =
    TableView willBeginEditingRow =
    TableView willDeselectRow =
    TableView willDisplayFooter =
    TableView willDisplayHeader =
    TextField attributedTextChanged =
    TextView scrollRangeToVisible =
    TextView shouldInteractWithURL =
    TextView attributedTextChanged =
    ViewController isEditing =
    ViewController toolbarItems =
    View mask =
    Window didBecomeVisible =
    Window didBecomeHidden =
    Window didBecomeKey =
    Window didResignKey =
    Layer anchorPointZ =
    Layer minificationFilterBias =
    Layer sublayerTransform =
    BarButtonItem backButtonBackgroundImage =
    BarButtonItem backButtonTitlePositionAdjustment =
    BarButtonItem backgroundImage =
    BarButtonItem backgroundVerticalPositionAdjustment =
    BarButtonItem titlePositionAdjustment =
    GestureRecognizer allowedPressTypes =
    NavigationBar titleVerticalPositionAdjustment =
    NavigationController hidesBarsOnSwipe =
    NavigationController hidesBarsOnTap =
    NavigationController hidesBarsWhenKeyboardAppears =
    NavigationController hidesBarsWhenVerticallyCompact =
    PageControl defersCurrentPageDisplay =
    PageControl updateCurrentPageDisplay =
    PickerView showsSelectionIndicator =
    PickerView viewIdentifier ~ rowViews: views are not reused
    SearchBar positionAdjustment =
    SearchBar scopeBarButtonBackgroundImage =
    SearchBar scopeBarButtonDividerImage =
    SearchBar scopeBarButtonTitleTextAttributes =
    SegmentedControl contentPositionAdjustment =
    SegmentedControl dividerImage =
    SplitViewController maximumPrimaryColumnWidth =
    SplitViewController minimumPrimaryColumnWidth =
    SplitViewController presentsWithGesture =
    Stepper dividerImage =
    TableViewCell multipleSelectionBackgroundView =
    TableView cellLayoutMarginsFollowReadableWidth =
    TableView estimatedRowHeight =
    TableView estimatedSectionFooterHeight =
    TableView estimatedSectionHeaderHeight =
    TableView sectionIndexBackgroundColor =
    TableView sectionIndexTrackingBackgroundColor =
    TableView separatorInsetReference =
    TableView estimatedHeightForFooter ~ estimatedSectionFooterHeight: rows and their heights are data
    TableView estimatedHeightForHeader ~ estimatedSectionHeaderHeight: rows and their heights are data
    TableView estimatedHeightForRow ~ estimatedRowHeight: rows and their heights are data
    TextField didEndEditingWithReason =
    ViewController additionalSafeAreaInsets =
    ViewController definesPresentationContext =
    ViewController edgesForExtendedLayout =
    ViewController extendedLayoutIncludesOpaqueBars =
    ViewController modalPresentationCapturesStatusBarAppearance =
    ViewController preferredContentSize =
    ViewController providesPresentationContextTransitionStyle =
    Layer transform ~ affineTransform
    AlertAction handler ~ tapped
    Application window =
    Application didDecodeRestorableState ~ json, with restore(json:)
    Application willEncodeRestorableState ~ json, with restore(json:)
    BarButtonItem itemStyle ~ style
    Control actions ~ action
    GestureRecognizer shouldRecognizeSimultanously ~ shouldRecognizeSimultaneously
    ImageView animating ~ isAnimating
    NavigationController stack ~ viewControllers, or screens of a StackAdapter
    PickerView pickerData ~ components
    PickerView selectLocation ~ selectRow
    PickerView didSelectLocation ~ didSelectRow
    PickerView rowHeightForComponent ~ rowHeight of Component
    PickerView title ~ rows of Component
    PickerView widthForComponent ~ width of Component
    ScrollView zoom ~ setZoomScale
    SearchBar textInputTraits ~ keyboardType, and each other trait a name of its own
    SearchBar showCancelButton ~ showsCancelButton
    SearchBar textDidBeginEditing ~ didBeginEditing
    SearchBar textDidChange ~ didChange
    SearchBar textDidEndEditing ~ didEndEditing
    SegmentedControl momentary ~ isMomentary
    SegmentedControl selectItem ~ selectedSegmentIndex
    SplitViewController primaryViewController ~ viewControllers
    SplitViewController secondaryViewController ~ viewControllers
    TabBarController items ~ viewControllers
    TabBarController selectItem ~ selectedIndex
    TabBarController tabConstructor ~ viewControllers
    TabBarController tabSelected ~ didSelect
    TabBar selectItem ~ selectedIndex/selectedItem
    TabBar didSelectItem ~ didSelect
    TabBar itemConstructor ~ items
    TableViewCell cellStyle ~ style
    TableViewCell contentView ~ subviews
    TableViewCell detailLabel ~ detailTextLabel
    TableViewCell imageView =
    TableViewCell textLabel =
    TableViewCell shouldIndentWhileEditing ~ shouldIndentWhileEditing of CellModel
    TableView tableViewStyle ~ style
    TableView sectionIndexTitles ~ indexTitle of SectionModel
    TableView deselectRow ~ selectedRows
    TableView selectRow ~ selectedRows
    TableView canEditRow ~ editingStyle of CellModel
    TableView canMoveRow ~ canMove of CellModel
    TableView cellConstructor ~ CellModel
    TableView cellIdentifier ~ identifier of CellModel
    TableView commit ~ didCommit
    TableView dataMissingCell ~ placeholders
    TableView didEndDisplayingCell ~ didEndDisplayingRow
    TableView didHightlightRow ~ didHighlightRow
    TableView editActionsForRow ~ trailingSwipeActions
    TableView editingStyleForRow ~ editingStyle of CellModel
    TableView footerHeight ~ footerView height
    TableView footerView ~ footerView of SectionModel
    TableView headerHeight ~ headerView height
    TableView headerView ~ headerView of SectionModel
    TableView heightForRow ~ height of CellModel
    TableView indentationLevelForRow ~ indentationLevel of TableViewCell
    TableView moveRow ~ didMoveRow
    TableView shouldHighlightRow ~ isHighlightable of CellModel
    TableView shouldIndentWhileEditingRow ~ shouldIndentWhileEditing of CellModel
    TableView titleForDeleteConfirmationButtonForRow ~ trailingSwipeActions
    TableView willSelectRow ~ isSelectable of CellModel
    TableView commit ~ rowDeleted
    TextField textInputTraits ~ keyboardType, and each other trait a name of its own
    TextView textInputTraits ~ keyboardType, and each other trait a name of its own
    ViewController isModalInPopover ~ isModalInPresentation
    ViewController view ~ children
    ViewController present ~ presentedViewController
    View layout ~ StackView, padding, margins, width and position
    View becomeFirstResponder =
    Window makeKey =
    Window keyboardWillShow =
    Window keyboardDidShow =
    Window keyboardWillHide =
    Window keyboardDidHide =
    Window keyboardWillChangeFrame =
    Window keyboardDidChangeFrame =
    Application didFinishLaunching =
    Application willTerminate =
    Application iconBadgeNumber =
    """
}
