extension Mod where Root: MainActorRoot {
  /// Returns a Mod that applies Mods to objects that satisfy a predicate: `.where({ $0.text == nil }, .text("–"))`.
  @inlinable public static func `where`(
    _ predicate: @escaping @MainActor @Sendable (Root) -> Bool, _ mods: Mod...
  ) -> Mod {
    let mod = Mod(list: mods)
    return Mod(main: { root in if predicate(root) { mod.change(&root) } })
  }

  /// Returns a Mod that applies Mods to a part that is an object, also if its property is read-only:
  /// `.at(\.layer, \.cornerRadius .~ 6)`.
  @inlinable public static func at<Part: AnyObject>(
    _ part: KeyPath<Root, Part>, _ mods: Mod<Part>...
  ) -> Mod {
    let shared = SharedKeyPath(part)
    let mod = Mod<Part>(list: mods)
    return Mod(main: { root in
      var object = root[keyPath: shared.path]
      mod(&object)
    })
  }

  /// Returns a Mod that applies Mods to an optional part that is an object, and does nothing to `nil`:
  /// `.at(\.titleLabel, .font(.body))`.
  @inlinable public static func at<Part: AnyObject>(
    _ part: KeyPath<Root, Part?>, _ mods: Mod<Part>...
  ) -> Mod {
    let shared = SharedKeyPath(part)
    let mod = Mod<Part>(list: mods)
    return Mod(main: { root in
      guard var object = root[keyPath: shared.path] else { return }
      mod(&object)
    })
  }

  /// Returns a Mod that applies Mods to the object that a closure returns: `.at(part: { $0.layer }, .cornerRadius(6))`.
  ///
  /// A `static let` needs this form off the main actor, where a key path of the class cannot be made.
  @inlinable public static func at<Part: AnyObject>(
    part: @escaping @MainActor @Sendable (Root) -> Part, _ mods: Mod<Part>...
  ) -> Mod {
    let mod = Mod<Part>(list: mods)
    return Mod(main: { root in
      var object = part(root)
      mod(&object)
    })
  }

  /// Returns a Mod that applies Mods to a part that is an object.
  @inlinable public static func at<Part: AnyObject>(_ part: WritableKeyPath<Root, Part>, _ mods: Mod<Part>...) -> Mod {
    .at(part as KeyPath, Mod<Part>(list: mods))
  }

  /// Returns a Mod that applies Mods to the part at a key path: `.at(\.bounds, \.origin .~ .zero)`.
  @inlinable public static func at<Part>(_ part: WritableKeyPath<Root, Part>, _ mods: Mod<Part>...) -> Mod {
    let shared = SharedKeyPath(part)
    let mod = Mod<Part>(list: mods)
    return Mod(main: { mod(&$0[keyPath: shared.path]) })
  }

  /// Returns a Mod that applies Mods to the value of an optional part, and does nothing to `nil`:
  /// `.unwrapped(\.text, Mod { $0 = $0.uppercased() })`.
  @inlinable public static func unwrapped<Wrapped>(
    _ part: WritableKeyPath<Root, Wrapped?>, _ mods: Mod<Wrapped>...
  ) -> Mod {
    .at(part, .unwrapped(Mod<Wrapped>(list: mods)))
  }

  /// Returns a Mod that applies Mods to each element of a part, in order: `.each(\.insets, Mod { $0 += 4 })`.
  @inlinable public static func each<Elements: MutableCollection>(
    _ part: WritableKeyPath<Root, Elements>, _ mods: Mod<Elements.Element>...
  ) -> Mod where Elements: SendableMetatype, Elements.Index: SendableMetatype {
    .at(part, .each(Mod<Elements.Element>(list: mods)))
  }

  /// Returns a Mod that applies Mods to each object of a part, also if its property is read-only:
  /// `.each(\.arrangedSubviews, .alpha(0.5))`.
  @inlinable @_disfavoredOverload public static func each<Elements: Sequence>(
    _ part: KeyPath<Root, Elements>, _ mods: Mod<Elements.Element>...
  ) -> Mod where Elements: SendableMetatype, Elements.Element: AnyObject {
    let shared = SharedKeyPath(part)
    let mod = Mod<Elements.Element>(list: mods)
    return Mod(main: { root in
      for element in root[keyPath: shared.path] {
        var object = element
        mod(&object)
      }
    })
  }

  /// Returns a Mod that applies Mods if a property is `true` at that moment, and other Mods otherwise:
  /// `.when(\.isEnabled, .alpha(1), else: .alpha(0.5))`.
  @inlinable public static func when(
    _ condition: KeyPath<Root, Bool>, _ mods: Mod..., else others: Mod...
  ) -> Mod {
    let shared = SharedKeyPath(condition)
    let mod = Mod(list: mods)
    let other = Mod(list: others)
    return Mod(main: { root in root[keyPath: shared.path] ? mod.change(&root) : other.change(&root) })
  }

  /// Returns a Mod that sets the property at a key path: `.set(\.text, "Views")`.
  @inlinable public static func set<Value: Sendable>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> Mod {
    keyPath .~ value
  }
}
