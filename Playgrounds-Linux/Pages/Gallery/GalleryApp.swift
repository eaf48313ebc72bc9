import Live

extension Gallery {
  /// Returns the gallery to be operated: a list of all kinds of widgets, each of which opens in its states.
  static func app() -> Application {
    let path = StackAdapter<GalleryPlace>([])
    let links = DeepLinks<GalleryPlace>()
    return Application(.address <-- links.addresses(of: path), .open --> links.opening(path)) {
      Window(.makeKeyAndVisible) {
        NavigationController(
          .viewControllers <-- path.screens(over: GalleryList(path: path)) { GalleryScreen(place: $0) },
          .poppedToCount --> path.popToCount(over: 1))
      }
    }
  }

  /// The kinds of widgets under their headings. The sheet of a window would cover the gallery.
  static let groups = [
    ("Texts", Exhibit.texts), ("Controls", Exhibit.controls), ("Progress", Exhibit.progress),
    ("Containers", Exhibit.containers), ("Tables", Exhibit.tables), ("Bars", Exhibit.bars),
    ("Screens", Exhibit.screens.filter { $0.id != "\(Window.self)" }),
  ]
}

/// A kind of widget above the list, whose address is `/DatePicker`.
private nonisolated struct GalleryPlace: Route {
  let kind: String

  var pathComponents: [String] { [kind] }
}

extension GalleryPlace {
  init?(pathComponents: [String]) {
    guard pathComponents.count == 1 else { return nil }
    kind = pathComponents[0]
  }
}

/// The list of all kinds of widgets.
private struct GalleryList: Component {
  let path: StackAdapter<GalleryPlace>

  var body: Children {
    ViewController("Widgets") {
      TableView(.rowSelected --> { [path] (kind: String) in path.push(GalleryPlace(kind: kind)) }) {
        for (title, exhibits) in Gallery.groups {
          Section(title) {
            RowList(exhibits.map(\.id), id: \.self) { TableViewCell(.text($0), .accessoryType(.disclosureIndicator)) }
          }
        }
      }
    }
  }
}

/// The states of a kind of widgets.
private struct GalleryScreen: Component {
  let place: GalleryPlace

  var body: Children {
    ViewController(place.kind) {
      ScrollView {
        if let exhibit = Exhibit.all.first(where: { $0.id == place.kind }) {
          VStack(.padding(16)) { ExhibitCard(exhibit: exhibit) }
        } else {
          Label("There is no \(place.kind).")
        }
      }
    }
  }
}
