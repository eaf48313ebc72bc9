import Live
import Observation

nonisolated struct Member: Identifiable, Equatable {
  let id: Int
  var name: String

  static let founders = [Member(id: 1, name: "Ada"), Member(id: 2, name: "Grace"), Member(id: 3, name: "Alan")]
}

/// The state of the member screens.
@MainActor
@Observable
final class MembersApp {
  let name = Var("")
  let password = Var("")
  private(set) var isNameValid = true
  private(set) var isPasswordValid = true
  private(set) var isLoggedIn = false
  private(set) var members = Member.founders

  func logIn() {
    isNameValid = name.value == "Test"
    isPasswordValid = password.value == "Test"
    isLoggedIn = isNameValid && isPasswordValid
  }

  func logOut() {
    password.set("")
    isLoggedIn = false
  }

  func add() {
    let id = (members.map(\.id).max() ?? 0) + 1
    members.append(Member(id: id, name: "Member \(id)"))
  }

  func delete(_ member: Member) {
    members.removeAll { $0 == member }
  }
}
