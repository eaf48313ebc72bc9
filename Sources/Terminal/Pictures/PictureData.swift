import Foundation
import Widgets

/// The bytes of a picture that a terminal decodes.
internal enum PictureData {
  /// The greatest number of bytes of a picture, 4 MiB.
  static let limit = 4 << 20

  /// Returns the PNG data of an image, or `nil` if there is none: from its `data:` address, its file, or the file
  /// `name.png` in the bundle of the program.
  ///
  /// - Parameter readsFiles: Whether addresses of files are read.
  /// - Complexity: O(*n*) for *n* bytes.
  static func png(of source: Image.Source, readsFiles: Bool) -> Data? {
    let data: Data?
    switch source {
    case .system: data = nil
    case .named(let name):
      // A bundle returns any of its files for an empty name.
      guard !name.isEmpty, !name.contains("/") else { return nil }
      data = Bundle.main.url(forResource: name, withExtension: "png").flatMap(contents)
    case .url(let url) where url.scheme?.lowercased() == "data": data = contents(ofDataAddress: url.absoluteString)
    case .url(let url): data = readsFiles && url.isFileURL ? contents(of: url) : nil
    }
    return data.flatMap { isPNG($0) ? $0 : nil }
  }

  private static func contents(of file: URL) -> Data? {
    let facts = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
    guard facts?[.type] as? FileAttributeType == .typeRegular, let size = facts?[.size] as? NSNumber,
      size.intValue <= limit
    else { return nil }
    return try? Data(contentsOf: file)
  }

  private static func contents(ofDataAddress address: String) -> Data? {
    guard address.utf8.count <= limit / 3 * 4 + 100, let comma = address.firstIndex(of: ","),
      address[..<comma].lowercased() == "data:image/png;base64"
    else { return nil }
    let text = String(address[address.index(after: comma)...])
    return Data(base64Encoded: text.removingPercentEncoding ?? text)
  }

  /// Returns whether data starts with the signature and the size of a PNG image.
  private static func isPNG(_ data: Data) -> Bool {
    data.count > 33 && data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }
}
