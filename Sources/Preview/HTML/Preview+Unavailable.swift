import Foundation
import Layout
import Mod
import Widgets

extension Preview {
  @available(
    *, unavailable, message: "light and dark follow the reader; for one of them, set 'overrideUserInterfaceStyle'"
  )
  public static func html(_ tree: Any, dark: Bool) -> String { "" }
}

extension Preview {
  @available(*, unavailable, message: "a theme is given by a Mod: 'VStack(.theme(brand)) { … }'")
  public static func html(_ tree: Any, theme: Any) -> String { "" }

  @available(
    *, unavailable, message: "light and dark follow the reader; for one of them, set 'overrideUserInterfaceStyle'"
  )
  public static func html(_ tree: Any, _ style: UserInterfaceStyle) -> String { "" }

  @available(
    *, unavailable, message: "light and dark follow the reader; for one of them, set 'overrideUserInterfaceStyle'"
  )
  public static func html(_ tree: Any, appearance: UserInterfaceStyle) -> String { "" }

  @available(
    *, unavailable, message: "light and dark follow the reader; for one of them, set 'overrideUserInterfaceStyle'"
  )
  public static func html(_ tree: Any, environment: Mod<EnvironmentValues>) -> String { "" }

  @available(*, unavailable, message: "write 'Preview.html(card, as: .page(title: \"Card\"))'")
  public static func html(_ tree: Any, title: String) -> String { "" }

  @available(*, unavailable, message: "write 'Preview.svg(card, appearance: .dark)'")
  public static func svg(_ tree: Any, dark: Bool) -> String { "" }
}

@available(*, unavailable, renamed: "UserInterfaceStyle")
public typealias Appearance = UserInterfaceStyle

extension Preview {
  @available(
    *, unavailable,
    message: "write 'Preview.html(card, as: .page(title: \"Card\"))'; for dark, set 'overrideUserInterfaceStyle'"
  )
  public static func html(_ tree: Any, style: UserInterfaceStyle, title: String = "") -> String { "" }

  @available(
    *, unavailable,
    message: "write 'Preview.html(card, as: .page(title: \"Card\"))'; for dark, set 'overrideUserInterfaceStyle'"
  )
  public static func html(_ tree: Any, title: String = "", colorScheme: UserInterfaceStyle) -> String { "" }

  @available(
    *, unavailable,
    message: "write 'Preview.html(card, as: .page(title: \"Card\"))'; for dark, set 'overrideUserInterfaceStyle'"
  )
  public static func html(_ tree: Any, title: String, appearance: UserInterfaceStyle) -> String { "" }

  @available(*, unavailable, message: "write 'Preview.svg(card, width: 320, isRightToLeft: true)'")
  public static func svg<Direction>(_ tree: Any, size: CGSize, layoutDirection: Direction) -> String { "" }

  @available(*, unavailable, message: "write 'Preview.svg(card, width: 320)'")
  public static func svg(_ tree: Any, size: CGSize, appearance: UserInterfaceStyle = .light) -> String { "" }

  @available(*, unavailable, message: "write 'Preview.svg(card, width: 320)'; a 'Workbench' shows other text sizes")
  public static func svg<Category>(_ tree: Any, size: CGSize, contentSizeCategory: Category) -> String { "" }

  @available(*, unavailable, message: "a text has no width; write 'Preview.terminal(card, width: 40)'")
  public static func text<Width>(_ tree: Any, width: Width) -> String { "" }

  @available(*, unavailable, message: "write 'Preview.svg(card, appearance: .dark)'")
  public static func svg(_ tree: Any, width: Double = 0, colorScheme: UserInterfaceStyle) -> String { "" }

  @available(*, unavailable, message: "write 'Preview.terminal(card, width: 60)'")
  public static func terminal(_ tree: Any, columns: Int) -> String { "" }

  @available(*, unavailable, message: "write 'Preview.svg(card, width: 390)'; a 'Workbench' shows other text sizes")
  public static func svg<Category>(_ tree: Any, width: Double, contentSizeCategory: Category) -> String { "" }

  @available(*, unavailable, message: "a page is light and dark by the reader's choice: 'Preview.html(card)'")
  public static func html(_ tree: Any, colorSchemes: [UserInterfaceStyle], title: String = "") -> String { "" }
}

extension Preview {
  @available(*, unavailable, message: "write 'Preview.svg(card, width: 320, appearance: .dark)'")
  public static func svg(_ tree: Any, appearance: UserInterfaceStyle, size: CGSize) -> String { "" }

  @available(*, unavailable, renamed: "UserInterfaceStyle")
  public typealias ColorScheme = UserInterfaceStyle

  @available(*, unavailable, message: "write 'Preview.terminal(card, width: 60)'")
  public static func ansi(_ tree: Any, columns: Int = 0, width: Int = 0) -> String { "" }
}

extension Widget {
  @available(*, unavailable, message: "write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'")
  public var html: String { "" }

  @available(*, unavailable, message: "write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'")
  public var svg: String { "" }

  @available(*, unavailable, message: "write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'")
  public func render() -> String { "" }
}

extension Preview {
  @available(*, unavailable, message: "write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'")
  public init(_ widget: some Widget) { preconditionFailure() }

  @available(*, unavailable, message: "a browser makes a picture of 'Preview.svg(label)'")
  public static func png(_ widget: some Widget, scale: Double = 1) -> [UInt8] { [] }
}

@available(*, unavailable, message: "write 'Preview.html(label)', 'Preview.svg(label)' or 'Preview.text(label)'")
public func render(_ widget: some Widget) -> String { "" }
