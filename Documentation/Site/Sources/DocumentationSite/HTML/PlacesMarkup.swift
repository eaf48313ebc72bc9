/// The pages that lead to the modules and to the gallery.
struct PlacesMarkup {
  let map: SiteMap

  /// Returns the page that lists the modules.
  func modules() throws -> String {
    let path = "modules.html"
    let symbols = SymbolMarkup(map: map, path: path)
    let items = try map.library.modules.map { module in
      let markup = symbols.markup(in: module)
      return "<dt>\(try markup.link(to: module.identifier))</dt><dd>\(try markup.html(module.abstract))</dd>"
    }
    let side = map.library.modules.compactMap { module in
      map.address(of: module.identifier).map { Layout.Item(title: module.title, address: $0) }
    }
    return Layout(
      path: path, title: "Modules", sideTitle: "Modules", side: [.init(title: "Modules", address: nil, items: side)]
    )
    .html("<dl class=\"topics\">\(items.joined(separator: "\n"))</dl>")
  }

  /// Returns the page that leads to the pages that the gallery has written.
  func gallery() -> String {
    let pages = [
      ("gallery/widgets.html", "Widgets", "Every widget in its states, light and dark."),
      ("gallery/styles.html", "Styles", "Every style with the properties that it sets."),
      ("gallery/screens.html", "Screens", "The screens of the example pages."),
      ("gallery/kit.html", "The guide of the kit", "The tokens, recipes and components of the kit on one page."),
    ]
    let items = pages.map { "<dt><a href=\"\($0)\">\($1)</a></dt><dd>\($2)</dd>" }
    let side = pages.map { path, title, _ in Layout.Item(title: title, address: Address(path: path)) }
    return Layout(
      path: "gallery.html", title: "Gallery", sideTitle: "Gallery",
      side: [.init(title: "Gallery", address: nil, items: side)]
    ).html(
      """
      <p class="summary">What the library draws, written by the library.</p>
      <dl class="topics">\(items.joined(separator: "\n"))</dl>
      <p><a href="gallery/widgets.html"><img src="gallery/gallery.svg" alt="Widgets in light and in dark"></a></p>
      """)
  }
}
