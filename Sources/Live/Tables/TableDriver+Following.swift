import Signals
import Widgets

extension TableDriver {
  /// Shows a list in a section by what a signal tells of its changes: the first mostly a ``ArrayMutation/reload(_:)``.
  ///
  /// ```swift
  /// let rows = driver.follow(users) { user in CellModel(user.id, TableViewCell(.text(user.name))) }
  /// ```
  ///
  /// - Parameters:
  ///   - source: What tells of the changes.
  ///   - section: The section, which must stay where it is.
  ///   - row: Makes a row of an element.
  ///   - failure: Called where a change does not fit the list, which stays as it was.
  /// - Returns: What keeps the driver following.
  public func follow<Element>(
    _ source: some SignalConvertible<ArrayMutation<Element>>,
    inSection section: Int = 0,
    row: @escaping @MainActor (Element) -> CellModel,
    failure: @escaping @MainActor (ArrayMutationError) -> Void = { _ in }
  ) -> Lifetime {
    source.subscribe { [weak self] mutation in
      guard let self, model.sections.indices ~= section else { return }
      var rows = Array(model.sections[section].rows)
      let update = BatchUpdate(mutation, inSection: section, of: rows.count)
      do throws(ArrayMutationError) {
        try mutation.map { RowList([row($0)])[0] }.apply(to: &rows)
      } catch {
        return failure(error)
      }
      var model = model
      model.sections[section].rows = RowList(rows: rows)
      // The update says what the mutation does to the very rows that are there, so that the checker takes it.
      try? show(model, changes: update)
    }
  }
}
