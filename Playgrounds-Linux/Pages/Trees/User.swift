import Live

/// A user, as the example pages show it.
struct User: Identifiable, Equatable, Sendable {
  let id: Int
  let first: String
  let last: String
  let street: String
  let city: String
  let email: String
  let phone: String
  let age: Int

  var fullname: String { "\(first) \(last)" }
  var photo: Image { Image(named: "portrait-\(id)") }

  static let all = [
    User(
      id: 1, first: "Ada", last: "Lovelace", street: "12 St James's Square", city: "London SW1Y 4JH",
      email: "ada@example.com", phone: "020 7946 0815", age: 36),
    User(
      id: 2, first: "Grace", last: "Hopper", street: "1 Navy Yard", city: "Arlington, VA 22204",
      email: "grace@example.com", phone: "703-555-0143", age: 85),
    User(
      id: 3, first: "Barbara", last: "Liskov", street: "77 Massachusetts Avenue", city: "Cambridge, MA 02139",
      email: "barbara@example.com", phone: "617-555-0172", age: 86),
  ]
}

extension User: Codable {}
