import Testing

@testable import Live

struct MatchingTests {
  @Test(
    "The longest increasing subsequence is found",
    arguments: [
      ([], 0), ([1], 1), ([3, 2, 1], 1), ([1, 2, 3], 3), ([2, 0, 1, 3], 3), ([5, 1, 6, 2, 7, 3, 4], 4),
    ])
  func increasing(numbers: [Int], length: Int) {
    let positions = longestIncreasingSubsequence(of: numbers)
    #expect(positions.count == length)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 < $1 && numbers[$0] < numbers[$1] })
  }
}
