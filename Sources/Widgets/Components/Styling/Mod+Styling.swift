import Mod

extension Mod where Root: Container {
  /// Applies Mods, as a default, to everything of one type inside the container: `.styling(Label.self, .font(.body))`.
  ///
  /// A styling is handed down like the ``environment(_:_:)``: it reaches whatever is ever inside, however deep, whoever puts it
  /// there, and whenever: children, the views in bars and cells, table rows with their headers and footers, what components list,
  /// screens that are presented from inside, and what signals bring later. It leaves the container itself alone.
  ///
  /// It is a default. For each property, the first of these that says something wins:
  /// 1. the widget itself,
  /// 2. the styling of the nearest container, then of those farther out; of two in one container, the later one,
  /// 3. the default of the type.
  ///
  /// The widget itself says a property if its value differs from that in a fresh widget of the type, or if
  /// ``own(_:_:)`` says so. Properties that cannot be compared, such as closures, are those of the last styling that sets them.
  ///
  /// The styling takes effect where the tree is shown: in a live tree, in a preview, in ``Widget/expanded(in:)``, and in
  /// `resolved()`. The description stays as it is. Two stylings are equal if they make the same of a fresh widget.
  public static func styling<Target: Model & Bindable>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod {
    let styling = Styling(mod: Mod<Target>(list: mods), isForced: false)
    return Mod { $0.behaviors.append(styling) }
  }

  /// Applies Mods to everything of one type inside the container, whatever it or a container further in says.
  ///
  /// It reaches all that ``styling(_:_:)`` does. Of several, that of the outermost container wins. A binding, which sets its
  /// property over time, goes on doing so.
  public static func forcedStyling<Target: Model & Bindable>(_ type: Target.Type, _ mods: Mod<Target>...) -> Mod {
    let styling = Styling(mod: Mod<Target>(list: mods), isForced: true)
    return Mod { $0.behaviors.append(styling) }
  }
}

extension Mod where Root: Model & Bindable {
  /// Sets a property so that no ``styling(_:_:)`` around changes it, even if the value is the default of the type.
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
      $0.behaviors.append(OwnSetting(property: property))
    }
  }
}
