import LiveTesting
import Styles

@MainActor private func screen(_ isShown: Var<Bool>, _ axis: Var<Axis>) -> StackView {
  VStack(
    .actionSheet("Photo", isPresented: isShown) {
//   ^ error: an action sheet is an 'AlertController("Photo", .preferredStyle(.actionSheet)) { … }'
      Action("Copy", role: .cancel)
//    ^ error: write 'AlertAction("Delete", .style(.destructive)) { … }'
    }
  ) {
    Stack(.axis <-- axis) { Label("Ada") }
//  ^ error: write 'VStack { … }' or 'HStack { … }', or 'StackView(.axis <-- axis) { … }'
    Grid(columns: 3, spacing: 8, .padding(8)) { Label("Ada") }
//  ^ error: a grid is a 'CollectionView(.layout(.grid(columns: 3))) { … }'
    Image("logo", .isHidden(true))
//  ^ error: an image is shown by 'ImageView(Image(named: "logo"))'
  }
}
