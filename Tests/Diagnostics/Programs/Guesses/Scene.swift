struct User: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

let users = [User(id: 1, name: "Ada"), User(id: 2, name: "Grace")]

func search(_ text: String) async -> [String] { [text] }
