extension Preview {
  /// Names the previews that are laid out in a width.
  @available(
    *, unavailable, message: "a browser lays out HTML in the width of its window; 'svg' and 'terminal' have a width"
  )
  public static func html(_ tree: Any, width: Double) -> String { "" }

  /// Names the property that chooses between light and dark.
  @available(
    *, unavailable, message: "light and dark follow the reader; for one of them, set 'overrideUserInterfaceStyle'"
  )
  public static func html(_ tree: Any, dark: Bool) -> String { "" }
}
