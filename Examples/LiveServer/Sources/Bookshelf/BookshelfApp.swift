import Live

/// The app: a list of books, the detail of each, and a form for new ones.
public struct BookshelfApp: Component {
  private let shelf: Shelf
  private let path: StackAdapter<Place>
  private let links = DeepLinks<Place>()

  /// Creates the app of one session, with the screens above its list.
  public init(_ shelf: Shelf, path: StackAdapter<Place>) {
    (self.shelf, self.path) = (shelf, path)
  }

  /// The stack of screens, which follows the path and has its address.
  public var body: Children {
    Application(.address <-- links.addresses(of: path), .open --> links.opening(path)) {
      Window(.tintColor(Color(light: .systemIndigo, dark: .systemTeal))) {
        NavigationController(
          .viewControllers
            <-- path.screens(over: ShelfScreen(shelf: shelf, path: path)) { [shelf, path] place in
              switch place {
              case .book(let id): BookScreen(shelf: shelf, id: id)
              case .newBook: NewBookScreen(shelf: shelf, path: path)
              }
            },
          .poppedToCount --> path.popToCount(over: 1))
      }
    }
  }
}
