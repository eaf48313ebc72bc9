/// An entry of the list that an editor shows.
struct Completion: Sendable, CustomStringConvertible {
  /// The name, with the parameters of a function.
  let label: String

  /// The type of the result.
  let type: String
  let isDocumented: Bool
  let order: String

  init(_ item: [String: Any]) {
    label = item["label"] as? String ?? ""
    type = item["detail"] as? String ?? ""
    isDocumented = item["documentation"] != nil
    order = item["sortText"] as? String ?? label
  }

  /// The name without parameters.
  var name: Substring { label.prefix { $0 != "(" && $0 != " " } }

  var description: String { "\(label): \(type)" }
}
