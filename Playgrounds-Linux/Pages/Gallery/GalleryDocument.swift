import Live
import Preview

/// A part of the gallery with an entry in the index.
struct GalleryCard: Identifiable {
  /// The entry in the index.
  let id: String

  let content: any WidgetConvertible
}

/// A page of the gallery: an index, and each card in a light and a dark interface, side by side if there is enough
/// space.
@MainActor
struct GalleryDocument {
  private let title: String
  private let cards: [GalleryCard]

  init(_ title: String, _ cards: [GalleryCard]) {
    self.title = title
    self.cards = cards
  }

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; img-src data:; form-action 'none'">
    <title>\(title)</title>
    <style>
    :root{color-scheme:light dark;font:15px/1.4 -apple-system,system-ui,"Helvetica Neue",Roboto,sans-serif}
    body{margin:0 auto;max-width:960px}
    h1,nav{margin:0;padding:16px}
    nav>a{display:inline-block;padding:5px 8px 5px 0}
    .Pages{padding-bottom:0;font-weight:600}
    section{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,360px),1fr))}
    form{display:grid}
    </style>
    </head>
    <body>
    <header><h1>\(title)</h1></header>
    <nav class="Pages" aria-label="Pages">\(links(Self.pages))</nav>
    <nav aria-label="Index">\(links(cards.map { ("#\($0.id)", $0.id) }))</nav>
    <main>
    \(cards.map(section).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private static let pages = [("widgets.html", "Widgets"), ("styles.html", "Styles"), ("screens.html", "Screens")]

  private func links(_ targets: [(address: String, name: String)]) -> String {
    targets.map { "<a href=\"\($0.address)\">\($0.name)</a>" }.joined(separator: "\n")
  }

  private func section(_ card: GalleryCard) -> String {
    let sides = [UserInterfaceStyle.light, .dark].map { style in
      Preview.html(
        VStack(.overrideUserInterfaceStyle(style), .backgroundColor(.systemGroupedBackground), .padding(h: 16, v: 14)) {
          card.content.widgets
        },
        as: .fragment)
    }
    // Radio buttons of one name in one form exclude each other. Those of the two sides bear the same names.
    let forms = sides.map { "<form>\($0)</form>" }.joined(separator: "\n")
    return "<section id=\"\(card.id)\">\n\(forms)\n</section>"
  }
}
