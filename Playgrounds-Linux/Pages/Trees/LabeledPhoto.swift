import Live
import Preview

struct LabeledPhoto: Component {
  let photo: Signal<Image?>
  let name: String

  var body: Children {
    ZStack {
      ImageView(
        .image <-- photo,
        .contentMode(.scaleAspectFill),
        .clipsToBounds(true),
        .accessibilityLabel("Photo of \(name)")
      )
      Label(
        name,
        .textAlignment(.right),
        .font(.preferredFont(forTextStyle: .title2)),
        .textColor(.white),
        .padding(h: 20, v: 8),
        .backgroundColor(.black),
        .alpha(0.7),
        .position(.bottom)
      )
    }
  }
}

extension Page {
  static let labeledPhoto = Page(
    "labeled-photo", "A photo that arrives later, with a name across its lower edge.",
    preview: {
      LiveTree(VStack { LabeledPhoto(photo: .just(User.all[0].photo), name: "Ada Lovelace").with(.height(250)) }).widget
    }
  ) { print in
    let photo = Var<Image?>(nil)
    let tree = LiveTree(VStack { LabeledPhoto(photo: photo.signal, name: "Ada Lovelace").with(.height(250)) })
    print("Before the photo arrives:")
    print(Preview.text(tree.widget))

    print("\nWhen it arrives:")
    tree.changes { photo.set(Image(named: "portrait-1")) }.forEach { print($0) }
    print(Preview.text(tree.widget))
  }
}
