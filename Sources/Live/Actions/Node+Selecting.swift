extension Node {
  /// Selects a segment of a segmented control, by its index.
  ///
  /// The value changes first, then `valueChanged` and `primaryActionTriggered` are sent. Selecting the selected segment
  /// does nothing. A momentary control has no selected segment afterwards.
  ///
  /// - Throws: ``ActionError`` if there is no such segment, or if a user could not select it.
  public func select(segment index: Int) throws {
    let action = try UserAction("select a segment of", on: self)
    let control = try action.usable(SegmentedControl.self)
    let segment = try action.element(index, of: control.segments, "segment")
    if !segment.isEnabled { throw action.refusal(.disabled) }
    if control.selectedSegmentIndex == index { return }
    input(as: SegmentedControl.self) { $0.selectedSegmentIndex = index }
    sendValueChanged()
    input(as: SegmentedControl.self) {
      if $0.isMomentary { $0.selectedSegmentIndex = SegmentedControl.noSegment }
    }
  }

  /// Selects a segment of a segmented control, by its title. See ``select(segment:)-(Int)``.
  ///
  /// - Throws: ``ActionError`` if there is no such segment, or if a user could not select it.
  public func select(segment title: String) throws {
    let action = try UserAction("select a segment of", on: self)
    try select(
      segment: action.index(of: title, in: action.usable(SegmentedControl.self).segments.map(\.title), "segment"))
  }

  /// Selects a row of a picker. The row changes first, then `didSelectRow` is sent, if it is another row.
  ///
  /// - Throws: ``ActionError`` if there is no such row or component, or if a user could not select it.
  public func select(row: Int, inComponent component: Int = 0) throws {
    let action = try UserAction("select a row of", on: self)
    let picker = try action.usable(PickerView.self)
    let wheel = try action.element(component, of: picker.components, "component")
    _ = try action.element(row, of: wheel.rows, "row")
    if wheel.selectedRow == row { return }
    input(as: PickerView.self) { $0.selectRow(row, inComponent: component) }
    send(Event<PickerView, (row: Int, component: Int)>.didSelectRow, (row, component))
  }

  /// Selects a row of a picker, by its title. See ``select(row:inComponent:)-(Int,_)``.
  ///
  /// - Throws: ``ActionError`` if there is no such row or component, or if a user could not select it.
  public func select(row title: String, inComponent component: Int = 0) throws {
    let action = try UserAction("select a row of", on: self)
    let wheel = try action.element(component, of: action.usable(PickerView.self).components, "component")
    try select(row: action.index(of: title, in: wheel.rows, "row"), inComponent: component)
  }

  /// Selects a page of a page control.
  ///
  /// The value changes first, then `valueChanged` and `primaryActionTriggered` are sent. Selecting the current page
  /// does nothing.
  ///
  /// - Throws: ``ActionError`` if there is no such page, or if a user could not select it.
  public func select(page: Int) throws {
    let action = try UserAction("select a page of", on: self)
    let control = try action.usable(PageControl.self)
    _ = try action.element(page, of: 0..<control.numberOfPages, "page")
    if control.currentPage == page { return }
    input(as: PageControl.self) {
      if $0.defersCurrentPageDisplay { $0.displayedPage = $0.displayedPage ?? $0.currentPage }
      $0.currentPage = page
    }
    sendValueChanged()
  }

  /// Selects a scope of a search bar, by its index.
  ///
  /// The value changes first, then `selectedScopeButtonIndexDidChange` is sent, if it is another scope.
  ///
  /// - Throws: ``ActionError`` if there is no such button, or if a user could not tap it.
  public func select(scope index: Int) throws {
    let action = try UserAction("select a scope of", on: self)
    let bar = try action.usable(SearchBar.self)
    _ = try action.element(index, of: bar.showsScopeBar ? bar.scopeButtonTitles ?? [] : [], "scope")
    if bar.selectedScopeButtonIndex == index { return }
    input(as: SearchBar.self) { $0.selectedScopeButtonIndex = index }
    send(Event<SearchBar, Int>.selectedScopeButtonIndexDidChange, index)
  }

  /// Selects a scope of a search bar, by its title. See ``select(scope:)-(Int)``.
  ///
  /// - Throws: ``ActionError`` if there is no such button, or if a user could not tap it.
  public func select(scope title: String) throws {
    let action = try UserAction("select a scope of", on: self)
    try select(scope: action.index(of: title, in: action.usable(SearchBar.self).scopeButtonTitles ?? [], "scope"))
  }
}

extension UserAction {
  /// Returns the element at an index.
  ///
  /// - Throws: ``ActionError`` if there is no such element.
  internal func element<Elements: RandomAccessCollection>(
    _ index: Int, of elements: Elements, _ kind: String
  ) throws(ActionError) -> Elements.Element where Elements.Index == Int {
    guard elements.indices.contains(index) else { throw refusal(.missing("\(kind) \(index)")) }
    return elements[index]
  }

  /// Returns the index of the element with a title.
  ///
  /// - Throws: ``ActionError`` if there is no such element.
  /// - Complexity: O(*n*) for *n* titles.
  internal func index(of title: String, in titles: [String?], _ kind: String) throws(ActionError) -> Int {
    guard let index = titles.firstIndex(of: title) else { throw refusal(.missing("\(kind) “\(title)”")) }
    return index
  }
}
