import Foundation
import Live

/// A part of a file that the user of a page sends, as the script of the page describes it in the query of its request.
public struct FilePart: Hashable, Sendable {
  /// The request for files, and the index of the file among the user's picked files.
  internal let request, index: Int

  /// The number of bytes before this part, and of the whole file.
  internal let offset, size: Int

  internal let name, type: String

  /// Creates the description from the query of a request, or `nil` if it is malformed.
  public init?(query: [URLQueryItem]) {
    func value(_ name: String) -> String { query.first { $0.name == name }?.value ?? "" }
    func number(_ name: String) -> Int? { Int(value(name)).flatMap { (0...1 << 48).contains($0) ? $0 : nil } }
    guard let request = number("f"), let index = number("i"), let offset = number("o"), let size = number("z") else {
      return nil
    }
    (self.request, self.index, self.offset, self.size) = (request, index, offset, size)
    (name, type) = (value("n"), value("t"))
  }
}

extension LiveSession {
  /// Takes a part of a file that the user has picked. The parts of each file arrive in order. Repeated parts are
  /// ignored.
  ///
  /// - Throws: ``SessionRefusal/file(_:)`` if no handler has asked for such a file, ``SessionRefusal/tooManyMessages``
  ///   if there is no space for it now, ``SessionRefusal/malformed(_:)``, or ``SessionRefusal/ended``.
  /// - Complexity: O(*n*) in the bytes.
  public func receive(_ bytes: some DataProtocol, of part: FilePart) throws(SessionRefusal) {
    if hasEnded { throw .ended }
    try spend()
    use.note()
    let tree = root().tree
    guard let request = tree.fileRequest(part.request) else { throw .file(.notRequested) }
    if files.received[part.request] == nil {
      guard part.index == 0, part.offset == 0 else { throw .file(.notRequested) }
      files.drop { tree.fileRequest($0) == nil }
    }
    var received = files.received[part.request] ?? []
    if part.offset == 0, part.index == received.count { received.append(try file(part, after: received, for: request)) }
    guard received.indices.contains(part.index) else { throw .malformed("“i”") }
    let count = received[part.index].data.count
    if part.offset < count { return }
    guard part.offset == count, bytes.count <= received[part.index].size - count else { throw .malformed("“o”") }
    guard files.space.take(bytes.count) else { throw .tooManyMessages }
    // The bytes that have arrived are not copied.
    files.received[part.request] = nil
    received[part.index].data.append(contentsOf: bytes)
    files.received[part.request] = received
  }

  private func file(
    _ part: FilePart, after received: [SessionFiles.Received], for request: FileRequest
  ) throws(SessionRefusal) -> SessionFiles.Received {
    do {
      let files = received.map { File($0.name, type: $0.type, data: Data()) }
      try request.check(files + [File(part.name, type: part.type, data: Data())])
    } catch {
      throw .file(error)
    }
    let size = received.reduce(part.size) { $0 + $1.size }
    let maximum = min(request.maximumBytes, limits.fileBytes)
    if size > maximum { throw .file(.tooLarge(bytes: size, maximum: maximum)) }
    return SessionFiles.Received(name: part.name, type: part.type, size: part.size)
  }

  /// Picks the files that have been received for a request. Without files, the user cancels.
  ///
  /// - Throws: ``SessionRefusal/file(_:)`` if no handler asks for them any more.
  internal func pick(_ request: Int, count: Int) throws(SessionRefusal) {
    let tree = root().tree
    guard tree.fileRequest(request) != nil, count == 0 || files.has(count, of: request) else {
      throw .file(.notRequested)
    }
    let received = count == 0 ? [] : files.received[request] ?? []
    let picked = received.map { File($0.name, type: $0.type, data: $0.data) }
    files.drop { $0 == request }
    do { try tree.pick(picked, for: request) } catch { throw .file(error) }
  }

  /// Returns a file that a handler offers for download, once.
  ///
  /// - Parameter number: The number of the file, as the page has it from a frame.
  public func takeFile(_ number: Int) -> File? {
    guard !hasEnded, let file = files.saved.removeValue(forKey: number) else { return nil }
    use.note()
    return file
  }

  /// Asks the user of the page for files, and delivers the files of handlers.
  internal func followFiles() {
    root().tree.onFiles { [weak self] request, _ in
      guard let self else { return }
      next.request = request
      notify()
    } save: { [weak self] file, _ in
      guard let self else { return }
      files.add(file, maximumBytes: limits.fileBytes)
      next.files.append(.save(files.savedCount, name: file.name))
      notify()
    }
  }

  /// Returns the change that asks for files.
  internal static func pick(_ request: FileRequest) -> SessionChange {
    .pick(
      request.number, types: request.types.map(\.text).joined(separator: ","), isSingle: request.maximumCount == 1,
      partBytes: partBytes)
  }

  /// The number of bytes in which a page sends a file, which fit into a request.
  private static let partBytes = 49_152
}

/// The files that users of a session pick and get.
internal struct SessionFiles {
  /// The space for files that are being received. The sessions of a server share it.
  internal var space: FileSpace

  internal struct Received {
    internal let name, type: String
    internal let size: Int
    internal var data = Data()
  }

  /// The files that are being received, in order, by the numbers of their requests.
  internal var received: [Int: [Received]] = [:]

  /// The files that the page has not taken, by their numbers.
  internal var saved: [Int: File] = [:]
  internal private(set) var savedCount = 0

  internal init(in space: FileSpace) { self.space = space }

  /// Returns whether a number of files has been received for a request, and all of each.
  internal func has(_ count: Int, of request: Int) -> Bool {
    guard let received = received[request] else { return false }
    return received.count == count && received.allSatisfy { $0.data.count == $0.size }
  }

  /// Drops the received parts of files for some requests, all by default.
  @MainActor internal mutating func drop(where isGone: (Int) -> Bool = { _ in true }) {
    for (request, files) in received where isGone(request) {
      for file in files { space.give(file.data.count) }
      received[request] = nil
    }
  }

  /// Keeps a file for the page. Those that have been kept for longest go if there are too many bytes.
  internal mutating func add(_ file: File, maximumBytes: Int) {
    savedCount += 1
    saved[savedCount] = file
    var bytes = saved.values.reduce(0) { $0 + $1.data.count }
    for number in saved.keys.sorted().dropLast() where bytes > maximumBytes {
      bytes -= saved.removeValue(forKey: number)?.data.count ?? 0
    }
  }
}

/// The bytes of files that the sessions of a server receive at a time.
@MainActor internal final class FileSpace {
  private var available: Int

  internal init(_ bytes: Int) { available = bytes }

  /// Takes bytes, and returns whether there were as many.
  internal func take(_ bytes: Int) -> Bool {
    if bytes > available { return false }
    available -= bytes
    return true
  }

  internal func give(_ bytes: Int) { available += bytes }
}
