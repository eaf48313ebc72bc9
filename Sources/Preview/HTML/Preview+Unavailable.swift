extension Preview {
  /// Names the previews that are laid out in a width.
  @available(
    *, unavailable, message: "a browser lays out HTML in the width of its window; 'svg' and 'terminal' have a width"
  )
  public static func html(_ tree: Any, width: Double) -> String { "" }
}
