import Live

/// What serves instead of other names of CwlViews, as a user writes it. See ``CwlViewsCompiled``.
@MainActor private struct CwlViewsCompiledOthers {
  typealias Handler = @MainActor (EventContext) throws -> Void

  func some<Value>() -> Signal<Value> { Signal.never }

  func models() throws {
    let _: KeyValuePairs<String, Any> = [
      "PickerView attributedTitle": \PickerView.Component.attributedRows,
      "PickerView viewConstructor": \PickerView.Component.rowViews,
      "PickerView viewIdentifier": \PickerView.Component.rowViews,
      "PickerView rowHeightForComponent": \PickerView.Component.rowHeight,
      "PickerView title": \PickerView.Component.rows,
      "PickerView widthForComponent": \PickerView.Component.width,
      "SplitViewController displayModeButton": BarButtonItem.displayModeButton(),
      "SplitViewController showPrimaryViewController": { try $0.showPrimary() } as Handler,
      "SplitViewController showSecondaryViewController": { try $0.showSecondary() } as Handler,
      "Application didDecodeRestorableState": try Var(0).json(),
      "Application willEncodeRestorableState": try Var(0).json(),
      "Control actions": Button(.action(.touchDown) --> Input()),
      "TableViewCell shouldIndentWhileEditing": \CellModel.shouldIndentWhileEditing,
      "TableView sectionIndexTitles": \SectionModel.indexTitle,
      "TableView canEditRow": \CellModel.editingStyle,
      "TableView canMoveRow": \CellModel.canMove,
      "TableView cellConstructor": CellModel.self,
      "TableView cellIdentifier": \CellModel.identifier,
      "TableView dataMissingCell": RowList.placeholders,
      "TableView editActionsForRow": \CellModel.trailingSwipeActions,
      "TableView editingStyleForRow": \CellModel.editingStyle,
      "TableView footerHeight": \SectionModel.footerView?.height,
      "TableView footerView": \SectionModel.footerView,
      "TableView headerHeight": \SectionModel.headerView?.height,
      "TableView headerView": \SectionModel.headerView,
      "TableView heightForRow": \CellModel.height,
      "TableView shouldHighlightRow": \CellModel.isHighlightable,
      "TableView shouldIndentWhileEditingRow": \CellModel.shouldIndentWhileEditing,
      "TableView titleForDeleteConfirmationButtonForRow": \CellModel.trailingSwipeActions,
      "TableView willSelectRow": \CellModel.isSelectable,
      "TableView commit": TableView(.didCommit --> Input(), .rowDeleted --> { (_: String) in }),
      "ViewController view": \ViewController.children,
      "View layout": StackView(.padding(8)),
    ]
  }

  func pageViewController() {
    let _: KeyValuePairs<String, Mod<PageViewController>> = [
      "PageViewController constructPage": .viewControllers <-- some(),
      "PageViewController spineLocationFor": .spineLocation <-- some(),
    ]
  }

  func progressView() {
    let _: KeyValuePairs<String, Mod<ProgressView>> = ["ProgressView observedProgress": .progress <-- some()]
  }

  func splitViewController() {
    let _: KeyValuePairs<String, Mod<SplitViewController>> = [
      "SplitViewController primaryViewControllerForCollapsing": .isCollapsed <-- some(),
      "SplitViewController primaryViewControllerForExpanding": .isCollapsed <-- some(),
      "SplitViewController separateSecondary": .collapsedChanged --> Input(),
      "SplitViewController primaryViewController": .viewControllers <-- some(),
      "SplitViewController secondaryViewController": .viewControllers <-- some(),
    ]
  }

  func tableView() {
    let _: KeyValuePairs<String, Mod<TableView>> = [
      "TableView estimatedHeightForFooter": .estimatedSectionFooterHeight <-- some(),
      "TableView estimatedHeightForHeader": .estimatedSectionHeaderHeight <-- some(),
      "TableView estimatedHeightForRow": .estimatedRowHeight <-- some(),
      "TableView tableViewStyle": .style <-- some(),
      "TableView deselectRow": .selectedRows <-- some(),
      "TableView selectRow": .selectedRows <-- some(),
      "TableView didEndDisplayingCell": .didEndDisplayingRow --> Input(),
      "TableView didHightlightRow": .didHighlightRow --> Input(),
      "TableView moveRow": .didMoveRow --> Input(),
    ]
  }

  func layer() { let _: KeyValuePairs<String, Mod<Layer>> = ["Layer transform": .affineTransform <-- some()] }

  func alertAction() { let _: KeyValuePairs<String, Mod<AlertAction>> = ["AlertAction handler": .tapped --> Input()] }

  func barButtonItem() {
    let _: KeyValuePairs<String, Mod<BarButtonItem>> = ["BarButtonItem itemStyle": .style <-- some()]
  }

  func tapGestureRecognizer() {
    let _: KeyValuePairs<String, Mod<TapGestureRecognizer>> = [
      "GestureRecognizer shouldRecognizeSimultanously": .shouldRecognizeSimultaneously <-- some()
    ]
  }

  func imageView() { let _: KeyValuePairs<String, Mod<ImageView>> = ["ImageView animating": .isAnimating <-- some()] }

  func navigationController() {
    let _: KeyValuePairs<String, Mod<NavigationController>> = [
      "NavigationController stack": .viewControllers <-- some()
    ]
  }

  func pickerView() {
    let _: KeyValuePairs<String, Mod<PickerView>> = [
      "PickerView pickerData": .components <-- some(),
      "PickerView selectLocation": .selectRow <-- some(),
      "PickerView didSelectLocation": .didSelectRow --> Input(),
    ]
  }

  func scrollView() { let _: KeyValuePairs<String, Mod<ScrollView>> = ["ScrollView zoom": .setZoomScale <-- some()] }

  func searchBar() {
    let _: KeyValuePairs<String, Mod<SearchBar>> = [
      "SearchBar textInputTraits": .keyboardType <-- some(),
      "SearchBar showCancelButton": .showsCancelButton <-- some(),
      "SearchBar textDidBeginEditing": .didBeginEditing --> Input(),
      "SearchBar textDidChange": .didChange --> Input(),
      "SearchBar textDidEndEditing": .didEndEditing --> Input(),
    ]
  }

  func segmentedControl() {
    let _: KeyValuePairs<String, Mod<SegmentedControl>> = [
      "SegmentedControl momentary": .isMomentary <-- some(),
      "SegmentedControl selectItem": .selectedSegmentIndex <-- some(),
    ]
  }

  func tabBarController() {
    let _: KeyValuePairs<String, Mod<TabBarController>> = [
      "TabBarController items": .viewControllers <-- some(),
      "TabBarController selectItem": .selectedIndex <-- some(),
      "TabBarController tabConstructor": .viewControllers <-- some(),
      "TabBarController tabSelected": .didSelect --> Input(),
    ]
  }

  func tabBar() {
    let _: KeyValuePairs<String, Mod<TabBar>> = [
      "TabBar selectItem": .selectedIndex <-- some(),
      "TabBar didSelectItem": .didSelect --> Input(),
      "TabBar itemConstructor": .items <-- some(),
    ]
  }

  func tableViewCell() {
    let _: KeyValuePairs<String, Mod<TableViewCell>> = [
      "TableViewCell cellStyle": .style <-- some(),
      "TableViewCell contentView": .subviews <-- some(),
      "TableViewCell detailLabel": .detailTextLabel <-- some(),
      "TableView indentationLevelForRow": .indentationLevel <-- some(),
    ]
  }

  func textField() {
    let _: KeyValuePairs<String, Mod<TextField>> = ["TextField textInputTraits": .keyboardType <-- some()]
  }

  func textView() {
    let _: KeyValuePairs<String, Mod<TextView>> = ["TextView textInputTraits": .keyboardType <-- some()]
  }

  func viewController() {
    let _: KeyValuePairs<String, Mod<ViewController>> = [
      "ViewController isModalInPopover": .isModalInPresentation <-- some(),
      "ViewController present": .presentedViewController <-- some(),
    ]
  }
}
