import Foundation
import Live
import Styles

/// The styles of a type, each with the properties that it sets.
struct StyleFamily: Identifiable {
  /// A style, and its effect on a fresh value.
  struct Sample: Identifiable {
    /// The source form of the style: `.caption("Views")`.
    let id: String

    /// The properties that it sets, with their values.
    let sets: [String]

    /// A widget that shows a value with the style, or the output of such a value.
    let shown: (any Widget)?
  }

  /// The type or protocol with the styles.
  let id: String

  /// The styles, in the order of declaration.
  let samples: [Sample]

  /// Creates a family by applying the styles to fresh values.
  ///
  /// - Parameters:
  ///   - id: The type or protocol with the styles.
  ///   - fresh: Closures that create a value to apply a style to. The next one is used if the value already has the
  ///     properties of the style.
  ///   - styles: The styles by their source form.
  ///   - shown: A closure that returns a widget for the first value with a style. By default it returns `nil`.
  init<Root>(
    _ id: String,
    _ fresh: (() -> Root)...,
    styles: KeyValuePairs<String, Mod<Root>>,
    shown: (Root) -> (any Widget)? = { _ in nil }
  ) {
    self.id = id
    samples = styles.map { name, style in
      let changes = fresh.lazy.map { style.changes(to: $0()) }.first { !$0.isEmpty } ?? []
      return Sample(
        id: name,
        sets: changes.map { "\($0.path): \(Self.written($0.new))" },
        shown: fresh.first.flatMap { shown($0() |> style) }
      )
    }
  }

  // The description of an object contains its address, and that of a calendar the time zone of the machine.
  private static func written(_ value: Any?) -> String {
    if let calendar = value as? Calendar { return "\(calendar.identifier)" }
    if let value, type(of: value) is AnyClass { return "\(type(of: value))" }
    return literal(of: value).replacing("((Function))", with: "(…)")
  }

  /// Returns the styles of all types.
  static func all() throws -> [StyleFamily] {
    try widgets + formatters + coders + dates + requests() + work
  }
}

/// A card with a heading and a row for each style.
struct StyleCard: Component {
  let family: StyleFamily

  var body: Children {
    Card(title: family.id) {
      for (index, sample) in family.samples.enumerated() {
        if index > 0 { Divider() }
        VStack(spacing: 6, .padding(h: 16, v: 11)) {
          Label(sample.id, .font(.monospacedSystemFont(ofSize: 15, weight: .medium)), .numberOfLines(0))
          for property in sample.sets {
            Label(
              property, .font(.monospacedSystemFont(ofSize: 12, weight: .regular)), .textColor(.secondaryLabel),
              .numberOfLines(0))
          }
          if let shown = sample.shown { shown }
        }
      }
    }
  }
}
