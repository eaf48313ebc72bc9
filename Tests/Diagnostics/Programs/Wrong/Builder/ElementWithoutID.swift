import Styles

private struct User {
  let name: String
}

private func list(of users: [User]) -> StackView {
  VStack {
    ForEach(users) { user in
//  ^ error: requires that 'User' conform to 'Identifiable'
      Label(user.name)
    }
  }
}
