import Widgets

extension SplitViewController: Previewable {
  /// The screens that show, side by side.
  public var preview: any Widget {
    HStack { shownViewControllers }
  }
}
