/// The closures that a row calls.
internal struct CellHandlers: Sendable {
  /// No closures, which all rows without any share.
  internal static let none = Boxed(CellHandlers())

  internal var didSelect: CellModel.Action?
  internal var onSelect: (@MainActor @Sendable () -> Bool)?
  internal var didDeselect: CellModel.Action?
  internal var didHighlight: CellModel.Action?
  internal var didUnhighlight: CellModel.Action?
  internal var accessoryTapped: CellModel.Action?
  internal var commit: (@MainActor @Sendable (TableViewCell.EditingStyle) -> Void)?
  internal var didMove: (@MainActor @Sendable (RowPath) -> Void)?
  internal var willDisplay: CellModel.Action?
  internal var didEndDisplaying: CellModel.Action?
  internal var prefetch: CellModel.Action?
  internal var cancelPrefetching: CellModel.Action?
}

extension CellModel {
  /// Called when a user selects the row.
  public var didSelect: Action? {
    get { handlers.borrowed.didSelect }
    set { handlers.value.didSelect = newValue }
  }

  /// Called when a user selects the row, after ``didSelect``. It returns whether the row stays selected.
  public var onSelect: (@MainActor @Sendable () -> Bool)? {
    get { handlers.borrowed.onSelect }
    set { handlers.value.onSelect = newValue }
  }

  /// Called when the row is no longer selected.
  public var didDeselect: Action? {
    get { handlers.borrowed.didDeselect }
    set { handlers.value.didDeselect = newValue }
  }

  /// Called when a user touches the row.
  public var didHighlight: Action? {
    get { handlers.borrowed.didHighlight }
    set { handlers.value.didHighlight = newValue }
  }

  /// Called when a user no longer touches the row.
  public var didUnhighlight: Action? {
    get { handlers.borrowed.didUnhighlight }
    set { handlers.value.didUnhighlight = newValue }
  }

  /// Called when a user taps the accessory button.
  public var accessoryTapped: Action? {
    get { handlers.borrowed.accessoryTapped }
    set { handlers.value.accessoryTapped = newValue }
  }

  /// Called when a user edits the row according to its ``editingStyle``.
  public var commit: (@MainActor @Sendable (TableViewCell.EditingStyle) -> Void)? {
    get { handlers.borrowed.commit }
    set { handlers.value.commit = newValue }
  }

  /// Called when a user has moved the row, with its new index path.
  public var didMove: (@MainActor @Sendable (RowPath) -> Void)? {
    get { handlers.borrowed.didMove }
    set { handlers.value.didMove = newValue }
  }

  /// Called before the row appears.
  public var willDisplay: Action? {
    get { handlers.borrowed.willDisplay }
    set { handlers.value.willDisplay = newValue }
  }

  /// Called after the row has disappeared.
  public var didEndDisplaying: Action? {
    get { handlers.borrowed.didEndDisplaying }
    set { handlers.value.didEndDisplaying = newValue }
  }

  /// Called when the row is about to appear, so that it can load its data.
  public var prefetch: Action? {
    get { handlers.borrowed.prefetch }
    set { handlers.value.prefetch = newValue }
  }

  /// Called when a row that was about to appear no longer is.
  public var cancelPrefetching: Action? {
    get { handlers.borrowed.cancelPrefetching }
    set { handlers.value.cancelPrefetching = newValue }
  }
}
