import LiveTesting
import Styles

@MainActor private func table() -> TableView {
  TableView(.rowDeleted --> { _ in })
//                      ^ error: the closure says what a row is: '{ (user: User) in … }'
}
