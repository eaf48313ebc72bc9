import Testing

@testable import Tokens

@Suite("The limit of tokens and groups") struct LimitTests {
  private func resolution(_ texts: [String], limit: Int) throws -> (tokens: Int, problems: [TokenProblem]) {
    var resolution = Resolution(try texts.map { try JSONDocument(Array($0.utf8), name: "a.json") }, allowing: [])
    resolution.limit = limit
    let tokens = resolution.resolve(texts.indices.map { Resolution.Layer(file: Int32($0), root: 0) })
    return (tokens.count, resolution.log.problems(in: resolution.documents))
  }

  /// A file with a number of tokens and groups, its root among them, of which each third one is an empty group.
  private func text(_ count: Int, _ prefix: String = "t") -> String {
    let items = (1..<max(1, count)).map { "\"\(prefix)\($0)\": \($0 % 3 == 0 ? "{}" : "{\"$value\": 1}")" }
    return "{\"$type\": \"number\"\(items.map { ",\n\($0)" }.joined())}"
  }

  @Test("Tokens and groups beyond the limit are an error at the first of them, and are never dropped silently")
  func file() throws {
    for count in 1...12 {
      for limit in 1...12 {
        let (tokens, problems) = try resolution([text(count)], limit: limit)
        guard count > limit else {
          #expect(problems.isEmpty && tokens == (1..<count).count { $0 % 3 != 0 })
          continue
        }
        #expect(tokens == 0)
        #expect(problems.map(\.kind) == [.tooManyTokens])
        #expect(problems.first?.line == limit + 1 && problems.first?.path == "t\(limit)")
        #expect(problems.first?.message == "expected at most \(limit) tokens and groups, found more")
      }
    }
  }

  @Test("Merged files and extended groups count together toward the limit")
  func others() throws {
    #expect(try resolution([text(4), text(4, "u")], limit: 7).problems.isEmpty)
    #expect(try resolution([text(4), text(4, "u")], limit: 6).problems.map(\.kind) == [.tooManyTokens])
    let extended = #"{"$type": "number", "g": {"a": {"$value": 1}, "b": {"$value": 1}}, "h": {"$extends": "{g}"}}"#
    #expect(try resolution([extended], limit: 7).problems.isEmpty)
    for limit in 1...6 {
      let (tokens, problems) = try resolution([extended], limit: limit)
      #expect(tokens == 0 && problems.map(\.kind) == [.tooManyTokens])
    }
  }
}
