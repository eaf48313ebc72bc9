import LiveTesting
import Testing

private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(row: row, section: section) }

private func refusal(_ update: BatchUpdate, from before: [Int], to after: [Int]) -> String? {
  do { try BatchUpdateChecker.check(update, from: before, to: after) } catch { return error.description }
  return nil
}

@Suite("The checker of batch updates")
struct BatchUpdateCheckerTests {
  @Test("The batch update checker accepts updates that fit the numbers of rows and sections")
  func valid() {
    #expect(refusal(BatchUpdate(), from: [3], to: [3]) == nil)
    #expect(refusal(BatchUpdate(deletedRows: [path(0, 1)]), from: [3], to: [2]) == nil)
    #expect(
      refusal(
        BatchUpdate(
          deletedRows: [path(0, 0)], insertedRows: [path(0, 1)], movedRows: [.init(from: path(0, 1), to: path(1, 0))]),
        from: [3, 1], to: [2, 2]) == nil)
    #expect(
      refusal(
        BatchUpdate(deletedSections: [0], insertedSections: [1], movedSections: [.init(from: 2, to: 0)]),
        from: [1, 2, 3], to: [3, 9, 2]) == nil)
    #expect(refusal(BatchUpdate(reloadedSections: [0]), from: [3], to: [7]) == nil)
    #expect(refusal(BatchUpdate(reloadedRows: [path(0, 0)], reconfiguredRows: [path(0, 1)]), from: [2], to: [2]) == nil)
  }

  @Test("The checker refuses a wrong number of rows, with UIKit's message")
  func rowCount() {
    #expect(
      refusal(BatchUpdate(deletedRows: [path(0, 0), path(0, 1)]), from: [3], to: [2])
        == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after \
        the update (2) must be equal to the number of rows contained in that section before the update (3), plus or \
        minus the number of rows inserted or deleted from that section (0 inserted, 2 deleted) and plus or minus the \
        number of rows moved into or out of that section (0 moved in, 0 moved out).
        """)
  }

  @Test("The checker refuses a wrong number of sections, with UIKit's message")
  func sectionCount() {
    #expect(
      refusal(BatchUpdate(), from: [], to: [1])
        == """
        Invalid update: invalid number of sections. The number of sections contained in the table view after the \
        update (1) must be equal to the number of sections contained in the table view before the update (0), plus or \
        minus the number of sections inserted or deleted (0 inserted, 0 deleted).
        """)
  }

  @Test(
    "The checker refuses rows and sections that do not exist",
    arguments: [
      (
        BatchUpdate(deletedRows: [path(0, 2)]),
        "attempt to delete row 2 from section 0 which only contains 2 rows before the update"
      ),
      (
        BatchUpdate(insertedRows: [path(0, 8)]),
        "attempt to insert row 8 into section 0, but there are only 2 rows in section 0 after the update"
      ),
      (
        BatchUpdate(reloadedRows: [path(0, 3)]),
        "attempt to reload row 3 from section 0 which only contains 2 rows before the update"
      ),
      (
        BatchUpdate(deletedRows: [path(4, 0)]),
        "attempt to delete row 0 from section 4, but there are only 1 sections before the update"
      ),
      (
        BatchUpdate(insertedRows: [path(4, 0)]),
        "attempt to insert row 0 into section 4, but there are only 1 sections after the update"
      ),
      (
        BatchUpdate(deletedSections: [1]),
        "attempt to delete section 1, but there are only 1 sections before the update"
      ),
      (
        BatchUpdate(insertedSections: [1]),
        "attempt to insert section 1, but there are only 1 sections after the update"
      ),
      (
        BatchUpdate(movedSections: [.init(from: -1, to: 0)]),
        "attempt to move section -1, but there are only 1 sections before the update"
      ),
      (
        BatchUpdate(reconfiguredRows: [path(0, 2)]),
        "attempt to reconfigure row 2 from section 0 which only contains 2 rows before the update"
      ),
      (
        BatchUpdate(movedRows: [.init(from: path(0, 2), to: path(0, 0))]),
        """
        attempt to move index path ({length = 2, path = 0 - 2}) that does not exist - there are only 2 rows in section \
        0 before the update
        """
      ),
    ])
  func absent(update: BatchUpdate, message: String) {
    #expect(refusal(update, from: [2], to: [2]) == message)
  }

  @Test(
    "The checker refuses two changes of one position",
    arguments: [
      (
        BatchUpdate(deletedRows: [path(0, 1)], movedRows: [.init(from: path(0, 1), to: path(0, 0))]),
        "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
      ),
      (
        BatchUpdate(insertedRows: [path(0, 0)], movedRows: [.init(from: path(0, 1), to: path(0, 0))]),
        "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})"
      ),
      (
        BatchUpdate(deletedSections: [0], reloadedSections: [0]),
        "attempt to perform a delete and a reload from the same section (0)"
      ),
      (
        BatchUpdate(movedRows: [.init(from: path(0, 1), to: path(0, 0)), .init(from: path(0, 1), to: path(0, 1))]),
        "attempt to perform a move and a move from the same index path ({length = 2, path = 0 - 1})"
      ),
    ])
  func conflict(update: BatchUpdate, message: String) {
    #expect(refusal(update, from: [2, 2], to: [2, 2]) == message)
  }

  @Test("The batch update checker refuses row moves out of deleted or into inserted sections")
  func movesOfSections() {
    let move = BatchUpdate.Move(from: path(0, 0), to: path(1, 0))
    #expect(
      refusal(BatchUpdate(deletedSections: [0], insertedSections: [1], movedRows: [move]), from: [1, 0], to: [0, 1])
        == "cannot move a row from a deleted section (0)")
    #expect(
      refusal(BatchUpdate(insertedSections: [1], movedRows: [move]), from: [1], to: [0, 1])
        == "cannot move a row into a newly inserted section (1)")
    #expect(
      refusal(BatchUpdate(reloadedSections: [0], movedRows: [move]), from: [1, 0], to: [0, 1])
        == "cannot move a row from a deleted section (0)")
  }

  @Test("The batch update checker refuses to reload a row in a moved section, as UIKit does")
  func reloadInMovedSection() {
    let update = BatchUpdate(movedSections: [.init(from: 1, to: 0)], reloadedRows: [path(1, 0)])
    #expect(
      refusal(update, from: [3, 3], to: [3, 3])?.contains("section 0. The number of rows") == true)
  }

  @Test("A batch update prints its changes only")
  func description() {
    let update = BatchUpdate(
      deletedSections: [2], deletedRows: [path(0, 1)], movedRows: [.init(from: path(0, 1), to: path(0, 3))])
    #expect("\(update)" == "BatchUpdate(deletedSections: [2], deletedRows: [[0, 1]], movedRows: [[0, 1] → [0, 3]])")
    #expect("\(BatchUpdate())" == "BatchUpdate()")
  }
}
