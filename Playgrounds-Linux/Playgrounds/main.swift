import Foundation
import Pages

let names = CommandLine.arguments.dropFirst()

if names.isEmpty {
  print("Pages, each run by `swift run Playgrounds NAME`:\n\(Page.list)\n\nepisode:\n")
}

for name in names.isEmpty ? ["episode"] : Array(names) {
  guard let page = Page.named(name) else {
    FileHandle.standardError.write(Data("There is no page named \"\(name)\". These are:\n\(Page.list)\n".utf8))
    exit(EX_USAGE)
  }
  try page.run { print($0) }
}
