extension Switch: Operable {
  /// Whether the switch is on.
  public var operatedValue: OperatedValue<Switch> { .flag(\.isOn) }
}

extension Stepper {
  /// The value between its limits, by steps.
  public var operatedValue: OperatedValue<Stepper> {
    .number(\.value, in: range.limits, step: stepValue, wraps: wraps)
  }
}

extension SegmentedControl: Operable {
  /// The selected segment, or none.
  public var operatedValue: OperatedValue<SegmentedControl> {
    .choice(
      \.selectedSegmentIndex, of: segments.count,
      disabled: Set(segments.indices.filter { !segments[$0].isEnabled }))
  }
}

extension PageControl: Operable {
  /// The current page.
  public var operatedValue: OperatedValue<PageControl> { .choice(\.currentPage, of: numberOfPages) }
}

extension TabBar: Operable {
  /// The selected tab, or none.
  public var operatedValue: OperatedValue<TabBar> {
    .choice(\.selectedIndex, of: items.count, disabled: Set(items.indices.filter { !items[$0].isEnabled }))
  }
}
