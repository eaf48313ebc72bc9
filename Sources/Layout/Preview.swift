import Widgets

/// A namespace for renderings of a widget tree without a screen.
///
/// A preview is text: the same tree results in the same bytes on every platform, so that it can be stored with a test
/// and compared.
public enum Preview {}

// Unavailable previews, whose messages name the module to import. The compiler prefers the available preview of an
// imported module. Previews of live trees are in a module of their own.

extension Preview {
  @available(*, unavailable, message: "import Preview, or LivePreview for a 'LiveTree'")
  public static func html(_ tree: Any) -> String { "" }

  @available(*, unavailable, message: "import Preview, or LivePreview for a 'LiveTree'")
  public static func svg(_ tree: Any) -> String { "" }

  @available(*, unavailable, message: "import Preview, or LivePreview for a 'LiveTree'")
  public static func text(_ tree: Any) -> String { "" }

  @available(*, unavailable, message: "import Terminal")
  public static func terminal(_ tree: Any, width: Int = 0, color: Bool = true) -> String { "" }

  @available(*, unavailable, message: "import Audit")
  public static func audit(_ tree: Any) -> [String] { [] }
}
