import Mod

/// The stylings of the containers around a widget. See ``Mod/styling(_:_:)``.
package struct Stylings: Sendable {
  /// The stylings for each type, those of the outermost container first.
  private var lists: [ObjectIdentifier: [any Behavior]] = [:]

  /// The states in which widgets are held that have Mods for them. None by default.
  ///
  /// They are among the lists, so that an environment without them is no larger.
  internal var heldStates: Set<WidgetState> {
    get { (lists[HeldStates.id]?.first as? HeldStates)?.states ?? [] }
    set { lists[HeldStates.id] = newValue.isEmpty ? nil : [HeldStates(states: newValue)] }
  }

  package var isEmpty: Bool { lists.isEmpty }

  package func reach<Value>(_ type: Value.Type) -> Bool {
    if lists.isEmpty { return false }
    return lists[ObjectIdentifier(type)] != nil || lists[HeldStates.id] != nil && type is any Widget.Type
  }

  /// Returns whether two values have equal stylings for a type.
  ///
  /// - Complexity: O(*n*) for *n* stylings of the type.
  package func areSame<Value>(as others: Stylings, for type: Value.Type) -> Bool {
    guard reach(type) || others.reach(type) else { return true }
    if heldStates != others.heldStates, type is any Widget.Type { return false }
    let (list, otherList) = (lists[ObjectIdentifier(type)] ?? [], others.lists[ObjectIdentifier(type)] ?? [])
    return list.elementsEqual(otherList) { $0.isEqual(to: $1) }
  }

  internal mutating func append<Target>(_ styling: Styling<Target>) {
    lists[ObjectIdentifier(Target.self), default: []].append(styling)
  }
}

@MainActor extension Stylings {
  package func applied<Value: Bindable>(to value: Value) -> Value {
    guard reach(Value.self), let type = Value.self as? any (Model & Bindable).Type else { return value }
    let styled = lists[ObjectIdentifier(type)] == nil ? value : applied(to: value, as: type) as? Value ?? value
    let states = heldStates
    if states.isEmpty { return styled }
    return (styled as? any Widget)?.held(inOwn: states) as? Value ?? styled
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
    Settings.keep(own, over: fresh, in: &styled)
    let (said, handed) = (own.behaviors, styled.behaviors)
    if said.isEmpty && handed.bindings.isEmpty && !handed.haveOverlays { return styled }
    if !handed.bindings.isEmpty || handed.haveOverlays {
      let paths = Change.between(fresh, own).map(\.path)
      styled.behaviors.lists.bindings.removeAll { paths.contains(where: $0.isAbout) }
      styled.behaviors.lists.overlays.removeAll { overlay in
        overlay.tokenPath != nil && paths.contains(where: overlay.isAbout)
      }
    }
    styled.behaviors.lists.append(contentsOf: said.lists)
    for setting in said.lists.ownSettings { setting.keep(own, in: &styled) }
    return styled
  }
}

extension Behavior {
  /// Returns whether the behavior concerns the property at a path, a part of it, or a property that contains it.
  fileprivate func isAbout(_ path: String) -> Bool {
    path == name || path.isInside(name) || name.isInside(path)
  }
}

extension Behaviors {
  package var haveStylings: Bool { box?.storage.value.stylings.isEmpty == false }

  /// The behaviors without stylings, for a value whose children have their styling already.
  package var withoutStylings: Behaviors {
    var result = self
    if haveStylings { result.lists.stylings = [] }
    return result
  }

  /// The behaviors that pass something down to the children, apart from themes.
  package var handed: Behaviors {
    var result = Behaviors()
    guard let box, !box.storage.value.environment.isEmpty || !box.storage.value.stylings.isEmpty else { return result }
    let environment = box.value.environment.filter { !($0 is any AnyThemeChange) }
    if !environment.isEmpty { result.lists.environment = environment }
    if !box.value.stylings.isEmpty { result.lists.stylings = box.value.stylings }
    return result
  }
}

/// The states in which widgets are held that have Mods for them.
private struct HeldStates: Behavior {
  static let id = ObjectIdentifier(HeldStates.self)

  let states: Set<WidgetState>

  var name: String { "heldStates" }
  var description: String { name }

  func isEqual(to other: any Behavior) -> Bool { (other as? Self)?.states == states }
}
