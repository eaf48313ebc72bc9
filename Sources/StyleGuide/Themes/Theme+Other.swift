import Mod
import Widgets

extension Theme {
  /// A theme in which all stored colors, fonts and numbers differ, except for constants.
  ///
  /// If a value of a tree differs in this theme, it was read from the theme.
  internal var other: Self { otherValue(than: self) }
}

/// Returns a value with different colors, fonts and numbers, also in lists and structs.
private func otherValue<Value>(than value: Value) -> Value {
  switch value {
  case let color as Color:
    let others = [Color(hex: 0xFF00FE), Color(hex: 0x01FF00)]
    return others.first { $0 != color } as? Value ?? value
  case let font as Font: return font.withSize(font.pointSize / 2) as? Value ?? value
  case let number as Double: return number / 2 as? Value ?? value
  case let list as [Any]:
    func other<Element>(than element: Element) -> Any { otherValue(than: element) }
    return list.map { _openExistential($0, do: other) } as? Value ?? value
  default: break
  }
  // A struct that the theme declares, or a struct of the library such as a shadow.
  guard isStruct(Value.self), !["Swift.", "Foundation"].contains(where: String(reflecting: Value.self).hasPrefix) else {
    return value
  }
  var value = value
  for property in StoredProperty<Value>.all() {
    func change<Part>(_ type: Part.Type) {
      guard let path = property.keyPath as? WritableKeyPath<Value, Part> else { return }
      value[keyPath: path] = otherValue(than: value[keyPath: path])
    }
    _openExistential(property.type, do: change)
  }
  return value
}

extension EnvironmentValues {
  /// Returns the environment with another theme of a type.
  internal func withOther<Brand: Theme>(_ type: Brand.Type) -> EnvironmentValues {
    var environment = self
    environment.setTheme(theme(type).other)
    return environment
  }
}

extension Widget {
  /// Returns the environment inside the widget. If the widget changes the theme of a type, the result has another
  /// theme.
  internal func environmentInside<Brand: Theme>(
    _ environment: EnvironmentValues, withOther type: Brand.Type
  ) -> EnvironmentValues {
    let inside = environmentInside(environment)
    return behaviors.themes.contains { $0 == type } ? inside.withOther(type) : inside
  }

  /// Returns the same as ``withTokens``, but in other themes of a type.
  @MainActor internal func withTokens<Brand: Theme>(inOther type: Brand.Type) -> any Widget {
    TreeRewriting.rewrite(self, in: EnvironmentValues().withOther(type)) { value, environment in
      @MainActor func styled(_ value: some Bindable) -> any Bindable { environment.stylings.applied(to: value) }
      var value = styled(value)
      // The body is read again if it has been read in a live tree.
      if var composed = value as? Composed {
        composed.children = []
        value = composed
      }
      guard let widget = value as? any Widget else { return (value, value.environmentInside(environment)) }
      return (value, widget.environmentInside(environment, withOther: type))
    }.withPresented
  }
}
