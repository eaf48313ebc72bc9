import Mod
import Styles

/// The Swift source of a selection of a recipe, to be copied.
internal struct GuideCode {
  internal let text: String

  /// Creates the code of a selection that states all of its choices: `.chip(ChipLook(intent: .danger))`.
  ///
  /// - Parameter name: The name of the recipe, or `nil` for the selection alone.
  internal init(of look: some Variants, named name: String?) {
    let type = "\(type(of: look))"
    let arguments = Self.properties(of: look)
      .compactMap { name, value in value.map { "\(name): \(Self.source(of: $0))" } }
      .joined(separator: ", ")
    let selection = "\(type)(\(arguments))"
    text = name.map { ".\($0)(\(selection))" } ?? selection
  }

  /// Creates the code of a selection that states the choices with other values than the default ones:
  /// `.badge(\.size .~ .large)`.
  internal init<Look: DefaultVariants>(of look: Look, unlike standard: Look, named name: String?) {
    let changes = zip(Self.properties(of: look), Self.properties(of: standard))
      .filter { $0.value != $1.value }
      .compactMap { own, _ in own.value.map { "\\.\(own.name) .~ \(Self.source(of: $0))" } }
    let arguments = changes.joined(separator: ", ")
    text = name.map { ".\($0)(\(arguments))" } ?? (arguments.isEmpty ? "\(Look.self)()" : arguments)
  }

  /// Returns the stored properties of a selection with their values, or `nil` for the environment's value.
  private static func properties(of look: some Variants) -> [(name: String, value: AnyHashable?)] {
    Mirror(reflecting: look).children.map { child in
      let label = child.label ?? "_"
      guard let choice = child.value as? any EnvironmentChoice else { return (label, child.value as? AnyHashable) }
      let chosen: (any Hashable)? = choice.projectedValue
      // The storage of a wrapped property has its name after an underscore.
      return (String(label.dropFirst()), chosen.map { AnyHashable($0) })
    }
  }

  private static func source(of value: AnyHashable) -> String {
    ReaderNotation.exact { (value.base as? any OpenChoice)?.source ?? literal(of: value.base) }
  }
}
