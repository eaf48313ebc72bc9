import Bookshelf
import BookshelfDatabase
import Foundation
import Testing

@MainActor
@Suite struct BookshelfDatabaseTests {
  @Test("Changes are saved in the file, and are there when it is opened again")
  func persistence() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite").path()
    defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) } }

    let shelf = try BookshelfDatabase.open(file)
    try shelf.make(.add(title: "Momo", author: "Michael Ende"))
    try shelf.make(.add(title: "emma", author: "Jane Austen"))
    let emma = shelf.books.value[0]
    try shelf.make(.lend(emma.id, to: "Grace"))
    try shelf.make(.remove(shelf.books.value[1].id))

    let again = try BookshelfDatabase.open(file)
    #expect(again.books.value == [Book(id: emma.id, title: "emma", author: "Jane Austen", borrower: "Grace")])
  }
}
