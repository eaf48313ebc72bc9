import Foundation

extension EventContext {
  /// Lets the user pick files, and calls a closure with them. The closure is not called if the user picks none.
  ///
  /// ```swift
  /// let photo = Var<File?>(nil)
  /// let button = Button(
  ///   "Choose a Photo",
  ///   .tapped --> inContext { context in context.pickFiles(of: [.image]) { photo.value = $0.first } })
  /// ```
  ///
  /// A browser shows its own window for it, if the user has tapped or pressed a key in the last seconds. A terminal
  /// asks for a path. A test answers the last request by ``LiveTree/pick(_:)``. The last eight can be answered.
  ///
  /// - Parameters:
  ///   - types: The types of the files. All by default.
  ///   - maximumCount: The number of files that the user may pick, at least 1. 1 by default.
  ///   - maximumBytes: The number of bytes that all of them may have together. 10,485,760 by default, to which sessions
  ///     limit them as well.
  ///   - completion: A closure that gets the files, in the order in which the user has them. It is not called when the
  ///     widget that has asked for them is gone.
  public func pickFiles(
    of types: [FileType] = [], maximumCount: Int = 1, maximumBytes: Int = 10 << 20,
    completion: @escaping @MainActor ([File]) -> Void
  ) {
    let tree = source.tree
    tree.files.requestCount += 1
    let request = FileRequest(
      number: tree.files.requestCount, types: types, maximumCount: max(1, maximumCount),
      maximumBytes: max(0, maximumBytes))
    tree.files.pending.append(.init(request: request, source: source, completion: completion))
    tree.files.pending.removeFirst(max(0, tree.files.pending.count - TreeFiles.mostPending))
    tree.files.didRequest?(request, self)
  }

  /// Hands a file over to the user: a browser downloads it, and a terminal saves it in the present folder.
  ///
  /// ```swift
  /// let button = Button("Export", .tapped --> inContext { $0.save(File("users.csv", text: "Ada,Grace")) })
  /// ```
  ///
  /// In a test, ``LiveTree/savedFiles`` has the file.
  public func save(_ file: File) {
    let tree = source.tree
    if let save = tree.files.didSave { save(file, self) } else { tree.files.saved.append(file) }
  }
}

/// A request for files of a user, which a handler makes.
///
/// See ``EventContext/pickFiles(of:maximumCount:maximumBytes:completion:)``.
public struct FileRequest: Hashable, Sendable {
  /// The number of the request among those of the tree, from 1.
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
    case .wrongType(let name, let types): "“\(name)” is of none of these types: \(types.joined(separator: ", "))."
    case .tooLarge(let count, let maximum): "\(count) bytes are too many: \(maximum) can be picked."
    }
  }
}

/// The files that users of a tree pick and get.
internal struct TreeFiles {
  /// A request that the user has not answered, and the node that has made it.
  internal struct Pending {
    internal let request: FileRequest
    internal let source: Node
    internal let completion: @MainActor ([File]) -> Void
  }

  /// The number of requests that are kept for users who answer an earlier one.
  internal static let mostPending = 8

  internal var pending: [Pending] = []
  internal var requestCount = 0

  /// The files that handlers have handed over, and that no renderer has taken, in order.
  internal var saved: [File] = []

  /// Called when a handler has asked for files.
  internal var didRequest: ((FileRequest, EventContext) -> Void)?

  /// Called when a handler has handed over a file.
  internal var didSave: ((File, EventContext) -> Void)?
}

extension TreeContext {
  /// Passes what handlers ask for, and the files that they hand over, to closures.
  package func onFiles(
    request: @escaping (FileRequest, EventContext) -> Void, save: @escaping (File, EventContext) -> Void
  ) {
    (files.didRequest, files.didSave) = (request, save)
  }

  /// The last request for files that has not been answered, or that with a number, unless the widget that has asked for
  /// them is gone.
  package func fileRequest(_ number: Int? = nil) -> FileRequest? { pendingFiles(number)?.request }

  private func pendingFiles(_ number: Int?) -> TreeFiles.Pending? {
    let pending = number.map { number in files.pending.first { $0.request.number == number } } ?? files.pending.last
    return pending.flatMap { $0.source.isMounted ? $0 : nil }
  }

  /// Answers the last request for files, or that with a number. Without files, the user cancels.
  ///
  /// - Throws: ``FileError`` if there is no such request, or if the files are not those that are asked for.
  package func pick(_ picked: [File], for number: Int? = nil) throws(FileError) {
    guard let pending = pendingFiles(number) else { throw .notRequested }
    try pending.request.check(picked)
    files.pending.removeAll { $0.request.number == pending.request.number }
    if !picked.isEmpty { pending.source.whileHandling { pending.completion(picked) } }
  }
}

extension LiveTree {
  /// The last request for files that the user has not answered, or `nil` if there is none.
  public var fileRequest: FileRequest? { root.tree.fileRequest() }

  /// The files that handlers have handed over by ``EventContext/save(_:)``, in order, unless a browser or a terminal
  /// shows the tree.
  public var savedFiles: [File] { root.tree.files.saved }

  /// Picks files for the last request, as a user whom a handler has asked for some by
  /// ``EventContext/pickFiles(of:maximumCount:maximumBytes:completion:)``. Without files, the user cancels.
  ///
  /// ```swift
  /// try tree.find(.button("Choose a Photo")).tap()
  /// try tree.pick(File("me.png", data: Data()))
  /// ```
  ///
  /// - Throws: ``FileError`` if nothing is asked for, or if a user could not pick these files.
  public func pick(_ files: File...) throws(FileError) {
    Observed.flush()
    try root.tree.pick(files)
  }
}
