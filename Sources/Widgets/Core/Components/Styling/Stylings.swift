import Mod

/// The stylings of the containers around a widget. See ``Mod/styling(_:_:)``.
package struct Stylings: Sendable {
  /// The stylings for each type, those of the outermost container first.
  private var lists: [ObjectIdentifier: [any Behavior]] = [:]

  /// Returns whether there are stylings for a type.
  package func reach<Value>(_ type: Value.Type) -> Bool { !lists.isEmpty && lists[ObjectIdentifier(type)] != nil }

  /// Returns whether two values have equal stylings for a type.
  ///
  /// - Complexity: O(*n*) for *n* stylings of the type.
  package func areSame<Value>(as others: Stylings, for type: Value.Type) -> Bool {
    guard reach(type) || others.reach(type) else { return true }
    let (list, otherList) = (lists[ObjectIdentifier(type)] ?? [], others.lists[ObjectIdentifier(type)] ?? [])
    return list.elementsEqual(otherList) { $0.isEqual(to: $1) }
  }

  internal mutating func append<Target>(_ styling: Styling<Target>) {
    lists[ObjectIdentifier(Target.self), default: []].append(styling)
  }
}

@MainActor extension Stylings {
  /// Returns a value with the stylings for its type applied.
  package func applied<Value: Bindable>(to value: Value) -> Value {
    guard reach(Value.self), let type = Value.self as? any (Model & Bindable).Type else { return value }
    return applied(to: value, as: type) as? Value ?? value
  }

  private func applied<Target: Model & Bindable>(to value: Any, as type: Target.Type) -> Any? {
    guard let own = value as? Target else { return nil }
    let list = (lists[ObjectIdentifier(type)] ?? []).compactMap { $0 as? Styling<Target> }
    var styled = styled(own, by: list.filter { !$0.isForced })
    // The outermost styling is applied last, and wins.
    for styling in list.reversed() where styling.isForced { styling.mod(&styled) }
    return styled
  }

  /// Returns a value with the stylings applied to all properties that it does not set itself.
  private func styled<Target: Model & Bindable>(_ own: Target, by stylings: [Styling<Target>]) -> Target {
    if stylings.isEmpty { return own }
    var styled = own
    if !own.behaviors.isEmpty { styled.behaviors = Behaviors() }
    for styling in stylings { styling.mod(&styled) }
    let fresh = Target()
    StoredProperties.keep(own, over: fresh, in: &styled)
    let (said, handed) = (own.behaviors, styled.behaviors)
    if said.isEmpty && !handed.keepsProperties { return styled }
    let paths = handed.keepsProperties ? Change.between(fresh, own).map(\.path) : []
    styled.behaviors = handed.followed(by: said, withoutBindingsOf: paths)
    for case let setting as any KeptProperty in said.elements { setting.keep(own, in: &styled) }
    return styled
  }
}

extension Behaviors {
  fileprivate var keepsProperties: Bool { elements.contains(where: \.keepsProperty) }

  /// Returns these behaviors without the bindings of some properties, followed and partly replaced by others.
  fileprivate func followed(by others: Behaviors, withoutBindingsOf paths: [String]) -> Behaviors {
    var result = Behaviors()
    for behavior in elements where !behavior.keepsProperty || !paths.contains(where: behavior.isAbout) {
      result.append(behavior)
    }
    for behavior in others.elements { result.append(behavior) }
    return result
  }
}

extension Behavior {
  /// A Boolean value that indicates whether the behavior is a binding.
  fileprivate var keepsProperty: Bool { kind == .binding || kind == .twoWayBinding }

  /// Returns whether the behavior concerns the property at a path, a part of it, or a property that contains it.
  fileprivate func isAbout(_ path: String) -> Bool {
    path == name || path.hasPrefix("\(name).") || name.hasPrefix("\(path).")
  }
}

extension Behaviors {
  /// A Boolean value that indicates whether there are stylings.
  package var haveStylings: Bool { elements.contains { $0.kind == .styling } }

  /// The behaviors without stylings, for a value whose children have their styling already.
  package var withoutStylings: Behaviors { filtered { $0.kind != .styling || $0 is any KeptProperty } }

  /// The behaviors that pass something down to the children.
  package var handed: Behaviors { filtered { $0.kind == .environment || $0.kind == .styling } }

  private func filtered(_ isIncluded: (any Behavior) -> Bool) -> Behaviors {
    if elements.allSatisfy(isIncluded) { return self }
    var result = Behaviors()
    for behavior in elements where isIncluded(behavior) { result.append(behavior) }
    return result
  }
}
