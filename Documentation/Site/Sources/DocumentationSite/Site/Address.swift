/// A place in the site: a file, by its path from the folder of the site, and an anchor in it.
struct Address: Hashable, Sendable {
  var path: String
  var anchor: String?

  /// Returns the link from a file to this place: `../mod/property.html#init-get-set`.
  func link(from file: String) -> String {
    let fragment = anchor.map { "#\($0)" } ?? ""
    if file == path, anchor != nil { return fragment }
    let folders = file.split(separator: "/").dropLast()
    let target = path.split(separator: "/")
    let shared = zip(folders, target.dropLast()).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: folders.count - shared) + target.dropFirst(shared).map(String.init)
    return steps.joined(separator: "/") + fragment
  }
}
