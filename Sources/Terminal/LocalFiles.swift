import Foundation
import Live
import Widgets

/// The files of the machine that runs a tree in its terminal: the user types paths, and gets files in a folder.
@MainActor internal struct LocalFiles {
  /// The folder to which paths are relative, and in which files are saved.
  internal let folder: URL

  /// Asks the user for files, and saves those of handlers, as long as a tree lives.
  internal func follow(_ tree: TreeContext) {
    tree.onFiles { [weak tree] request, context in
      if let tree { ask(request, in: context, of: tree) }
    } save: { file, context in
      do {
        context.notify("Saved as \(try save(file).lastPathComponent)")
      } catch {
        try? context.present(Self.alert("Cannot Save \(file.name)", message: error.localizedDescription))
      }
    }
  }

  /// Notifies the user of a remote terminal that there are no files.
  internal static func refuse(_ tree: TreeContext) {
    let show: (EventContext) -> Void = { context in
      try? context.present(alert("No Files", message: "This terminal can neither send files nor get them."))
    }
    tree.onFiles {
      show($1)
    } save: {
      show($1)
    }
  }

  private static func alert(_ title: String, message: String) -> AlertController {
    AlertController(title, message: message, .actions([AlertAction("OK")]))
  }

  private func ask(
    _ request: FileRequest, in context: EventContext, of tree: TreeContext, typed: String = "", message: String? = nil
  ) {
    let paths = Var(typed)
    let types = request.types.map(\.description).joined(separator: ", ")
    let pick = {
      do {
        try tree.pick(read(paths.value, for: request), for: request.number)
      } catch {
        ask(request, in: context, of: tree, typed: paths.value, message: "\(error)")
      }
    }
    let choose = AlertAction("Choose", .tapped --> { pick() })
    let cancel = AlertAction(
      "Cancel", .style(.cancel), .tapped --> { try? tree.pick([], for: request.number) })
    try? context.present(
      AlertController(
        request.maximumCount == 1 ? "Choose a File" : "Choose up to \(request.maximumCount) Files",
        message: message ?? (types.isEmpty ? nil : types),
        .textFields([
          TextField(
            .placeholder("Path"), .text <--> paths,
            .textSubmitted
              --> inContext { field, _ in
                try field.dismiss()
                pick()
              })
        ]),
        .actions([cancel, choose]), .preferredActionIndex(1)))
  }

  /// Reads the files at paths that are written as in a shell: with quotes or backslashes for spaces, and with a tilde
  /// for the user's folder.
  ///
  /// - Throws: ``FileError``, or ``Unreadable``.
  internal func read(_ text: String, for request: FileRequest) throws -> [File] {
    let urls = Self.paths(in: text).map { path in
      let path = (path as NSString).expandingTildeInPath
      return path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    }
    if urls.count > request.maximumCount { throw FileError.tooMany(urls.count, maximum: request.maximumCount) }
    var bytes = 0
    for url in urls {
      let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      // A device or a pipe may never end.
      guard let values, values.isRegularFile == true else { throw Unreadable(name: url.lastPathComponent) }
      bytes += values.fileSize ?? 0
    }
    if bytes > request.maximumBytes { throw FileError.tooLarge(bytes: bytes, maximum: request.maximumBytes) }
    return try urls.map { url in
      guard let data = try? Data(contentsOf: url) else { throw Unreadable(name: url.lastPathComponent) }
      return File(url.lastPathComponent, data: data)
    }
  }

  /// The error of a path at which there is no file, or none that may be read.
  internal struct Unreadable: Error, CustomStringConvertible {
    internal let name: String
    internal var description: String { "“\(name)” is no file that can be read." }
  }

  /// Returns the words of a text, as a shell divides it.
  internal static func paths(in text: String) -> [String] {
    var (paths, path, quote, isEscaped): ([String], String?, Character?, Bool) = ([], nil, nil, false)
    for character in text {
      if isEscaped {
        (path, isEscaped) = ((path ?? "") + String(character), false)
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let end = quote {
        if character == end { quote = nil } else { path = (path ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        (quote, path) = (character, path ?? "")
      } else if character.isWhitespace {
        if let path { paths.append(path) }
        path = nil
      } else {
        path = (path ?? "") + String(character)
      }
    }
    return paths + [path].compactMap(\.self)
  }

  /// Saves a file, and returns where: under its name, or with a number if there is such a file.
  internal func save(_ file: File) throws -> URL {
    let name = file.name as NSString
    for number in 1...1_000 {
      let numbered = number == 1 ? file.name : "\(name.deletingPathExtension) \(number)"
      let whole = number == 1 || name.pathExtension.isEmpty ? numbered : "\(numbered).\(name.pathExtension)"
      let url = folder.appending(path: whole)
      do {
        try file.data.write(to: url, options: .withoutOverwriting)
        return url
      } catch let error as CocoaError where error.code == .fileWriteFileExists {
        continue
      }
    }
    throw CocoaError(.fileWriteFileExists)
  }
}
