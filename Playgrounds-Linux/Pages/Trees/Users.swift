import LiveTesting
import Preview

/// The state of a screen with a list of users, or one of them.
@MainActor
final class UsersModel {
  enum State {
    case loading
    case list([User])
    case detail(User)
    case empty(String)
    case failed(String)
  }

  @Variable private(set) var state = State.loading
  private var loading: Lifetime?

  func load(_ users: [User]) {
    let sorted = users.sorted { ($0.last, $0.first) < ($1.last, $1.first) }
    state = sorted.isEmpty ? .empty("No current users found…") : .list(sorted)
  }

  func load(_ users: Signal<[User]>) {
    state = .loading
    loading = users.subscribe(
      { [weak self] in self?.load($0) },
      onEnd: { [weak self] end in if case .failed(let error) = end { self?.state = .failed("\(error)") } })
  }

  func show(_ user: User) {
    state = .detail(user)
  }
}

struct UserRow: Component, Equatable {
  let user: User

  var body: Children {
    HStack(spacing: 12, .alignment(.center), .padding(h: 16, v: 8)) {
      ImageView(.image(user.photo), .size(40), .layer.cornerRadius(20), .clipsToBounds(true))
      VStack {
        Label(user.fullname)
        Label(user.email, .font(.preferredFont(forTextStyle: .footnote)), .alpha(0.75))
      }
    }
  }
}

extension Mod where Root == ActivityIndicatorView {
  /// An animating indicator for content that is loading.
  static let loading: Mod = [.isAnimating(true), .accessibilityLabel("Loading"), .position(.center)]
}

struct UsersScreen: Component {
  let model: UsersModel
  var choose: (@MainActor (User) -> Void)?

  var body: Children {
    View(.subviews <-- model.$state.map { [model, choose] in content(of: $0, choose: choose ?? model.show) })
  }
}

@MainActor
@WidgetBuilder
private func content(of state: UsersModel.State, choose: @escaping @MainActor (User) -> Void) -> Children {
  switch state {
  case .loading:
    ActivityIndicatorView(.loading)
  case .list(let users):
    ScrollView {
      VStack {
        ForEach(users) { user in
          UserRow(user: user).with(
            .isAccessibilityElement(true),
            .accessibilityLabel(user.fullname),
            .accessibilityTraits(.button),
            .onTap { choose(user) }
          )
          Divider()
        }
      }
    }
  case .detail(let user):
    DetailCard(user: user)
  case .empty(let message), .failed(let message):
    Label(message, .textAlignment(.center), .position(.center))
  }
}

extension Page {
  static let users = Page(
    "users", "A list of cards, and the detail of the one that is tapped.",
    preview: {
      let model = UsersModel()
      model.load(User.all)
      return LiveTree(VStack { UsersScreen(model: model) }).widget
    }
  ) { print in
    let model = UsersModel()
    let tree = LiveTree(VStack { UsersScreen(model: model) })
    print("While they are loaded:")
    print(Preview.text(tree.widget))

    print("\nLoaded:")
    model.load(User.all)
    print(Preview.text(tree.widget))

    print("\nOne of them, tapped:")
    try tree.find(.button("Grace Hopper")).tap()
    print(Preview.text(tree.widget))

    print("\nNobody:")
    model.load([])
    print(Preview.text(tree.widget))
  }
}
