// Other names of values. The compiler reports what to use instead. A type of the same name in another module takes
// precedence.
import Foundation
import Mod

@available(*, unavailable, renamed: "CGSize")
public typealias Size = CGSize

@available(*, unavailable, renamed: "CGRect")
public typealias Rect = CGRect

@available(*, unavailable, renamed: "UserInterfaceStyle")
public typealias ColorScheme = UserInterfaceStyle

@available(*, unavailable, renamed: "ContentSizeCategory")
public typealias ContentSize = ContentSizeCategory

extension Font {
  @available(*, unavailable, message: "write '.monospacedSystemFont(ofSize: 17, weight: .regular)'")
  public static var monospaced: Font { .body }
}

extension Color {
  @available(*, unavailable, message: "an audit checks contrast: 'Preview.audit(card)', with 'import Audit'")
  public func contrastRatio(with other: Color) -> Double { 0 }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "the environment has no locale: a component takes one as a property")
  public var locale: Locale { .current }
}

extension Mod where Root == AttributedString {
  @available(
    *, unavailable, message: "an attribute is set in a closure: 'Mod { $0.font = .boldSystemFont(ofSize: 17) }'"
  )
  public static func font(_ font: Font) -> Mod { .identity }
}

@available(
  *, unavailable, message: "a token is a property of a theme: 'struct Brand: Theme { var title = Font.title1 }'"
)
public struct FontToken {
  public init(_ name: String = "", size: Double, weight: Font.Weight = .regular) {}
  public init(_ name: String = "", _ font: Font) {}
}

@available(*, unavailable, message: "a token is a property of a theme: 'struct Brand: Theme { var gutter = 8.0 }'")
public struct SpacingToken {
  public init(_ name: String = "", _ value: Double) {}
}

@available(*, unavailable, message: "own layouts do not exist: place widgets by '.position', insets and stacks")
public struct LayoutChild {}

@available(*, unavailable, message: "own layouts do not exist: place widgets by '.position', insets and stacks")
public struct ProposedSize {}

@available(*, unavailable, message: "own layouts do not exist: place widgets by '.position', insets and stacks")
public struct ProposedViewSize {}

@available(*, unavailable, message: "own layouts do not exist: place widgets by '.position', insets and stacks")
public struct Subviews {}
