extension Mod<Button> {
  /// The style of the most important button of a screen.
  public static let primary: Mod = .buttonStyle(.filled, .primary, .large)
}

extension Mod<ListRow.Parts> {
  /// The style of the row of an episode: that of any row, with a heading as the title, and a larger image.
  public static let episode: Mod = [
    .slot(\.title, .font(.token(\Kit.heading))),
    .slot(\.image, .size(36)),
  ]
}
