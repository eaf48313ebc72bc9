import Bookshelf
import BookshelfDatabase
import LiveServer
import SQLiteStore
import ServerArguments

let arguments = ServerArguments.ofProcess(
  "BookshelfServer", file: "The file of SQLite with the books and the sessions. books.sqlite by default.")
let file = arguments.file ?? "books.sqlite"
let shelf = try BookshelfDatabase.open(file)

try await LiveServer.run(
  port: arguments.port, options: ServerOptions(store: .sqlite(file)), state: { StackAdapter<Place>([]) }
) { path in
  BookshelfApp(shelf, path: path)
}
