import LivePreview

/// A log of errors, each with a number that the user gets, too.
@MainActor internal final class FailureLog {
  /// The number of errors.
  internal private(set) var count = 0

  /// The number of saved states that did not fit.
  internal private(set) var misfits = 0

  private let log: @MainActor (ServerEvent) -> Void

  internal init(_ log: @escaping @MainActor (ServerEvent) -> Void) { self.log = log }

  /// Logs an error, and returns its number: eight hexadecimal digits.
  @discardableResult internal func add(_ error: any Error) -> String {
    count += 1
    let id = String(ResumeToken().digits.prefix(8))
    log(.failed(id: id, error: error))
    return id
  }

  /// Logs the error of a saved state that does not fit the app.
  internal func addMisfit(_ error: any Error) {
    misfits += 1
    add(error)
  }

  /// Returns a tree that a block describes. If the block throws an error later, the tree shows a card instead.
  ///
  /// - Throws: The error that the block throws at first.
  internal func tree(of content: @escaping @MainActor () throws -> Children) throws -> LiveTree<Void> {
    var first: (any Error)?
    var isMounted = false
    let tree = LiveTree { [weak self] () -> Children in
      do {
        return try content()
      } catch {
        if !isMounted { first = first ?? error }
        return isMounted ? self?.card(of: error) ?? [] : []
      }
    }
    isMounted = true
    if let first { throw first }
    return tree
  }

  private func card(of error: any Error) -> Children {
    [
      // The content of the app is no change of the card, so that the page gets its title back.
      VStack(spacing: 12, .padding(20), .key(FailureCard())) {
        Label("Something went wrong", .font(.title1), .numberOfLines(0))
        Label("The app could not show this page. The error has the number \(add(error)).", .numberOfLines(0))
      }
    ]
  }
}

/// The key of the card that the page of a block that throws shows.
private struct FailureCard: Hashable {}
