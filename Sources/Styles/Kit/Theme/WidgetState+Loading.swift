import Widgets

extension WidgetState {
  /// Waiting for an operation to finish, which the program says by `isIn`: `.isIn(.loading) <-- isSaving`.
  ///
  /// It comes after ``disabled`` and before ``invalid``.
  public static let loading = WidgetState("loading", above: .disabled)
}
