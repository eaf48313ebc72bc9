import Styles

private struct User {
  let name: String
}

private func list(of users: [User]) -> StackView {
  VStack {
    ForEach(users, id: \.nam) { user in
//                     ^ error: has no member 'nam'
      Label(user.name)
    }
  }
}
