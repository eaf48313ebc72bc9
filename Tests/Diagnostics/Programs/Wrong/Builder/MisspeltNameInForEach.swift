import Styles

private struct User: Identifiable {
  let id: Int
  let name: String
}

private func list(of users: [User]) -> StackView {
  VStack {
    ForEach(users) { user in
      Label(user.name).with(.aplha(0.5))
//                           ^ error: has no member 'aplha'
    }
  }
}
