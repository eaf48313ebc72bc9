import Audit
import Bookshelf
import Foundation
import LiveTesting
import Testing

@MainActor
@Suite struct BookshelfAppTests {
  private let shelf: Shelf
  private let path = StackAdapter<Place>([])
  private let tree: LiveTree<Void>

  init() {
    var books = [
      Book(id: 1, title: "Emma", author: "Jane Austen"),
      Book(id: 2, title: "Momo", author: "Michael Ende", borrower: "Grace"),
    ]
    shelf = Shelf(books) { change in
      switch change {
      case .add(let title, let author): books.append(Book(id: 3, title: title, author: author))
      case .lend(let id, let borrower):
        for index in books.indices where books[index].id == id { books[index].borrower = borrower }
      case .remove(let id): books.removeAll { $0.id == id }
      }
      return books
    }
    tree = LiveTree(BookshelfApp(shelf, path: path))
  }

  @Test("The list shows authors, and who has a book")
  func list() {
    #expect(tree.find(.cell(.containing("Jane Austen"))).exists)
    #expect(tree.find(.cell(.containing("Lent to Grace"))).exists)
  }

  @Test("A tap on a row opens its book, and going back returns to the list")
  func detail() throws {
    try tree.find(.cell(.containing("Emma"))).tap()
    #expect(path.value == [.book(1)])
    #expect(tree.find(.heading("Emma")).exists)
    try tree.goBack()
    #expect(path.value.isEmpty)
  }

  @Test("The address of a book opens its screen")
  func address() throws {
    try tree.open(#require(URL(string: "/books/1")))
    #expect(path.value == [.book(1)])
    #expect(try tree.find(Application.self).address?.path() == "/books/1")
  }

  @Test("A book can be lent only with the name of the borrower")
  func lending() throws {
    path.push(.book(1))
    try tree.find(.button("Lend")).tap()
    #expect(tree.find(.text("Enter who gets the book.")).exists)
    #expect(try tree.find(.textField("Borrower")).node().isFocused)
    #expect(shelf.books.value[0].borrower == nil)

    try tree.find(.textField("Borrower")).type("Ada")
    try tree.find(.button("Lend")).tap()
    #expect(shelf.books.value[0].borrower == "Ada")
    try tree.find(.button("Give back")).tap()
    #expect(shelf.books.value[0].borrower == nil)
  }

  @Test("A new book has a title and an author")
  func adding() throws {
    try tree.find(.button("Add")).tap()
    try tree.find(.textField("Title")).type("Dune\n")
    #expect(tree.find(.text("Enter an author.")).exists)
    #expect(!tree.find(.text("Enter a title.")).exists)

    try tree.find(.button("Save")).tap()
    #expect(try tree.find(.textField("Author")).node().isFocused)

    try tree.find(.textField("Author")).type("Frank Herbert")
    try tree.find(.button("Save")).tap()
    #expect(path.value.isEmpty)
    #expect(tree.find(.cell(.containing("Dune"))).exists)
  }

  @Test("A book is removed from the list after a confirmation")
  func confirming() throws {
    try tree.find(.cell(.containing("Emma"))).swipe("Delete")
    try tree.find(.button("Cancel")).tap()
    #expect(shelf.books.value.count == 2)
    #expect(tree.find(.cell(.containing("Emma"))).exists)

    try tree.find(.cell(.containing("Emma"))).swipe("Delete")
    try tree.find(.button("Remove")).tap()
    #expect(shelf.books.value.map(\.title) == ["Momo"])
    #expect(!tree.find(.cell(.containing("Emma"))).exists)
  }

  @Test("A book is removed from its own screen after a confirmation, too")
  func removingOnScreen() throws {
    path.push(.book(2))
    let count = shelf.books.value.count
    try tree.find(.button("Remove")).tap()
    try tree.find(.button("Cancel")).tap()
    #expect(shelf.books.value.count == count)
    try tree.find(.button("Remove")).tap()
    try tree.find(.button("Remove")).tap()
    #expect(shelf.books.value.count == count - 1 && !shelf.books.value.contains { $0.id == 2 })
  }

  @Test("Each screen passes the audit, in light and in dark, and its background fills it")
  func screens() throws {
    for place in [nil, Place.book(1), .book(2), .newBook] {
      if let place { path.push(place) }
      #expect(Preview.audit(tree.widget) == [], "\(String(describing: place))")
      if place == nil { continue }
      let ground = try tree.find(ScrollView.self).backgroundColor
      #expect(ground != nil && ground == tree.find(StackView.self).all.first?.backgroundColor)
      path.pop()
    }
  }

  @Test("The screen of a book closes when another session removes the book")
  func removing() throws {
    path.push(.book(2))
    try shelf.make(.remove(2))
    #expect(tree.find(.text("This book is not on the shelf any more.")).exists)
  }
}
