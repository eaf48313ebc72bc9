import Mod

extension Mod where Root: Container {
  /// Applies Mods, as a default, to every value of one type inside the container: `.styling(Label.self, .font(.body))`.
  ///
  /// A styling is passed down like a value of the ``environment(_:_:)``. It applies to everything inside, at any depth
  /// and at any time: children, views in bars and cells, table rows with their headers and footers, the widgets of
  /// components, presented screens, and what signals bring later. It does not apply to the container itself.
  ///
  /// A styling is a default. For each property, the first of these wins:
  /// 1. the widget itself,
  /// 2. the styling of the nearest container, then of those farther out; the later of two in one container,
  /// 3. the default of the type.
  ///
  /// A widget sets a property if its value differs from that in a fresh widget of the type, or by ``own(_:_:)``.
  /// Properties that cannot be compared, such as closures, are taken from the last styling that sets them.
  ///
  /// The styling takes effect when the tree is shown: in a live tree, in a preview, in ``Widget/expanded(in:)``, and in
  /// `resolved()`. The description stays the same. Two stylings are equal if they have the same effect on a fresh
  /// widget.
  public static func styling<Target: Model & Bindable>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod {
    let styling = Styling(mod: Mod<Target>(list: mods), isForced: false)
    return Mod { $0.behaviors.lists.stylings.append(styling) }
  }

  /// Applies Mods to every value of one type inside the container, and overrides the settings of the values themselves.
  ///
  /// It applies to the same values as ``styling(_:_:)``. The outermost container wins. A binding continues to set its
  /// property over time.
  public static func forcedStyling<Target: Model & Bindable>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod {
    let styling = Styling(mod: Mod<Target>(list: mods), isForced: true)
    return Mod { $0.behaviors.lists.stylings.append(styling) }
  }
}

extension Mod where Root: Model & Bindable {
  /// Sets a property so that no surrounding ``styling(_:_:)`` changes it, even to the default value of the type.
  ///
  /// ```swift
  /// VStack(.styling(Label.self, .numberOfLines(0))) {
  ///   Label("as long as it takes")
  ///   Label("one line", .own(.numberOfLines, 1))
  /// }
  /// ```
  public static func own<Value: Sendable>(_ property: Property<Root, Value>, _ value: Value) -> Mod {
    Mod {
      property.set(value, in: &$0)
      $0.behaviors.lists.ownSettings.append(OwnSetting(property: property, value: value))
    }
  }
}

/// The behavior that `.styling(Label.self, …)` adds: a change of every value of one type inside a container.
internal struct Styling<Target: Model & Bindable>: EnvironmentChange {
  internal let mod: Mod<Target>

  /// A Boolean value that indicates whether the styling overrides the settings of the values themselves.
  internal let isForced: Bool

  internal var name: String { "\(isForced ? "forcedStyling" : "styling")(\(Target.self))" }
  internal var description: String { name }

  /// Returns whether both have the same effect on a fresh value, because closures cannot be compared.
  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self, isForced == other.isForced else { return false }
    var (mine, others) = (Target(), Target())
    mod(&mine)
    other.mod(&others)
    return mine == others
  }

  internal func change(_ environment: inout EnvironmentValues) { environment.stylings.append(self) }
}

/// The behavior that `.own(.font, .body)` adds: a property that the value sets itself, even to its default.
internal struct OwnSetting<Root: Model & Bindable, Value: Sendable>: KeptProperty {
  internal let property: Property<Root, Value>
  internal let value: Value

  internal var name: String { "own(\(property.propertyName))" }
  internal var description: String { name }

  internal func isEqual(to other: any Behavior) -> Bool { (other as? Self)?.name == name }

  internal func keep<Whole>(_ own: Whole, in styled: inout Whole) {
    guard let own = own as? Root, var root = styled as? Root else { return }
    // A number that is a token reads as that of the standard theme.
    var assigned = own
    property.set(value, in: &assigned)
    property.set(assigned == own ? value : property.value(in: own), in: &root)
    if let root = root as? Whole { styled = root }
  }
}

/// A behavior that protects a property of a value from stylings.
internal protocol KeptProperty: Behavior {
  /// Copies the property from `own` to `styled`.
  func keep<Whole>(_ own: Whole, in styled: inout Whole)
}
