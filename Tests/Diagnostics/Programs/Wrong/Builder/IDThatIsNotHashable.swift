import Styles

private struct User {
  let name: String
}

private func list(of users: [User]) -> StackView {
  VStack {
    ForEach(users, id: \.self) { user in
//  ^ error: 'User' conform to 'Hashable'
      Label(user.name)
    }
  }
}
