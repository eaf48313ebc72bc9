import Foundation

/// A type of files that a user may pick.
///
/// Besides the names there are media types, with an asterisk for all of a kind, and extensions, as in HTML:
///
/// ```swift
/// let types: [FileType] = [.image, "text/markdown", ".swift"]
/// ```
public struct FileType: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The media type `text/csv`, the kind `image/*`, or the extension `.csv`, in small letters.
  public let text: String

  /// Creates a type from a media type, a kind of them or an extension.
  public init(_ text: String) { self.text = text.lowercased() }

  /// Creates a type from a media type, a kind of them or an extension.
  public init(stringLiteral text: String) { self.init(text) }

  /// Images.
  public static let image = FileType("image/*")

  /// Sounds.
  public static let audio = FileType("audio/*")

  /// Films.
  public static let video = FileType("video/*")

  /// Texts of all types.
  public static let text = FileType("text/*")

  /// Texts without a format.
  public static let plainText = FileType("text/plain")

  /// Tables with commas.
  public static let csv = FileType("text/csv")

  /// Documents in JSON.
  public static let json = FileType("application/json")

  /// Documents in PDF.
  public static let pdf = FileType("application/pdf")

  /// Archives.
  public static let zip = FileType("application/zip")

  /// Returns whether a file is of the type, by its media type or by its name.
  ///
  /// Many systems do not know the media types of rare files, and name a table `application/vnd.ms-excel`.
  public func contains(_ file: File) -> Bool {
    if text.hasPrefix(".") { return file.name.lowercased().hasSuffix(text) }
    return [file.type, Self.mediaType(of: file.name)].contains { type in
      guard let type else { return false }
      return text.hasSuffix("/*") ? type.hasPrefix(text.dropLast()) : type == text
    }
  }

  /// Returns the media type of a name's extension.
  internal static func mediaType(of name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    return mediaTypes[name[name.index(after: dot)...].lowercased()]
  }

  /// The media types of frequent extensions, as registered with IANA.
  private static let mediaTypes = [
    "aac": "audio/aac", "avif": "image/avif", "bmp": "image/bmp", "css": "text/css", "csv": "text/csv",
    "flac": "audio/flac", "gif": "image/gif", "gz": "application/gzip", "heic": "image/heic", "htm": "text/html",
    "html": "text/html", "ics": "text/calendar", "jpeg": "image/jpeg", "jpg": "image/jpeg",
    "js": "text/javascript", "json": "application/json", "m4a": "audio/mp4", "md": "text/markdown",
    "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4", "oga": "audio/ogg", "ogg": "audio/ogg",
    "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml", "tif": "image/tiff",
    "tiff": "image/tiff", "tsv": "text/tab-separated-values", "txt": "text/plain", "vcf": "text/vcard",
    "wav": "audio/wav", "webm": "video/webm", "webp": "image/webp", "xml": "application/xml",
    "zip": "application/zip",
  ]
}

extension FileType: CustomStringConvertible {
  /// The name of the type for users: `images`, `CSV`, `.swift`, or the media type of a rare type.
  public var description: String {
    if let kind = Self.kinds[text] { return kind }
    let extensions = Self.mediaTypes.filter { $0.value == text }.keys
    // The longest extension is the name: `JPEG`, not `JPG`.
    return extensions.max { ($0.count, $1) < ($1.count, $0) }?.uppercased() ?? text
  }

  private static let kinds = ["image/*": "images", "audio/*": "sounds", "video/*": "films", "text/*": "texts"]
}
