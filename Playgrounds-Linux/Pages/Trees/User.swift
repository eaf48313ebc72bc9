import Live

/// A user, as the example pages show it.
public struct User: Identifiable, Equatable, Sendable {
  /// The number of the user.
  public let id: Int

  /// The first name.
  public let first: String

  /// The last name.
  public let last: String

  /// The street and the number of the house.
  public let street: String

  /// The city with its code.
  public let city: String

  /// The address of mail.
  public let email: String

  /// The number of the telephone.
  public let phone: String

  /// The age in years.
  public let age: Int

  /// Creates a user.
  public init(
    id: Int, first: String, last: String, street: String, city: String, email: String, phone: String, age: Int
  ) {
    (self.id, self.first, self.last, self.street, self.city) = (id, first, last, street, city)
    (self.email, self.phone, self.age) = (email, phone, age)
  }

  var fullname: String { "\(first) \(last)" }
  var photo: Image { Image(named: "portrait-\(id)") }

  /// The users with whom the app begins.
  public static let all = [
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
