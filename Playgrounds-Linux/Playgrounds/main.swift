import Foundation
import Pages

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.isEmpty {
  print("Pages, each run by `swift run Playgrounds NAME`:\n\(Page.list)\n\nepisode:\n")
}

do {
  try await Command(arguments.isEmpty ? ["episode"] : arguments).perform()
} catch let usage as Usage {
  FileHandle.standardError.write(Data("\(usage)\n".utf8))
  exit(EX_USAGE)
}
