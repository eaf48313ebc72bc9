import Foundation
import Mod

extension Color: TokenHolder {
  internal mutating func resolveTokens(_ environment: EnvironmentValues) { self = withoutTokens(in: environment) }
}

extension Font: TokenHolder {
  internal mutating func resolveTokens(_ environment: EnvironmentValues) { self = withoutTokens(in: environment) }
}

extension Optional: TokenHolder {
  internal static var canHoldTokens: Bool { !TokenFinders.of(Wrapped.self).isEmpty }

  // Most properties that can be tokens are colors.
  internal var holdsTokens: Bool {
    guard let self else { return false }
    return reading(self, as: Color.self) { $0.pointee.holdsTokens } ?? Widgets.holdsTokens(self)
  }

  internal mutating func resolveTokens(_ environment: EnvironmentValues) {
    guard var value = self else { return }
    Widgets.resolveTokens(in: &value, environment)
    self = value
  }
}

// A value inside a box, an array or a dictionary can have the type of the value around it, whose properties are still
// being found.

extension Boxed: TokenHolder {
  internal var holdsTokens: Bool { Widgets.holdsTokens(borrowed) }

  internal mutating func resolveTokens(_ environment: EnvironmentValues) {
    Widgets.resolveTokens(in: &value, environment)
  }
}

extension ControlStateValues: TokenHolder {
  internal static var canHoldTokens: Bool { !TokenFinders.of(Value.self).isEmpty }
  internal var holdsTokens: Bool { wrappedValue.holdsTokens || others.holdsTokens }

  internal mutating func resolveTokens(_ environment: EnvironmentValues) {
    wrappedValue.resolveTokens(environment)
    others.resolveTokens(environment)
  }
}

extension Array: TokenHolder {
  internal static var canHoldTokens: Bool { isStruct(Element.self) }

  internal var holdsTokens: Bool {
    if isEmpty { return false }
    let finder = TokenFinders.of(Element.self)
    return !finder.isEmpty && indices.contains { finder.holdTokens(in: self[$0]) }
  }

  internal mutating func resolveTokens(_ environment: EnvironmentValues) {
    for index in indices { Widgets.resolveTokens(in: &self[index], environment) }
  }
}

extension Dictionary: TokenHolder {
  internal static var canHoldTokens: Bool { isStruct(Value.self) }

  internal var holdsTokens: Bool {
    if isEmpty { return false }
    let finder = TokenFinders.of(Value.self)
    return !finder.isEmpty && values.contains { finder.holdTokens(in: $0) }
  }

  internal mutating func resolveTokens(_ environment: EnvironmentValues) {
    self = mapValues { value in
      var value = value
      Widgets.resolveTokens(in: &value, environment)
      return value
    }
  }
}

extension AttributedString: TokenHolder {
  internal var holdsTokens: Bool { runs.contains(where: \.holdsTokens) }

  internal mutating func resolveTokens(_ environment: EnvironmentValues) {
    for run in runs where run.holdsTokens {
      if let font = run.font { self[run.range].font = font.withoutTokens(in: environment) }
      if let color = run.foregroundColor { self[run.range].foregroundColor = color.withoutTokens(in: environment) }
      if let color = run.backgroundColor { self[run.range].backgroundColor = color.withoutTokens(in: environment) }
    }
  }
}

extension AttributedString.Runs.Run {
  fileprivate var holdsTokens: Bool {
    self.font?.holdsTokens == true || self.foregroundColor?.holdsTokens == true
      || self.backgroundColor?.holdsTokens == true
  }
}
