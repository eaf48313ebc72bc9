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
  ///   - maximumBytes: The greatest size of all files together, in bytes. 10,485,760 by default, which is also the
  ///     limit of sessions.
  ///   - completion: A closure that receives the files, in the user's order. It is not called if the
  ///     requesting widget is unmounted.
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
