import Mod
import Preview
import Widgets

/// The properties of one type, tried on a value that shows them.
@MainActor struct MatrixTable {
  let rows: [MatrixRow]

  /// - Parameters:
  ///   - base: The value to change.
  ///   - owner: The type or protocol that declares the properties. The type of the value by default.
  ///   - show: Returns the widget that shows the value.
  ///   - operations: What a user does with the widget.
  init<Root: Sendable>(
    _ base: Root,
    of owner: String? = nil,
    in show: @escaping @MainActor @Sendable (Root) -> any Widget,
    operations: [Operation] = [],
    @MatrixBuilder<Root> rows: () -> [Trial<Root>]
  ) {
    let subject = String(reflecting: Root.self).split(separator: ".").dropFirst().joined(separator: ".")
    self.rows = rows().map { trial in
      MatrixRow(
        name: "\(owner ?? subject).\(trial.name)", subject: subject, effects: trial.effects, exception: trial.exception,
        omission: trial.omission, file: trial.file, line: trial.line
      ) {
        let plain = configure(base, with: trial.given)
        return .between(show(plain), show(configure(plain, with: trial.change)), after: operations)
      }
    }
  }

  init<Root: Widget>(
    _ base: Root,
    of owner: String? = nil,
    operations: [Operation] = [],
    @MatrixBuilder<Root> rows: () -> [Trial<Root>]
  ) {
    self.init(base, of: owner, in: { $0 }, operations: operations, rows: rows)
  }
}

/// A value of a property, and where it is seen.
struct Trial<Root>: Sendable {
  let name: Substring
  let change: Mod<Root>
  let given: Mod<Root>
  let effects: Effects
  let exception: Exception?
  let omission: Omission?
  let file: String
  let line: Int

  /// - Parameters:
  ///   - property: The property.
  ///   - value: A value that is not the default.
  ///   - effects: The outputs that the value changes.
  ///   - given: What the value has to be like for the property to be seen.
  ///   - exception: The reason why not all previews show it.
  ///   - omission: The reason why text does not show it.
  init<Value: Sendable>(
    _ property: Property<Root, Value>,
    _ value: Value,
    _ effects: Effects...,
    given: Mod<Root> = .identity,
    but exception: Exception? = nil,
    withoutText omission: Omission? = nil,
    file: String = #filePath,
    line: Int = #line
  ) {
    name = property.propertyName.prefix { $0 != "(" }
    change = property(value)
    self.given = given
    self.effects = Effects(effects)
    self.exception = exception
    self.omission = omission
    (self.file, self.line) = (file, line)
  }
}

/// Lists the rows of a table, each with an expression of its own.
@resultBuilder enum MatrixBuilder<Root> {
  static func buildExpression(_ trial: Trial<Root>) -> Trial<Root> { trial }
  static func buildBlock(_ trials: Trial<Root>...) -> [Trial<Root>] { trials }
}
