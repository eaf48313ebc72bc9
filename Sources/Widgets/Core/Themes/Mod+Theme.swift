import Mod
import Synchronization

extension Mod where Root: Widget {
  /// Shows the widget and everything inside it in a theme: `.theme(Brand.night)`.
  ///
  /// The nearest theme of a type wins. Themes of different types do not replace each other. A state sets no theme: see
  /// ``Mod/while(_:_:_:)``.
  public static func theme<Brand: Theme>(_ theme: Brand) -> Mod {
    Mod { $0.behaviors.lists.handDown(ThemeChange<Brand>(.theme(theme))) }
  }

  /// Changes the theme of the widget and of everything inside it: `.theme(Brand.self, \.accent .~ .systemRed)`.
  ///
  /// The Mods are applied to the theme of the surroundings, so that the other tokens follow that theme.
  public static func theme<Brand: Theme>(_ type: Brand.Type, _ mods: Mod<Brand>...) -> Mod {
    let mod = Mod<Brand>(list: mods)
    return Mod { $0.behaviors.lists.changeTheme(by: ThemeChange(.mods([mod]))) }
  }
}

extension PropertyNames where Root: Widget {
  /// The theme of a type that the widget shows, for a binding.
  package static func theme<Brand: Theme>(_ type: Brand.Type) -> Property<Root, Brand> {
    Property("theme(\(type))") { widget, change in
      var theme = EnvironmentValues().themed(by: widget.behaviors).theme(type)
      change(&theme)
      widget.behaviors.lists.handDown(ThemeChange<Brand>(.theme(theme)))
    }
  }
}

extension BehaviorLists {
  /// Adds Mods of a theme, which are applied after earlier changes of the theme by the widget.
  fileprivate mutating func changeTheme<Brand>(by change: ThemeChange<Brand>) {
    handDown(environment.firstNonNil { $0 as? ThemeChange<Brand> }?.followed(by: change) ?? change)
  }
}

extension Sequence {
  fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
    for element in self { if let result = transform(element) { return result } }
    return nil
  }
}

extension EnvironmentValues {
  /// Returns the environment with the themes of a widget with these behaviors.
  internal func themed(by behaviors: Behaviors) -> EnvironmentValues {
    guard let lists = behaviors.box?.storage.value, !lists.environment.isEmpty else { return self }
    var environment = self
    for change in lists.environment where change is any AnyThemeChange { change.change(&environment) }
    return environment
  }
}

extension Behaviors {
  /// The types of the themes that are changed.
  package var themes: [any Theme.Type] {
    box?.storage.value.environment.compactMap { ($0 as? any AnyThemeChange)?.theme } ?? []
  }

  /// Returns the themes inside a value with these behaviors, from the themes around it.
  package func themes(in themes: Themes) -> Themes {
    var environment = EnvironmentValues()
    environment.themes = themes
    return environment.themed(by: self).themes
  }

  /// The behaviors that change themes.
  package var handedThemes: Behaviors {
    var result = Behaviors()
    let changes = box?.storage.value.environment.filter { $0 is any AnyThemeChange } ?? []
    if !changes.isEmpty { result.lists.environment = changes }
    return result
  }
}

/// A behavior that changes a theme.
internal protocol AnyThemeChange: EnvironmentChange {
  /// The type of the theme.
  var theme: any Theme.Type { get }
}

/// The behavior that `.theme(Brand.night)` adds.
internal struct ThemeChange<Brand: Theme>: AnyThemeChange {
  internal enum Change: Sendable {
    case theme(Brand)
    case mods([Mod<Brand>])
  }

  internal let changed: Change

  internal init(_ change: Change) { changed = change }

  internal var name: String { "theme(\(Brand.self))" }
  internal var theme: any Theme.Type { Brand.self }

  /// The theme, or the changes of the standard one: `theme(Brand: accent: .systemBlue → .systemRed)`.
  internal var description: String {
    switch changed {
    case .theme(let theme): "theme(\(theme))"
    case .mods(let mods):
      "theme(\(Brand.self): \(Mod(list: mods).changes(to: .standard).map(\.description).joined(separator: ", ")))"
    }
  }

  internal func followed(by other: Self) -> Self {
    guard case .mods(let others) = other.changed else { return other }
    switch changed {
    case .theme(var theme):
      for mod in others { mod(&theme) }
      return Self(.theme(theme))
    case .mods(let mods): return Self(.mods(mods + others))
    }
  }

  /// Returns whether both set equal themes, or have copies of the same Mods.
  internal func isEqual(to other: any Behavior) -> Bool {
    guard let other = other as? Self else { return false }
    switch (changed, other.changed) {
    case (.theme(let theme), .theme(let other)): return theme == other
    case (.mods(let mods), .mods(let others)): return mods.elementsEqual(others, by: haveSameBytes)
    default: return false
    }
  }

  internal func change(_ environment: inout EnvironmentValues) {
    switch changed {
    case .theme(let theme): environment.setTheme(theme)
    case .mods(let mods):
      // The change of a theme is no use of it.
      var theme = environment.themes[Brand.self] ?? Brand.standard
      for mod in mods { mod(&theme) }
      environment.setTheme(theme)
    }
  }
}

extension EnvironmentValues {
  /// Returns the theme of a type, which is the standard one if the surroundings give no other.
  ///
  /// - Complexity: O(1).
  public func theme<Brand: Theme>(_ type: Brand.Type) -> Brand {
    reads?.noteTheme()
    return themes[type] ?? Brand.standard
  }

  /// Replaces the theme of its type.
  ///
  /// Use `.theme(…)` to change the theme inside a widget.
  public mutating func setTheme<Brand: Theme>(_ theme: Brand) { themes[Brand.self] = theme }
}

extension Environment where Value: Theme {
  /// Creates a property that reads the theme of a type: `@Environment(Brand.self) var brand`.
  public init(_ type: Value.Type) { self.init(\EnvironmentValues.[ThemeKey<Value>()]) }
}

/// The key of a theme in a key path of the environment.
internal struct ThemeKey<Brand: Theme>: Hashable, Sendable {}

extension EnvironmentValues {
  fileprivate subscript<Brand: Theme>(key: ThemeKey<Brand>) -> Brand { theme(Brand.self) }
}

/// A record of whether a theme or the state of a container has been read.
///
/// With it, a live tree finds the nodes to update when a theme or a state changes.
package final class Reads: Sendable {
  private let isThemeRead = Atomic(false)
  private let isStateRead = Atomic(false)

  package init() {}

  package var includeTheme: Bool { isThemeRead.load(ordering: .relaxed) }
  package var includeState: Bool { isStateRead.load(ordering: .relaxed) }

  internal func noteTheme() { isThemeRead.store(true, ordering: .relaxed) }
  internal func noteState() { isStateRead.store(true, ordering: .relaxed) }
}
