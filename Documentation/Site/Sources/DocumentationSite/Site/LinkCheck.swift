import Foundation

/// A check that every relative link of a site leads to a file and an anchor in it.
package struct LinkCheck {
  /// What each page has, by its path.
  private var anchors: [String: Set<String>] = [:]
  private var links: [(file: String, link: String)] = []

  /// Returns the links of all pages in a folder that lead nowhere, each with its page.
  ///
  /// - Throws: The error of the file system.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func brokenLinks(in folder: URL) throws -> [String] {
    var check = LinkCheck()
    let base = folder.standardizedFileURL.resolvingSymlinksInPath().path
    let files = FileManager.default.enumerator(at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)
    var paths: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard !file.hasDirectoryPath else { continue }
      let path = String(file.path.dropFirst(base.count + 1))
      paths.insert(path)
      if file.pathExtension == "html" { check.read(try Data(contentsOf: file), path: path) }
    }
    return check.links.compactMap { file, link in
      check.leadsSomewhere(link, from: file, paths: paths) ? nil : "\(file): \(link)"
    }
  }

  private mutating func read(_ data: Data, path: String) {
    anchors[path] = Set(Self.values(of: " id", in: data))
    for attribute in ["href", "src"] {
      links += Self.values(of: attribute, in: data).map { (path, $0) }
    }
  }

  /// Returns the values of an attribute, which has quotation marks.
  private static func values(of attribute: String, in data: Data) -> [String] {
    let start = Data("\(attribute)=\"".utf8)
    var values: [String] = []
    var place = data.startIndex
    while let found = data.range(of: start, in: place..<data.endIndex) {
      let end = data[found.upperBound...].firstIndex(of: UInt8(ascii: "\"")) ?? data.endIndex
      let value = String(decoding: data[found.upperBound..<end], as: UTF8.self)
      values.append(
        value.replacing("&quot;", with: "\"").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
          .replacing("&amp;", with: "&"))
      place = end
    }
    return values
  }

  private func leadsSomewhere(_ link: String, from file: String, paths: Set<String>) -> Bool {
    if link.contains("://") || link.hasPrefix("data:") || link.hasPrefix("mailto:") { return true }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var path = file.split(separator: "/").dropLast()
    for part in parts[0].split(separator: "/") {
      if part != ".." { path.append(part) } else if path.popLast() == nil { return false }
    }
    let target = parts[0].isEmpty ? file : path.joined(separator: "/")
    guard paths.contains(target) else { return false }
    guard parts.count > 1, !parts[1].isEmpty else { return parts.count == 1 }
    return anchors[target]?.contains(parts[1].removingPercentEncoding ?? "") ?? false
  }
}
