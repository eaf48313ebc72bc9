/// The choices that a ``Recipe`` offers: a structure with a property for each axis.
///
/// A property without a default value is required, because its initializer asks for it:
///
/// ```swift
/// enum Intent: CaseIterable { case plain, danger }
/// enum Size: CaseIterable { case small, large }
///
/// struct ChipLook: Variants {
///   var intent: Intent
///   var size = Size.small
///   var isWide = false
/// }
/// ```
public protocol Variants: Hashable, Sendable {}

/// Choices that all have a default value, so that a selection names only the ones that differ.
///
/// ```swift
/// struct BadgeLook: DefaultVariants { var size = Size.small }
///
/// Label("3", .pill(\.size .~ .large))
/// ```
public protocol DefaultVariants: Variants {
  /// Creates a selection with the default value of each choice.
  init()
}
