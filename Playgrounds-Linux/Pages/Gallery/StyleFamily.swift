import Foundation
import Live
import Styles

/// The styles of a type, each with what it sets.
struct StyleFamily: Identifiable {
  /// A style, and what it does to a fresh value.
  struct Sample: Identifiable {
    /// How the style is written: `.caption("Views")`.
    let id: String

    /// The properties that it sets, with their values.
    let sets: [String]

    /// What a value looks like, or makes, with the style.
    let shown: (any Widget)?
  }

  /// What the styles are declared for: a type or a protocol.
  let id: String

  /// The styles, in the order of their declaration.
  let samples: [Sample]

  /// Looks at what styles do.
  ///
  /// - Parameters:
  ///   - id: What the styles are declared for.
  ///   - fresh: Makes a value to apply a style to. The next one serves where the first has already what the style sets.
  ///   - styles: The styles by the way they are written.
  ///   - shown: What to show of the first value with a style. By default nothing.
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

  // Descriptions of objects tell their addresses, those of calendars the time zone of the machine.
  private static func written(_ value: Any?) -> String {
    if let calendar = value as? Calendar { return "\(calendar.identifier)" }
    if let value, type(of: value) is AnyClass { return "\(type(of: value))" }
    return literal(of: value).replacing("((Function))", with: "(…)")
  }

  /// The styles of all types.
  static func all() throws -> [StyleFamily] {
    try widgets + formatters + coders + dates + requests() + work
  }
}

/// A card with a heading, and a row for each style.
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
