import Live
import Preview

struct StandardCard: Component {
  let children: Children

  init(@WidgetBuilder content: () -> Children) {
    children = content()
  }

  var body: Children {
    View(
      .backgroundColor(.secondarySystemBackground),
      .layer.cornerRadius(16),
      .shadow(color: .black, radius: 3, opacity: 0.3),
      .margins(16)
    ) {
      children
    }
  }
}

/// The values that the card of a user shows.
@MainActor
struct DetailViewModel {
  let user: User

  var fullname: String { user.fullname }
  var photo: Signal<Image?> { .just(user.photo) }
  var street: String { user.street }
  var cityStateZip: String { user.city }
  var email: String { user.email }
  var phone: String { user.phone }
  var age: String { "\(user.age)" }
}

struct DetailCard: Component {
  let viewModel: DetailViewModel

  init(user: User) {
    viewModel = DetailViewModel(user: user)
  }

  var body: Children {
    StandardCard {
      VStack {
        LabeledPhoto(photo: viewModel.photo, name: viewModel.fullname)
          .with(.height(250))
        VStack(spacing: 0, .padding(20)) {
          NameValue(name: "Address", value: viewModel.street)
          NameValue(name: "", value: viewModel.cityStateZip)
          Spacer(8)
          NameValue(name: "Email", value: viewModel.email)
          NameValue(name: "Phone", value: viewModel.phone)
          Spacer(8)
          NameValue(name: "Age", value: viewModel.age)
        }
      }
    }
  }
}

extension Page {
  static let detailCard = Page(
    "detail-card", "A card made of components that are made of components.",
    preview: { LiveTree(VStack { DetailCard(user: User.all[0]) }).widget }
  ) { print in
    print("The description:")
    print(Composed(DetailCard(user: User.all[0])))
    print("\nThe mounted widget:")
    print(Preview.text(LiveTree(VStack { DetailCard(user: User.all[0]) }).widget))
  }
}
