import Bookshelf
import BookshelfDatabase
import Foundation
import Terminal

do {
  let file = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "books.sqlite"
  let shelf = try BookshelfDatabase.open(file)
  try await Terminal.run(BookshelfApp(shelf, path: StackAdapter([])))
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
