/// The property of a control that users change, and the values that it may have. See ``Operable``.
public struct OperatedValue<Root: Widget>: Sendable {
  internal let property: EditableProperty<Root>
  fileprivate let get: @Sendable (Root) -> ControlValue
  fileprivate let set: @Sendable (inout Root, ControlValue) -> Void

  /// Returns the name of the chosen value, if its type has names.
  fileprivate var name: @Sendable (Root) -> String? = { _ in nil }
}

extension OperatedValue {
  /// A number between two limits.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - limits: The least and the greatest number.
  ///   - step: The distance by which a key changes the number, greater than 0. 1 by default.
  ///   - wraps: Whether a step past one limit leads to the other. `false` by default.
  public static func number(
    _ path: any WritableKeyPath<Root, Double> & Sendable, in limits: ClosedRange<Double>, step: Double = 1,
    wraps: Bool = false
  ) -> Self {
    Self(path) {
      .number($0, in: limits, step: step, wraps: wraps)
    } from: {
      if case .number(let number, _, _, _) = $0 { number } else { nil }
    }
  }

  /// A whole number between two limits.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - limits: The least and the greatest number.
  ///   - step: The distance by which a key changes the number, greater than 0. 1 by default.
  ///   - wraps: Whether a step past one limit leads to the other. `false` by default.
  public static func number(
    _ path: any WritableKeyPath<Root, Int> & Sendable, in limits: ClosedRange<Int>, step: Int = 1, wraps: Bool = false
  ) -> Self {
    let bounds = Double(limits.lowerBound)...Double(limits.upperBound)
    return Self(path) {
      .number(Double($0), in: bounds, step: Double(step), wraps: wraps)
    } from: {
      if case .number(let number, _, _, _) = $0 { Int(exactly: number.rounded()) } else { nil }
    }
  }

  /// One of some elements, by its index; a negative index stands for none.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - count: The number of elements.
  ///   - disabled: The indices of elements that users cannot choose. None by default.
  public static func choice(
    _ path: any WritableKeyPath<Root, Int> & Sendable, of count: Int, disabled: Set<Int> = []
  ) -> Self {
    Self(path) {
      .choice($0 < 0 ? nil : $0, of: count, disabled: disabled)
    } from: {
      if case .choice(let index?, _, _) = $0 { index } else { nil }
    }
  }

  /// One of some elements, by its index, or none.
  ///
  /// - Parameters:
  ///   - path: The property.
  ///   - count: The number of elements.
  ///   - disabled: The indices of elements that users cannot choose. None by default.
  public static func choice(
    _ path: any WritableKeyPath<Root, Int?> & Sendable, of count: Int, disabled: Set<Int> = []
  ) -> Self {
    Self(path) {
      .choice($0, of: count, disabled: disabled)
    } from: {
      if case .choice(let index?, _, _) = $0 { .some(index) } else { nil }
    }
  }

  /// One of all values of a type, in the order of `allCases`.
  public static func choice<Value: CaseIterable & Equatable & SendableMetatype>(
    _ path: any WritableKeyPath<Root, Value> & Sendable
  ) -> Self {
    var choice = Self(path) { value in
      let all = Array(Value.allCases)
      return .choice(all.firstIndex(of: value), of: all.count)
    } from: {
      guard case .choice(let index?, _, _) = $0, index >= 0 else { return nil }
      return Value.allCases.dropFirst(index).first
    }
    choice.name = { "\($0[keyPath: path])" }
    return choice
  }

  /// A value that is on or off.
  public static func flag(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Self {
    Self(path) {
      .flag($0)
    } from: {
      if case .flag(let isOn) = $0 { isOn } else { nil }
    }
  }

  private init<Value: Equatable & SendableMetatype>(
    _ path: any WritableKeyPath<Root, Value> & Sendable, as shown: @escaping @Sendable (Value) -> ControlValue,
    from convert: @escaping @Sendable (ControlValue) -> Value?
  ) {
    property = EditableProperty(path)
    get = { shown($0[keyPath: path]) }
    set = { root, new in
      if let new = convert(new) { root[keyPath: path] = new }
    }
  }
}

extension Operable {
  /// The value as users see it. Assigning a value of another kind changes nothing.
  public var controlValue: ControlValue {
    get { operatedValue.get(self) }
    set { operatedValue.set(&self, newValue) }
  }

  /// The name of the part that chooses the current element, or else the name of its value, or `nil` for neither.
  package var chosenName: String? {
    let value = operatedValue
    guard case .choice(let index?, _, _) = value.get(self) else { return nil }
    return content?.name(choosing: index) ?? value.name(self)
  }
}

extension Children {
  /// Returns the name of the part whose tap chooses the element at an index.
  fileprivate func name(choosing index: Int) -> String? {
    for widget in self {
      if widget.operation == .choose(index) {
        let text = (widget as? Button)?.currentTitle ?? (widget as? any TextDisplaying)?.text
        // A text without letters is a drawing, such as a dot.
        return widget.accessibilityLabel ?? text.flatMap { $0.contains { $0.isLetter || $0.isNumber } ? $0 : nil }
      }
      if let name = widget.content?.name(choosing: index) { return name }
    }
    return nil
  }
}

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
