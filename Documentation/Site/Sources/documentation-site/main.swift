import DocumentationSite
import Foundation

// documentation-site ROOT ARCHIVES FOLDER writes the site of a repository into a folder, and checks its links.
let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
guard paths.count == 3 else {
  print("documentation-site ROOT ARCHIVES FOLDER")
  exit(2)
}
do {
  let count = try Site(root: paths[0], archives: paths[1]).write(into: paths[2])
  let broken = try LinkCheck.brokenLinks(in: paths[2])
  for link in broken { print("leads nowhere: \(link)") }
  guard broken.isEmpty else { exit(1) }
  print("\(count) pages, whose links lead somewhere: \(paths[2].appending(path: "index.html").path)")
} catch {
  print("\(error)")
  exit(1)
}
