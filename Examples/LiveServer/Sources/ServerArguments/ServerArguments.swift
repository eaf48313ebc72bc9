import Foundation

/// The arguments of a server: a port, and a file if the server has one.
public struct ServerArguments {
  /// The port. 8080 by default.
  public private(set) var port = 8080

  /// The path of the file, or `nil` for none.
  public private(set) var file: String?

  /// Reads the arguments of this process. For `--help`, and for arguments that mean nothing, it prints how the program
  /// is used, and ends the process, with the code 0 or 1.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - file: The description of the file, or `nil` if the program has none.
  public static func ofProcess(_ name: String, file: String? = nil) -> ServerArguments {
    let usage = """
      usage: \(name) [port]\(file == nil ? "" : " [file]")
        port  The port, from 1 to 65535, or 0 for one that the system chooses. 8080 by default.

      """ + (file.map { "  file  \($0)\n" } ?? "")
    let arguments = Array(CommandLine.arguments.dropFirst())
    if !Set(arguments).isDisjoint(with: ["--help", "-h"]) {
      print(usage, terminator: "")
      exit(0)
    }
    func fail(_ reason: String) -> Never {
      FileHandle.standardError.write(Data("\(reason)\n\n\(usage)".utf8))
      exit(1)
    }
    var result = ServerArguments()
    if let text = arguments.first {
      guard let port = Int(text), 0...65_535 ~= port else {
        fail("“\(text)” is no port: choose one between 1 and 65535, such as 8080.")
      }
      result.port = port
    }
    if arguments.count > 1, file != nil { result.file = arguments[1] }
    if let text = arguments.dropFirst(file == nil ? 1 : 2).first { fail("“\(text)” is one argument too many.") }
    return result
  }
}
