import Live
import Preview

/// Which user is looked at, if any.
@MainActor
final class UsersModel {
  enum State {
    case loading
    case list([User])
    case detail(User)
    case empty(String)
  }

  @Variable private(set) var state = State.loading

  func load(_ users: [User]) {
    let sorted = users.sorted { ($0.last, $0.first) < ($1.last, $1.first) }
    state = sorted.isEmpty ? .empty("No current users found…") : .list(sorted)
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
        Label(user.email, .font(.preferredFont(forTextStyle: .footnote)), .textColor(.secondaryLabel))
      }
    }
  }
}

struct UsersScreen: Component {
  let model: UsersModel

  var body: Children {
    View(.subviews <-- model.$state.map { [model] state in content(of: state, in: model) })
  }
}

@MainActor
@WidgetBuilder
private func content(of state: UsersModel.State, in model: UsersModel) -> Children {
  switch state {
  case .loading:
    ActivityIndicatorView(.isAnimating(true), .accessibilityLabel("Loading"), .position(.center))
  case .list(let users):
    ScrollView {
      VStack {
        ForEach(users) { user in
          UserRow(user: user).with(
            .isAccessibilityElement(true),
            .accessibilityLabel(user.fullname),
            .accessibilityTraits(.button),
            .onTap { model.show(user) }
          )
          Divider()
        }
      }
    }
  case .detail(let user):
    DetailCard(user: user)
  case .empty(let message):
    Label(message, .textAlignment(.center), .position(.center))
  }
}

extension Page {
  static let users = Page(
    "users", "A list of cards, and the detail of the one that is tapped.",
    preview: {
      let model = UsersModel()
      model.load(User.all)
      return Host(VStack { UsersScreen(model: model) }).widget
    }
  ) { print in
    let model = UsersModel()
    let host = Host(VStack { UsersScreen(model: model) })
    print("While they are loaded:")
    print(Preview.text(host.widget))

    print("\nLoaded:")
    model.load(User.all)
    print(Preview.text(host.widget))

    print("\nOne of them, tapped:")
    try host.find(.button("Grace Hopper")).tap()
    print(Preview.text(host.widget))

    print("\nNobody:")
    model.load([])
    print(Preview.text(host.widget))
  }
}
