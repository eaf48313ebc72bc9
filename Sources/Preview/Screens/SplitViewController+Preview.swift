import Widgets

extension SplitViewController: Previewable {
  /// The visible screens, side by side.
  public var preview: any Widget { HStack { shownViewControllers } }
}
