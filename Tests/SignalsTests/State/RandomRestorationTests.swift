import Bindings
import Foundation
import Signals
import TestSupport
import Testing

@MainActor
@Suite("A random state")
struct RandomRestorationTests {
  @Test("A random state is encoded, restored into a fresh one, and encoded again to the same bytes")
  func roundTrips() throws {
    for seed in 0..<300 as Range<UInt64> {
      let state = SampleState(shape: seed, random: seed)
      let fresh = SampleState(shape: seed, random: seed + 1_000)
      let stored = try state.json()
      try fresh.restore(json: stored)
      #expect(try fresh.json() == stored)
    }
  }

  /// The number of inputs.
  private var count: Int { LongForm.steps(3_000) }

  @Test("A random state is restored completely from a mutated input, or stays unchanged")
  func mutatedInputs() throws {
    var random = SeededGenerator(seed: 42)
    var (restored, refused) = (0, 0)
    var state = SampleState()
    var others: [UInt64: String] = [:]
    for step in 0..<count {
      if step % 100 == 0 {
        state = SampleState(shape: UInt64(step), random: UInt64(step))
        others = [:]
      }
      let isCompared = LongForm.compares(after: step % 100, of: 100, seed: step / 100)
      let before = isCompared ? try state.json() : nil
      let number = UInt64.random(in: 0...9, using: &random)
      let other = try others[number] ?? SampleState(shape: UInt64(step / 100 * 100), random: number).json()
      others[number] = other
      let input = mutated(other, using: &random)
      var told = 0
      let lifetime = state.codableValueChanged.subscribe { told += 1 }
      do {
        try state.restore(json: input)
        restored += 1
        #expect(told > 0, "\(input)")
        if isCompared {
          let whole = try JSONDecoder().decode(SampleState.self, from: Data(input.utf8)).json()
          #expect(try state.json() == whole, "\(input)")
        }
      } catch {
        refused += 1
        if let before { #expect(try state.json() == before, "\(input)") }
        #expect(told == 0, "\(input)")
      }
      lifetime.cancel()
    }
    #expect(LongForm.hasTaken(restored + refused, of: 0..<count, ofSteps: 1))
    #expect(restored > count / 20 && refused > count / 20)
  }

  /// An input with something in it that was not there before.
  private func mutated(_ text: String, using random: inout SeededGenerator) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let (start, end) = (
        Int.random(in: 0...bytes.count, using: &random), Int.random(in: 0...bytes.count, using: &random)
      )
      let range = min(start, end)..<min(max(start, end), min(start, end) + 20)
      switch Int.random(in: 0...5, using: &random) {
      case 0: bytes.replaceSubrange(range, with: [])
      case 1: bytes.insert(contentsOf: bytes[range], at: end)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
      case 3:
        let digits = bytes.indices.filter { bytes[$0] >= 48 && bytes[$0] <= 57 }
        if let digit = digits.randomElement(using: &random) {
          bytes.replaceSubrange(digit...digit, with: (Self.tokens.randomElement(using: &random) ?? "").utf8)
        }
      case 4:
        let values = String(decoding: bytes, as: UTF8.self)
          .replacingOccurrences(
            of: ["[]", "{}", "true", "null"].randomElement(using: &random) ?? "",
            with: Self.tokens.randomElement(using: &random) ?? "")
        bytes = Array(values.utf8)
      default: bytes.replaceSubrange(range, with: bytes[range].shuffled(using: &random))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let tokens = [
    "0", "-1", "7", "1.5", "1e999", "-1e-999", "9223372036854775808", "18446744073709551616", "null", "true", "[]",
    "{}",
    "\"\"", "[[]]", "{\"empty\":{}}", "{\"marks\":[],\"title\":\"\"}", "[{\"marks\":[3],\"title\":\"x\"}]",
    "{\"title\":\"a\",\"title\":\"b\",\"marks\":[]}", "{\"_0\":1}", "nan", "\"\\ud800\"",
  ]

  @Test("A random state refuses input that does not fit, however deep, with a typed error")
  func hostile() throws {
    let open = String(repeating: "[", count: 100_000)
    let inputs = [
      open, open + String(repeating: "]", count: 100_000), String(repeating: #"{"list":"#, count: 100_000), "", "null",
      "nul", "\u{0}", "[]", "7", #"{"text":1}"#,
    ]
    for input in inputs {
      let state = SampleState()
      let before = try state.json()
      #expect(throws: RestoreError.self) { try state.restore(json: input) }
      #expect(try state.json() == before)
    }
  }

  @Test("A random state refuses numbers that are out of range, at any place")
  func numbers() throws {
    let state = Sample("", [1])
    for number in ["9223372036854775808", "-9223372036854775809", "1e999", "1.5", "\"1\"", "true", "null", "{}"] {
      let error = #expect(throws: RestoreError.self) {
        try state.restore(json: #"{"marks":[2,\#(number)],"title":"x"}"#)
      }
      #expect(error?.path == "marks[1]" || error?.path == "")
      #expect(try state.json() == #"{"marks":[1],"title":""}"#)
    }
  }
}
