import Live
import Testing

private typealias Mutation = ArrayMutation<String>

private func letters(_ text: String) -> [String] { text.map(String.init) }

/// A list, a change that fits it, and what becomes of it.
private let changes: [(before: String, mutation: Mutation, after: String)] = [
  ("abcd", .delete(at: [0, 2]), "bd"),
  ("ab", .insert(["x", "y"], at: [0, 2]), "xayb"),
  ("abc", .update(["x"], at: [1]), "axc"),
  ("abc", .update([], at: []), "abc"),
  ("abc", .move(from: [0, 2], to: 1), "bac"),
  ("abcd", .move(from: [1, 3], to: 0), "bdac"),
  ("abcd", .move(from: [0], to: 3), "bcda"),
  ("abcd", .scroll(2, ["e", "f"]), "cdef"),
  ("abcd", .scroll(-1, ["z"]), "zabc"),
  ("abcd", .scroll(1, []), "bcd"),
  ("abcd", .reload(["x"]), "x"),
  ("", ["x", "y"], "xy"),
]

@MainActor
@Suite("A mutation of an array")
struct ArrayMutationTests {
  @Test("makes of a list what it says", arguments: changes)
  func applies(before: String, mutation: ArrayMutation<String>, after: String) throws {
    var list = letters(before)
    try mutation.apply(to: &list)
    #expect(list == letters(after))
    #expect(mutation.count(after: before.count) == after.count)
  }

  @Test("is a batch update that passes the checker", arguments: changes)
  func updates(before: String, mutation: ArrayMutation<String>, after: String) throws {
    try BatchUpdateChecker.check(
      BatchUpdate(mutation, inSection: 0, of: before.count), from: [before.count], to: [after.count])
  }

  @Test("has a driver that follows it show what becomes of the list", arguments: changes)
  func follows(before: String, mutation: ArrayMutation<String>, after: String) {
    let driver = TableDriver(TableModel([SectionModel(rows: [])]))
    let mutations = Var(Mutation.reload(letters(before)))
    let following = driver.follow(mutations) { CellModel($0, TableViewCell(.text($0))) }
    mutations.set(mutation)
    #expect(driver.host.find(TableViewCell.self).all.map(\.text) == letters(after))
    withExtendedLifetime(following) {}
  }

  @Test(
    "is refused by a list that has no such indexes, which stays as it was",
    arguments: [
      (Mutation.delete(at: [2]), ArrayMutationError.index(2, count: 2)),
      (.delete(at: [1, 0]), .order([1, 0])),
      (.delete(at: [-1]), .order([-1])),
      (.insert(["x"], at: [3]), .index(3, count: 3)),
      (.insert(["x"], at: []), .elements(1, indexes: 0)),
      (.update([], at: [0]), .elements(0, indexes: 1)),
      (.move(from: [0], to: 2), .index(2, count: 1)),
      (.scroll(3, []), .index(3, count: 2)),
    ])
  func refused(mutation: ArrayMutation<String>, error: ArrayMutationError) {
    var list = letters("ab")
    #expect(throws: error) { try mutation.apply(to: &list) }
    #expect(list == letters("ab"))
  }

  @Test("that does not fit is reported by the driver, which goes on")
  func failures() {
    let driver = TableDriver(TableModel([SectionModel(rows: [])]))
    let mutations = Var<ArrayMutation<String>>(["a"])
    var errors: [ArrayMutationError] = []
    let following = driver.follow(mutations) {
      CellModel($0, TableViewCell(.text($0)))
    } failure: {
      errors.append($0)
    }
    mutations.set(.delete(at: [1]))
    mutations.set(.insert(["b"], at: [1]))
    #expect(errors == [.index(1, count: 1)])
    #expect(driver.host.find(TableViewCell.self).all.map(\.text) == ["a", "b"])
    withExtendedLifetime(following) {}
  }

  @Test("says what does not fit")
  func descriptions() {
    #expect("\(ArrayMutationError.index(2, count: 2))" == "There is no index 2 in a list of 2 elements.")
    #expect("\(ArrayMutationError.order([1, 0]))" == "The indexes [1, 0] are not in ascending order from 0.")
    #expect("\(ArrayMutationError.elements(1, indexes: 0))" == "There are 1 elements for 0 indexes.")
  }
}
