import Styles

private struct User {
  let name: String
}

private func list(of users: [User]) -> StackView {
  VStack {
    ForEach(users) { user in
//  ^ error: the elements have no 'id'; name one, as in 'ForEach(names, id: \.self)'
      Label(user.name)
    }
  }
}
