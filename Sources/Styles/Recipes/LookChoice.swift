import Mod

/// A choice of a selection type: a stored variable with few values.
///
/// Its type is `Bool`, an enum with all its cases, or an optional of these, or the environment fills it. Choices of
/// nested selections count, too.
internal struct LookChoice<Look: Variants> {
  internal let name: String

  /// The stored property, or the property around it for a nested choice. For a choice that the environment fills, it is
  /// the storage of the wrapper.
  internal let property: PartialKeyPath<Look>?

  /// The values as text, in order.
  internal let values: [String]

  /// Sets the value at an index.
  internal let choose: (inout Look, Int) -> Void

  /// Returns whether two selections differ in the choice.
  internal let differs: (Look, Look) -> Bool

  /// Copies the choice from one selection to another.
  internal let copy: (Look, inout Look) -> Void

  /// Returns the choices in the order of declaration.
  internal static func all() -> [LookChoice] { all(in: StoredPath<Look, Look>(), "") }

  /// Whether every variable of the selections is a choice, or is made of choices.
  internal static var areWhole: Bool {
    StoredProperty<Look>.all().allSatisfy { property in
      func isClosed<Value>(_ type: Value.Type) -> Bool {
        guard property.keyPath is WritableKeyPath<Look, Value>, let type = type as? any Hashable.Type else {
          return true
        }
        func isOpen<Choice: Hashable>(_ type: Choice.Type) -> Bool { Choice.isOpen }
        return !isOpen(type)
      }
      return isChoice(property) && _openExistential(property.type, do: isClosed)
    }
  }

  /// For each variable of the look that is no choice, functions that set it to unusual values; `nil` if one of these
  /// variables is neither a number nor a text.
  internal static var variations: [(inout Look) -> Void]? {
    var variations: [(inout Look) -> Void] = []
    for property in StoredProperty<Look>.all() where !isChoice(property) {
      func add<Value>(_ values: Value...) -> Bool {
        guard let keyPath = property.keyPath as? WritableKeyPath<Look, Value> else { return false }
        variations += values.map { value in { $0[keyPath: keyPath] = value } }
        return true
      }
      let isKnown =
        add(-1.0, 0, 1, 1e6) || add(-1, 0, 1, 1_000_000) || add("", "a") || add(nil, 0, 1e6 as Double?)
        || add(nil, 0, 1_000_000 as Int?) || add(nil, "", "a")
      if !isKnown { return nil }
    }
    return variations
  }

  /// Returns whether a variable is a choice, is made of choices, or is constant.
  private static func isChoice(_ property: StoredProperty<Look>) -> Bool {
    func isChoice<Value>(_ type: Value.Type) -> Bool {
      guard let keyPath = property.keyPath as? WritableKeyPath<Look, Value> else { return true }
      return !choices(at: StoredPath(keyPath), "", property).isEmpty
    }
    return _openExistential(property.type, do: isChoice)
  }

  private static func all<Group>(in group: StoredPath<Look, Group>, _ prefix: String) -> [LookChoice] {
    StoredProperty<Group>.all().flatMap { property -> [LookChoice] in
      func choices<Value>(_ type: Value.Type) -> [LookChoice] {
        guard let keyPath = property.keyPath as? WritableKeyPath<Group, Value> else { return [] }
        return Self.choices(at: group.appending(StoredPath(keyPath)), prefix, property)
      }
      return _openExistential(property.type, do: choices)
    }
  }

  private static func choices<Group, Value>(
    at path: StoredPath<Look, Value>, _ prefix: String, _ stored: StoredProperty<Group>
  ) -> [LookChoice] {
    func known<Known: Hashable>(_ type: Known.Type) -> LookChoice? {
      guard let path = path as? StoredPath<Look, Known>, let values = Known.fewValues else { return nil }
      return LookChoice(prefix + stored.label, stored, path, values.map(\.choiceText)) { path.set(values[$1], in: &$0) }
    }
    func filled<Choice: EnvironmentChoice>(_ type: Choice.Type) -> LookChoice? {
      guard let path = path as? StoredPath<Look, Choice>, let values = Choice.Value.fewValues else { return nil }
      // The storage of a wrapped property has its name after an underscore.
      return LookChoice(prefix + stored.label.dropFirst(), stored, path, values.map(\.choiceText)) {
        var choice = path.get($0)
        choice.wrappedValue = values[$1]
        path.set(choice, in: &$0)
      }
    }
    if Value.self is any Variants.Type { return all(in: path, "\(prefix)\(stored.label).") }
    if let type = Value.self as? any EnvironmentChoice.Type { return filled(type).map { [$0] } ?? [] }
    return (Value.self as? any Hashable.Type).flatMap { known($0) }.map { [$0] } ?? []
  }

  private init<Value: Hashable>(
    _ name: String, _ stored: StoredProperty<some Any>, _ path: StoredPath<Look, Value>, _ values: [String],
    _ choose: @escaping (inout Look, Int) -> Void
  ) {
    self.name = name
    self.values = values
    self.choose = choose
    property = stored.keyPath as? PartialKeyPath<Look>
    differs = { path.get($0) != path.get($1) }
    copy = { path.set(path.get($0), in: &$1) }
  }
}

extension Hashable {
  /// The values of a type that has at least two, but few: a Boolean, cases, or an optional of those.
  fileprivate static var fewValues: [Self]? {
    allValues.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// The values of a type that has few, each once.
  internal static var allValues: [Self]? {
    func cases<Cases: CaseIterable>(_ type: Cases.Type) -> [Self]? { Array(Cases.allCases) as? [Self] }
    let values: [Self]?
    if let type = Self.self as? any CaseIterable.Type {
      values = cases(type)
    } else if let type = Self.self as? any OptionalChoice.Type {
      values = type.optionalValues as? [Self]
    } else {
      values = [false, true] as? [Self]
    }
    return values?.unique
  }

  /// Whether packages add values to the type: that of an open choice, or an optional of it.
  internal static var isOpen: Bool {
    Self.self is any OpenChoice.Type || (Self.self as? any OptionalChoice.Type)?.isOpen == true
  }

  /// The value as text: the name of an open choice, and no word for an optional.
  internal var choiceText: String { textOfChoice(self) }
}

extension Array where Element: Hashable {
  /// The elements, each once.
  internal var unique: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

/// An optional. Its values are `nil` and the values of the wrapped type, if these are few.
private protocol OptionalChoice {
  static var optionalValues: Any? { get }

  /// Whether the type inside is an open choice.
  static var isOpen: Bool { get }

  var optionalText: String { get }
}

extension Optional: OptionalChoice {
  fileprivate static var optionalValues: Any? {
    func values<Value: Hashable>(_ type: Value.Type) -> [Wrapped?]? {
      (Value.allValues as? [Wrapped]).map { [nil] + $0.map(Optional.some) }
    }
    return (Wrapped.self as? any Hashable.Type).flatMap { values($0) }
  }

  fileprivate static var isOpen: Bool { Wrapped.self is any OpenChoice.Type }

  fileprivate var optionalText: String { map(textOfChoice) ?? "nil" }
}

/// Returns the value of a choice as text, as lists, findings and addresses show it.
internal func textOfChoice(_ value: Any) -> String {
  if let choice = value as? any OpenChoice { return choice.memberName }
  return (value as? any OptionalChoice)?.optionalText ?? "\(value)"
}
