import Foundation
import Mod
import Testing

@testable import Widgets

/// Widgets and attributes with a token in one place, for each place that reflection finds.
struct TokenSearchingTests {
  @Test("A type with its own token search finds a token in each property that reflection finds")
  func everyProperty() {
    expectFound(in: Label(), atLeast: 26)
    expectFound(in: Button(), atLeast: 40)
    expectFound(in: ImageView(), atLeast: 20)
    expectFound(in: View(), atLeast: 18)
    expectFound(in: StackView(), atLeast: 19)
    expectFound(in: Composed(), atLeast: 6)
    expectFound(in: ViewAttributes(), atLeast: 18)
    expectFound(in: Layer(), atLeast: 10)
    expectFound(in: DisplayedTextStyle(), atLeast: 3)
  }

  @Test("Tokens of custom and wrapped widgets are found and replaced without a declaration")
  func byReflection() {
    expectFound(in: TextField(), atLeast: 15)
    expectFound(in: TableView(), atLeast: 8)
    expectFound(in: Badge(), atLeast: 8)
  }

  @Test("A fresh value has no tokens")
  func fresh() {
    #expect(!Label("a").holdsTokens && !Button("a").holdsTokens && !ImageView().holdsTokens && !Badge().holdsTokens)
  }

  private func expectFound<Value: Equatable>(in fresh: Value, atLeast count: Int) {
    let samples = withTokens(fresh)
    #expect(samples.count >= count, "\(Value.self) has \(samples.count) places")
    for sample in samples {
      var resolved = sample
      resolveTokens(in: &resolved, TokenSubstitution(environment: EnvironmentValues()))
      #expect(holdsTokens(sample), "\(sample)")
      #expect(!holdsTokens(resolved), "\(resolved)")
    }
  }
}

/// A widget of a program.
private struct Badge: Widget {
  struct Dot: Equatable, Sendable {
    var color = Color.red
  }

  var dot = Dot()
  var dots: [Dot] = []
  var fonts: [String: Font] = [:]
  var attributes = ViewAttributes.fresh
}

/// Returns values like a fresh one that each have a token in another place, but not inside another value of its type.
private func withTokens<Value>(_ fresh: Value, inside outer: [ObjectIdentifier] = []) -> [Value] {
  if let value = token(for: Value.self) { return [value] }
  // A cast of the value would wrap it in an optional, which is a place for tokens, too.
  if let type = Value.self as? any TokenPlace.Type {
    func values<Place: TokenPlace>(_ type: Place.Type) -> [Value] {
      reading(fresh, as: type) { $0.pointee.valuesWithTokens(inside: outer) } as? [Value] ?? []
    }
    return values(type)
  }
  let id = ObjectIdentifier(Value.self)
  if outer.contains(id) { return [] }
  return StoredProperty<Value>.all().flatMap { property -> [Value] in
    func values<Part>(_ type: Part.Type) -> [Value] {
      guard let path = property.keyPath as? WritableKeyPath<Value, Part> else { return [] }
      return withTokens(fresh[keyPath: path], inside: outer + [id]).map { part in
        var value = fresh
        value[keyPath: path] = part
        return value
      }
    }
    return _openExistential(property.type, do: values)
  }
}

/// Returns a value of a type that can be a token itself.
private func token<Value>(for type: Value.Type) -> Value? {
  let color = Color.token(\Brand.accent)
  var text = AttributedString("a")
  text.foregroundColor = color
  let tokens: [Any] = [color, Font.token(\Brand.title), Image(systemName: "a").withTintColor(color), text]
  return tokens.lazy.compactMap { Swift.type(of: $0) == type ? $0 as? Value : nil }.first
}

/// A wrapper of other values.
private protocol TokenPlace {
  func valuesWithTokens(inside outer: [ObjectIdentifier]) -> [Self]
}

extension Optional: TokenPlace {
  fileprivate func valuesWithTokens(inside outer: [ObjectIdentifier]) -> [Wrapped?] {
    if let wrapped = self ?? (Wrapped.self as? any Model.Type)?.init() as? Wrapped {
      let values: [Wrapped] = withTokens(wrapped, inside: outer)
      return values
    }
    return token(for: Wrapped.self).map { [$0] } ?? []
  }
}

extension Themed: TokenPlace {
  fileprivate func valuesWithTokens(inside outer: [ObjectIdentifier]) -> [Themed] {
    // An optional has a number only if it is there.
    let value = wrappedValue as Any is Double? ? Double.token(\Brand.radius) as? Value ?? wrappedValue : wrappedValue
    return [Themed(wrappedValue: Value.replacing(numbersOf: value) { _ in .token(\Brand.radius) })]
  }
}

extension Boxed: TokenPlace {
  fileprivate func valuesWithTokens(inside outer: [ObjectIdentifier]) -> [Boxed] {
    withTokens(value, inside: outer).map { Boxed($0) }
  }
}

extension ControlStateValues: TokenPlace {
  fileprivate func valuesWithTokens(inside outer: [ObjectIdentifier]) -> [ControlStateValues] {
    let values = wrappedValue.valuesWithTokens(inside: outer).compactMap(\.self)
    return values.map { ControlStateValues(wrappedValue: $0) }
      + values.map { value in
        var values = ControlStateValues()
        values.others[.selected] = value
        return values
      }
  }
}

extension Array: TokenPlace {
  fileprivate func valuesWithTokens(inside outer: [ObjectIdentifier]) -> [[Element]] {
    Element?.none.valuesWithTokens(inside: outer).compactMap(\.self).map { [$0] }
  }
}

extension Dictionary: TokenPlace where Key == String {
  fileprivate func valuesWithTokens(inside outer: [ObjectIdentifier]) -> [[String: Value]] {
    Value?.none.valuesWithTokens(inside: outer).compactMap(\.self).map { ["a": $0] }
  }
}
