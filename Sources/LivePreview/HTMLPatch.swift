/// One change to HTML that is shown. See ``HTMLRenderer/patches()``.
///
/// An address leads to an element, or to a text in one: the id of a node, which its element bears as `data-n`, and then the index
/// among the child nodes of that, and so on. `[17]` is the element of node 17, and `[17, 0]` the first element or text in it. `[0]` is
/// the `div` of the fragment. Addresses are those at the time: one patch after the other leads from the HTML before to the HTML after.
///
/// Encoded as JSON, a patch is an object with the operation, and its values by their names: `{"remove":{"at":[17]}}`.
public enum HTMLPatch: Hashable, Sendable, Codable {
  /// An element comes into another, before one that is in it, or else at the end.
  case insert(html: String, into: [Int], before: [Int]?)
  /// An element goes to another place in the one around it: before another, or else to the end.
  case move(at: [Int], before: [Int]?)
  /// An element goes out.
  case remove(at: [Int])
  /// An element, with all in it, gives way to another. `[]` is the fragment as a whole.
  case replace(at: [Int], html: String)
  /// The content of an element gives way to another. The element itself stays.
  case fill(at: [Int], html: String)
  /// A text, or the text that is all the content of an element, gives way to another.
  case text(at: [Int], to: String)
  /// Attributes of an element get values, or go if they get none.
  ///
  /// `value`, `checked` and `selected` of what a user operates are to be set as properties, since browsers do not look at the
  /// attributes any more once a user has done something.
  case set(at: [Int], to: [String: String?])
  /// A rule comes into the style sheet, at the end.
  case addRule(css: String)
  /// The rule of a class goes out of the style sheet.
  case removeRule(of: String)
}

extension HTMLPatch: CustomStringConvertible {
  /// The patch on one line: `text 17 to Ada`.
  public var description: String {
    func address(_ path: [Int]) -> String { path.isEmpty ? "all" : path.map(String.init).joined(separator: "/") }
    func place(_ place: [Int]?) -> String { place.map { " before \(address($0))" } ?? "" }
    return switch self {
    case .insert(let html, let parent, let next): "insert into \(address(parent))\(place(next)) \(html)"
    case .move(let element, let next): "move \(address(element))\(next == nil ? " to the end" : place(next))"
    case .remove(let element): "remove \(address(element))"
    case .replace(let element, let html): "replace \(address(element)) by \(html)"
    case .fill(let element, let html): "fill \(address(element)) with \(html)"
    case .text(let element, let text): "text \(address(element)) to \(text)"
    case .set(let element, let attributes):
      "set \(address(element)) to "
        + attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.map { "\"\($0)\"" } ?? "nil")" }
        .joined(separator: " ")
    case .addRule(let rule): "add rule \(rule)"
    case .removeRule(let name): "remove rule \(name)"
    }
  }
}
