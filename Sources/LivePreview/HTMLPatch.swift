/// One change to HTML that is shown. See ``HTMLRenderer/patches()``.
///
/// Elements go by the way to them: the index among the elements in the outermost one, then among those in that, and so on. The
/// outermost is the `div` of the fragment: `[0]` is its style sheet, `[1]` the widget, `[1, 0]` the first element in that.
/// Paths are those at the time: one patch after the other leads from the HTML before to the HTML after.
///
/// Encoded as JSON, a patch is an object with the operation, and its values by their names: `{"remove":{"at":[1,0]}}`.
public enum HTMLPatch: Hashable, Sendable, Codable {
  /// An element comes in.
  case insert(html: String, at: [Int])
  /// An element goes to another place among those around it: it is taken out, and then put in at an index.
  case move(from: [Int], to: Int)
  /// An element goes out.
  case remove(at: [Int])
  /// An element, with all in it, gives way to another. `[]` is the fragment as a whole.
  case replace(at: [Int], html: String)
  /// The attributes of an element give way to those of a start tag. What is in it stays.
  case setAttributes(at: [Int], tag: String)
}

extension HTMLPatch: CustomStringConvertible {
  /// The patch on one line: `replace 1/0 by <span class="Label">Ada</span>`.
  public var description: String {
    func path(_ path: [Int]) -> String { path.isEmpty ? "all" : path.map(String.init).joined(separator: "/") }
    return switch self {
    case .insert(let html, let place): "insert at \(path(place)) \(html)"
    case .move(let place, let index): "move \(path(place)) to \(index)"
    case .remove(let place): "remove \(path(place))"
    case .replace(let place, let html): "replace \(path(place)) by \(html)"
    case .setAttributes(let place, let tag): "set attributes of \(path(place)) to those of \(tag)"
    }
  }
}
