import Bookshelf
import BookshelfDatabase
import LiveServer
import SQLiteStore

// BookshelfServer [port] [file]
let arguments = CommandLine.arguments
let port = arguments.count > 1 ? Int(arguments[1]) : 8080
let file = arguments.count > 2 ? arguments[2] : "books.sqlite"
let shelf = try BookshelfDatabase.open(file)

try await LiveServer.run(
  port: port ?? -1, options: ServerOptions(store: .sqlite(file)), state: { StackAdapter<Place>([]) }
) { path in
  BookshelfApp(shelf, path: path)
}
