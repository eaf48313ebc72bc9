import Foundation

/// A file that a user picks, or that a handler hands over: a name, a type and bytes.
///
/// ```swift
/// File("users.csv", text: "Ada,Grace")
/// ```
public struct File: Hashable, Sendable {
  /// The name, such as `users.csv`. It is no path, and has neither slashes nor control characters.
  public let name: String

  /// The media type, such as `text/csv`.
  public let type: String

  /// The bytes.
  public let data: Data

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: The name, or a path whose last part becomes the name. A name without any letter becomes `file`.
  ///   - type: The media type. By default the type of the name's extension, or else `application/octet-stream`.
  ///   - data: The bytes.
  public init(_ name: String, type: String? = nil, data: Data) {
    let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
    let text = String(String.UnicodeScalarView(last.unicodeScalars.filter { !isControl($0) }))
    self.name = text.allSatisfy({ $0 == "." || $0.isWhitespace }) ? "file" : text
    self.type = type.flatMap(Self.mediaType) ?? FileType.mediaType(of: self.name) ?? "application/octet-stream"
    self.data = data
  }

  /// Creates a file with a text, encoded as UTF-8.
  ///
  /// - Parameters:
  ///   - name: The name. Of a path, it is the last part.
  ///   - type: The media type. That of the name's extension by default.
  ///   - text: The text.
  public init(_ name: String, type: String? = nil, text: String) {
    self.init(name, type: type, data: Data(text.utf8))
  }

  /// The text, if the bytes are UTF-8.
  public var text: String? { String(data: data, encoding: .utf8) }

  /// Returns a media type in small letters without parameters, or `nil` if a text is none.
  private static func mediaType(_ text: String) -> String? {
    let type = text.prefix { $0 != ";" }.lowercased()
    return type.wholeMatch(of: /[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+/) == nil ? nil : type
  }
}

extension File: CustomStringConvertible {
  /// The name, the type and the number of bytes: `users.csv (text/csv, 9 bytes)`.
  public var description: String { "\(name) (\(type), \(data.count) \(data.count == 1 ? "byte" : "bytes"))" }
}
