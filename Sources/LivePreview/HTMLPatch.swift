/// A change to displayed HTML. See ``HTMLRenderer/patches()``.
///
/// An address identifies an element, or a text inside one: the id of a node, which its element has as `data-n`,
/// followed by child indices. `[17]` is the element of node 17, and `[17, 0]` the first element or text in it. `[0]` is
/// the `div` of the fragment. Apply the patches one after the other, because each address refers to the HTML after the
/// patches before it.
///
/// In JSON, a patch is an object with the operation as its key: `{"remove":{"at":[17]}}`.
public enum HTMLPatch: Hashable, Sendable, Codable {
  /// Inserts an element into another one, before one of its children, or at the end.
  case insert(html: String, into: [Int], before: [Int]?)
  /// Moves an element inside its parent: before another child, or to the end.
  case move(at: [Int], before: [Int]?)
  /// Removes an element.
  case remove(at: [Int])
  /// Replaces an element and its content. `[]` is the whole fragment.
  case replace(at: [Int], html: String)
  /// Replaces the content of an element, and keeps the element itself.
  case fill(at: [Int], html: String)
  /// Replaces a text, or the text content of an element.
  case text(at: [Int], to: String)
  /// Sets attributes of an element, or removes those without a value.
  ///
  /// Set `value`, `checked` and `selected` as properties, because browsers ignore these attributes once a user has
  /// operated the control.
  case set(at: [Int], to: [String: String?])
  /// Adds a rule to the end of the style sheet.
  case addRule(css: String)
  /// Replaces the rule of the same class in the style sheet.
  case replaceRule(css: String)
  /// Removes the rule of a class from the style sheet.
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
    case .replaceRule(let rule): "replace rule \(rule)"
    case .removeRule(let name): "remove rule \(name)"
    }
  }
}
