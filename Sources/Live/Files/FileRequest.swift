import Foundation

/// A handler's request for files of a user.
///
/// See ``EventContext/pickFiles(of:maximumCount:maximumBytes:completion:)``.
public struct FileRequest: Hashable, Sendable {
  /// The number of the request in its tree, from 1.
  package let number: Int

  /// The types of the files. Any are allowed if there are none.
  public let types: [FileType]

  /// The number of files that the user may pick.
  public let maximumCount: Int

  /// The number of bytes that the files may have together.
  public let maximumBytes: Int

  /// Checks whether a user may pick files.
  ///
  /// - Throws: ``FileError`` otherwise.
  public func check(_ files: [File]) throws(FileError) {
    if files.count > maximumCount { throw .tooMany(files.count, maximum: maximumCount) }
    for file in files where !types.isEmpty && !types.contains(where: { $0.contains(file) }) {
      throw .wrongType(file.name, types: types.map(\.text))
    }
    let count = files.reduce(0) { $0 + $1.data.count }
    if count > maximumBytes { throw .tooLarge(bytes: count, maximum: maximumBytes) }
  }
}

/// The reason why a user cannot pick files. Nothing has changed.
public enum FileError: Error, Equatable, Sendable {
  /// No handler has asked for files, or the widget that has asked is gone.
  case notRequested
  /// There are more files than the user may pick.
  case tooMany(Int, maximum: Int)
  /// The file with the name has none of the types.
  case wrongType(String, types: [String])
  /// The files have more bytes than they may have.
  case tooLarge(bytes: Int, maximum: Int)
}

extension FileError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .notRequested: "No file can be picked at present."
    case .tooMany(let count, let maximum): "\(count) files are too many: \(maximum) can be picked."
    case .wrongType(let name, let types):
      "“\(name)” is of none of these types: \(types.map { FileType($0).description }.joined(separator: ", "))."
    case .tooLarge(let bytes, let maximum): "\(Self.size(bytes)) are too many: \(Self.size(maximum)) can be picked."
    }
  }

  /// Returns a number of bytes as users read it: `3 MB`.
  private static func size(_ bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .memory, spellsOutZero: false).locale(Locale(identifier: "en_US")))
  }
}
