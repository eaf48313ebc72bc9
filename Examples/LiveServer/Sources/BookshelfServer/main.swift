import Bookshelf
import BookshelfDatabase
import Foundation
import LiveServer
import SQLiteStore
import ServerArguments

let arguments = ServerArguments.ofProcess(
  "BookshelfServer", file: "The file of SQLite with the books and the sessions. books.sqlite by default.")
let file = arguments.file ?? "books.sqlite"

do {
  let shelf = try BookshelfDatabase.open(file)
  try await LiveServer.run(
    port: arguments.port, options: ServerOptions(store: .sqlite(file)), state: { StackAdapter<Place>([]) }
  ) { path in
    BookshelfApp(shelf, path: path)
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
