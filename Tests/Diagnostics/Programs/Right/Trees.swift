import Styles

private struct User: Identifiable {
  let id: Int
  let name: String
  let nickname: String?
}

private enum State {
  case loading
  case loaded([User])
  case failed(String)
}

private struct NameValue: WidgetConvertible {
  let name: String
  let value: String

  var widgets: Children {
    [HStack(spacing: 4) { Label(name, .textColor(.secondaryLabel)); Spacer(); Label(value, .textAlignment(.right)) }]
  }
}

private func screen(state: State, isWide: Bool, footer: (any Widget)?) -> StackView {
  VStack(alignment: .center, spacing: 8, .padding(20)) {
    Label("Users").with(.font(.title2), .padding(h: 20, v: 8), .hidden(!isWide), .position(.bottom), .key("title"))
    switch state {
    case .loading: ActivityIndicatorView()
    case .loaded(let users):
      ForEach(users) { user in
        NameValue(name: "Name", value: user.name)
        if let nickname = user.nickname { Label(nickname) }
      }
      ForEach(users, id: \.name) { Label($0.name) }
      users.map { Label($0.name) }
      for user in users { Label(user.name) }
    case .failed(let reason): Label(reason, .textColor(.red))
    }
    isWide ? Divider() : nil
    isWide ? Label("wide") : Button("narrow")
    [Label("a"), Button("b")]
    ZStack { ImageView(); Label("Ada", .position(.bottomRight), .size(width: 30, height: 40)) }
    ScrollView(.bounces(false)) { Group { Label("a"); Label("b") } }
    if #available(macOS 99, *) { Spacer(8) }
    footer
  }
}
