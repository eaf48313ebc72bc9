import Bookshelf
import BookshelfDatabase
import Terminal

let file = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "books.sqlite"
let shelf = try BookshelfDatabase.open(file)

try await Terminal.run(BookshelfApp(shelf, path: StackAdapter([])))
