import Foundation
import Live
import Preview
import StyleGuide

/// A gallery of every widget in its states, every style and the screens of the pages, light and dark, with the guide of
/// the kit.
@MainActor
public enum Gallery {
  /// Writes the gallery into a folder, which it creates if there is none.
  ///
  /// - Returns: The files, in the order of writing.
  /// - Throws: An error of the file system.
  public static func write(into folder: URL) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try [
      ("widgets.html", GalleryDocument("Widgets", widgetCards()).html),
      ("styles.html", GalleryDocument("Styles", styleCards()).html),
      ("screens.html", GalleryDocument("Screens", screenCards()).html),
      ("kit.html", kitGuide.html),
      ("gallery.svg", picture),
    ].map { name, content in
      let file = folder.appending(path: name)
      try Data(content.utf8).write(to: file)
      return file
    }
  }

  /// A drawing of the most common widgets, in two states each.
  public static var picture: String {
    let kinds = ["Button", "Switch", "Slider", "SegmentedControl", "TextField", "TabBar"]
    let cards = VStack(spacing: 20) {
      for exhibit in Exhibit.all where kinds.contains(exhibit.id) { ExhibitCard(exhibit: exhibit.first(2)) }
    }
    return Preview.svg(sideBySide(cards), width: width, title: "Widgets in light and dark")
  }

  /// Returns a card for each kind of widget.
  public static func widgets() -> StackView { column(of: widgetCards()) }

  /// Returns a card for each type that has styles.
  public static func styles() throws -> StackView { try column(of: styleCards()) }

  /// Returns a card for each page that has a screen.
  public static func screens() throws -> StackView { try column(of: screenCards()) }

  private static func widgetCards() -> [GalleryCard] {
    Exhibit.all.map { GalleryCard(id: $0.id, content: ExhibitCard(exhibit: $0)) }
  }

  private static func styleCards() throws -> [GalleryCard] {
    try StyleFamily.all().map { GalleryCard(id: $0.id, content: StyleCard(family: $0)) }
  }

  private static func screenCards() throws -> [GalleryCard] {
    try Page.all.filter { $0.name != "gallery" }.compactMap { page in
      try page.preview().map { screen in
        GalleryCard(id: page.name, content: Card(title: page.name) { VStack { screen } })
      }
    }
  }

  private static func column(of cards: [GalleryCard]) -> StackView {
    VStack(spacing: 28) { for card in cards { card.content } }
  }

  private static let width = 900.0

  /// Returns the cards twice, in a light and in a dark interface.
  private static func sideBySide(_ cards: StackView) -> StackView {
    HStack(.distribution(.fillEqually)) {
      for style in [UserInterfaceStyle.light, .dark] {
        VStack(.overrideUserInterfaceStyle(style), .backgroundColor(.systemGroupedBackground), .padding(24)) { cards }
      }
    }
  }
}
