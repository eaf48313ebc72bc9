import Bookshelf
import BookshelfDatabase
import LiveServer
import SQLiteStore

let file = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "books.sqlite"
let shelf = try BookshelfDatabase.open(file)

try await LiveServer.run(options: ServerOptions(store: .sqlite(file)), state: { StackAdapter<Place>([]) }) { path in
  BookshelfApp(shelf, path: path)
}
