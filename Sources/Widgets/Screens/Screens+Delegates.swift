import Mod

extension PropertyNames where Root == SplitViewController {
  /// Asks whether the primary screen is shown when the controller collapses, and not the secondary one.
  ///
  /// By default, it is if ``SplitViewController/shouldShowSecondary`` is `false`.
  public static var collapseSecondary: Property<Root, @MainActor @Sendable (SplitViewController) -> Bool> {
    Property(delegate: { !$0.shouldShowSecondary })
  }
}
