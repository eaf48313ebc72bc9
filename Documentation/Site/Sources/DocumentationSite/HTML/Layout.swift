/// The frame that all pages share: the header with the search, the navigation at the side, and the content.
struct Layout {
  /// A link in the frame.
  struct Item {
    var title: String
    var address: Address
  }

  /// A titled list of links at the side.
  struct Group {
    var title: String
    var address: Address?
    var items: [Item]
  }

  static let name = "swift-mod"

  /// The links of the header.
  static let places = [
    Item(title: "Read", address: Address(path: "read.html")),
    Item(title: "Modules", address: Address(path: "modules.html")),
    Item(title: "Index", address: Address(path: "names.html")),
    Item(title: "Gallery", address: Address(path: "gallery.html")),
    Item(title: "Kit", address: Address(path: "gallery/kit.html")),
    Item(title: "Benchmarks", address: Address(path: "benchmarks.html")),
  ]

  /// The path of the page.
  var path: String
  var title: String
  /// The pages above this one.
  var breadcrumbs: [Item] = []
  /// The title of the navigation at the side, and its lists.
  var sideTitle: String
  var side: [Group]

  /// Returns the page around its content.
  func html(_ content: String) -> String {
    let root = String(repeating: "../", count: path.split(separator: "/").count - 1)
    let place = breadcrumbs.last.map { " – \($0.title)" } ?? ""
    let full = path == "index.html" ? Self.name : "\(title)\(place) – \(Self.name)"
    return """
      <!DOCTYPE html>
      <html lang="en" data-root="\(root)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(full.escaped)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="\(root)site.css">
      <script src="\(root)site.js" defer></script>
      </head>
      <body>
      <a class="skip" href="#site-content">Skip to the content</a>
      <header>
      <a class="name" href="\(root)index.html">\(Self.name)</a>
      <form role="search" action="\(root)names.html">
      <label for="site-search">Search</label>
      <input id="site-search" name="filter" type="search" autocomplete="off" aria-controls="site-results">
      <p id="site-count" role="status"></p>
      <ul id="site-results" hidden></ul>
      </form>
      <nav aria-label="Site">\(Self.places.map { link($0) }.joined(separator: "\n"))</nav>
      </header>
      <div class="columns">
      <nav class="side" aria-label="\(sideTitle.escaped)"><details><summary>\(sideTitle.escaped)</summary>
      \(side.map(list).joined(separator: "\n"))
      </details></nav>
      <main id="site-content">
      \(trail)<h1>\(title.wrappable)</h1>
      \(content)
      </main>
      </div>
      </body>
      </html>

      """
  }

  private var trail: String {
    guard !breadcrumbs.isEmpty else { return "" }
    let items = breadcrumbs.map { "<li>\(link($0))</li>" }.joined(separator: "\n")
    return "<nav aria-label=\"Breadcrumbs\"><ol class=\"trail\">\(items)</ol></nav>\n"
  }

  private func link(_ item: Item) -> String {
    let current = item.address.path == path && item.address.anchor == nil ? " aria-current=\"page\"" : ""
    return "<a href=\"\(item.address.link(from: path).escaped)\"\(current)>\(item.title.wrappable)</a>"
  }

  private func list(_ group: Group) -> String {
    let title = group.address.map { link(Item(title: group.title, address: $0)) } ?? group.title.escaped
    let items = group.items.map { "<li>\(link($0))</li>" }.joined(separator: "\n")
    return "<p>\(title)</p>" + (items.isEmpty ? "" : "\n<ul>\(items)</ul>")
  }
}

extension String {
  /// The text for HTML, with places where a long name may break.
  var wrappable: String {
    guard count > 18, !contains(" ") else { return escaped }
    var text = ""
    for (character, next) in zip(self, dropFirst() + " ") {
      text.append(character)
      if character.isLowercase && next.isUppercase || ".:(".contains(character) && next != ")" {
        text.append("\u{200B}")
      }
    }
    return text.escaped.replacing("\u{200B}", with: "<wbr>")
  }
}
