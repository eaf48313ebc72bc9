/// The files that users of a tree pick and get.
internal struct TreeFiles {
  /// A request that the user has not answered, and the node that has made it.
  internal struct Pending {
    internal let request: FileRequest
    internal let source: Node
    internal let completion: @MainActor ([File]) -> Void
  }

  /// The greatest number of open requests, of which users may answer any. The oldest one is dropped first.
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
  /// Passes the requests of handlers, and the files that they save, to closures.
  package func onFiles(
    request: @escaping (FileRequest, EventContext) -> Void, save: @escaping (File, EventContext) -> Void
  ) {
    (files.didRequest, files.didSave) = (request, save)
  }

  /// Returns the last pending request for files, or the request with a number, unless the requesting widget is
  /// unmounted.
  package func fileRequest(_ number: Int? = nil) -> FileRequest? { pendingFiles(number)?.request }

  /// Removes the requests of unmounted nodes, so that the tree does not retain the nodes.
  internal func forgetFileRequests() {
    if !files.pending.isEmpty { files.pending.removeAll { !$0.source.isMounted } }
  }

  private func pendingFiles(_ number: Int?) -> TreeFiles.Pending? {
    let pending = number.map { number in files.pending.first { $0.request.number == number } } ?? files.pending.last
    return pending.flatMap { $0.source.isMounted ? $0 : nil }
  }

  /// Answers the last request for files, or the request with a number. Without files, the user cancels.
  ///
  /// - Throws: ``FileError`` if there is no such request, or if the request does not allow the files.
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

  /// Picks files for the last request of ``EventContext/pickFiles(of:maximumCount:maximumBytes:completion:)``. Without
  /// files, the user cancels.
  ///
  /// ```swift
  /// try tree.find(.button("Choose a Photo")).tap()
  /// try tree.pick(File("me.png", data: Data()))
  /// ```
  ///
  /// - Throws: ``FileError`` if there is no request, or if a user could not pick these files.
  public func pick(_ files: File...) throws(FileError) {
    Observed.flush()
    try root.tree.pick(files)
  }
}
