import Widgets

/// A section of a ``StyleGuide`` with widgets and components of any kind.
///
/// ```swift
/// let guide = StyleGuide("Brand") {
///   Examples("Badges", about: "For numbers that change.") {
///     Example("Unread messages") { Label("3") }
///     Example("Disabled", code: "Button(\"Save\", .isEnabled(false))") { Button("Save", .isEnabled(false)) }
///   }
/// }
/// ```
public struct Examples {
  internal let section: StyleGuideSection

  /// Creates a section of examples.
  ///
  /// - Parameters:
  ///   - title: The title of the section.
  ///   - about: A text about the section. None by default.
  ///   - states: The states to draw, in addition to the usual appearance. By default, the states with Mods in the
  ///     outermost widgets and inside components.
  ///   - examples: The examples.
  public init(
    _ title: String, about: String? = nil, states: [WidgetState]? = nil,
    @ExampleBuilder _ examples: @escaping () -> [Example]
  ) {
    section = StyleGuideSection(
      content: .samples(
        GuideSamples(
          title: title, about: about, kind: .examples, states: states,
          cards: {
            examples().map { example in
              GuideCard(title: example.title, choices: []) { _ in
                example.sample
              } whole: { _ in
                example.sample
              }
            }
          }
        ) {
          GuideReading(choices: [], report: [], samples: examples().map(\.sample))
        }))
  }
}

/// A widget or a component with a title, for ``Examples``.
public struct Example {
  internal let title: String
  internal let code: String?
  internal let content: () -> Children

  /// The example, with the current description of its widgets.
  internal var sample: GuideSample {
    GuideSample(name: title, choices: [], code: code, widget: content().root)
  }

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - code: Swift source to copy. None by default.
  ///   - content: The widgets.
  public init(_ title: String, code: String? = nil, @WidgetBuilder _ content: @escaping () -> Children) {
    self.title = title
    self.code = code
    self.content = content
  }

  @available(*, unavailable, message: "the widgets stand in the block: 'Example(\"Save\") { Button(\"Save\") }'")
  @_disfavoredOverload public init<Content: WidgetConvertible>(_ title: String, _ content: Content) {
    self.init(title) { content }
  }
}

/// A result builder for the examples of a section of a ``StyleGuide``.
@resultBuilder
public enum ExampleBuilder {
  /// Builds an example.
  public static func buildExpression(_ example: Example) -> [Example] { [example] }

  /// Builds the lines of a block.
  public static func buildBlock(_ examples: [Example]...) -> [Example] { examples.flatMap(\.self) }

  /// Builds an `if` without `else`, which is empty if its condition is false.
  public static func buildOptional(_ examples: [Example]?) -> [Example] { examples ?? [] }

  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither(first examples: [Example]) -> [Example] { examples }

  /// Builds the second branch of an `if` or `switch`.
  public static func buildEither(second examples: [Example]) -> [Example] { examples }

  /// Builds a `for` loop.
  public static func buildArray(_ turns: [[Example]]) -> [Example] { turns.flatMap(\.self) }
}
