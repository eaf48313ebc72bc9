import Signals
import TestSupport

/// A container of the plainest kind.
struct Sample: CodableContainer {
  let title: Var<String>
  let marks: Var<[Int]>

  init(_ title: String = "", _ marks: [Int] = []) {
    self.title = Var(title)
    self.marks = Var(marks)
  }
}

/// A value with containers in it that is none itself.
enum SampleCase: Codable {
  case empty
  case one(Sample)
  case two(first: Sample, second: Sample)
}

/// A value that has an adapter and something that cannot be changed in place.
struct SampleValue: Codable {
  let name: Var<String>
  let size: Int
}

/// Adapters and containers in values of every kind.
struct SampleState: CodableContainer {
  let text: Var<String>
  let number: Var<Double>
  let flag: ToggleVar
  let temporary: TempVar<Int>
  let rows: [Sample]
  let byName: [String: Sample]
  let byNumber: [Int: Sample]
  let maybe: Sample?
  let choice: SampleCase
  let value: SampleValue
  let grid: [[Var<Int>]]
  let list: Var<[Sample]>
  let path: StackAdapter<SampleCase>
  let array: ArrayAdapter<Sample>
  let deep: Var<[String: [Sample?]]>
  let count: Int

  /// Creates a state of a random shape, with random values.
  ///
  /// - Parameters:
  ///   - shape: What decides what cannot be changed in place.
  ///   - random: What decides everything else.
  init(shape: inout SeededGenerator, random: inout SeededGenerator) {
    func some(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &shape) }
    func sample() -> Sample { .random(using: &random) }
    text = Var(String.random(using: &random))
    number = Var(Double.random(in: -1...1, using: &random))
    flag = ToggleVar(Bool.random(using: &random))
    temporary = TempVar()
    rows = (0..<some(0...3)).map { _ in sample() }
    byName = Dictionary(uniqueKeysWithValues: (0..<some(0...3)).map { ("key\($0)", sample()) })
    byNumber = Dictionary(uniqueKeysWithValues: (0..<some(0...3)).map { ($0, sample()) })
    maybe = some(0...1) == 0 ? nil : sample()
    choice = .random(some(0...2), using: &random)
    value = SampleValue(name: Var(String.random(using: &random)), size: some(0...9))
    grid = (0..<some(0...2)).map { _ in (0..<some(0...2)).map { _ in Var(Int.random(in: 0...9, using: &random)) } }
    count = some(0...9)
    list = Var((0..<Int.random(in: 0...3, using: &random)).map { _ in sample() })
    path = StackAdapter(
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        .random(Int.random(in: 0...2, using: &random), using: &random)
      })
    array = ArrayAdapter((0..<Int.random(in: 0...3, using: &random)).map { _ in sample() })
    deep = Var(
      Dictionary(
        uniqueKeysWithValues: (0..<Int.random(in: 0...2, using: &random)).map { number in
          ("key\(number)", [sample(), nil, Bool.random(using: &random) ? sample() : nil])
        }))
  }

  init(shape: UInt64 = 1, random: UInt64 = 1) {
    var (shape, random) = (SeededGenerator(seed: shape), SeededGenerator(seed: random))
    self.init(shape: &shape, random: &random)
  }
}

extension String {
  fileprivate static func random(using random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 0...4, using: &random)).map { _ in "aé\"\\{}[],:0👍\n".randomElement(using: &random) ?? "a" })
  }
}

extension Sample {
  fileprivate static func random(using random: inout SeededGenerator) -> Sample {
    Sample(
      String.random(using: &random),
      (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: -9...9, using: &random) })
  }
}

extension SampleCase {
  @MainActor
  fileprivate static func random(_ number: Int, using random: inout SeededGenerator) -> SampleCase {
    switch number {
    case 0: .empty
    case 1: .one(.random(using: &random))
    default: .two(first: .random(using: &random), second: .random(using: &random))
    }
  }
}
