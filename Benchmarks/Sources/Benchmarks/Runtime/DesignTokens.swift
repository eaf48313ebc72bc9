import Foundation
import Tokens

extension Group {
  /// Design tokens, beside Foundation's parser of JSON, which reads the same bytes without resolving anything.
  static let designTokens =
    [10, 30, 100].map { layers in
      Group("\(layers * 300) design tokens in \(layers) layers", goal: 1, count: 1, cases(layers: layers))
    } + [
      Group(
        "100,000 tokens in chains of aliases", goal: 1.1, count: 1,
        [1, 10, 100].map { thousands in
          let text = TokenLayers.chain(thousands * 1_000)
          return Case("\(thousands),000 aliases") { turns in
            // Every case resolves as many tokens.
            for _ in 0..<turns * 100 / thousands { keep(try? TokenFile(text).resolved()) }
          }
        })
    ]

  private static func cases(layers: Int) -> [Case] {
    let texts = TokenLayers.texts(layers)
    return [
      Case("read by JSONSerialization") { turns in
        for _ in 0..<turns {
          for text in texts { keep(try? JSONSerialization.jsonObject(with: Data(text.utf8))) }
        }
      },
      Case("read and resolved") { turns in
        for _ in 0..<turns { keep(try? ResolvedTokens(layers: texts.map { try TokenFile($0) })) }
      },
    ]
  }

  @inline(never)
  private static func keep(_ value: Any?) {
    precondition(value != nil, "The tokens are not valid.")
  }
}

/// Texts of token files.
private enum TokenLayers {
  /// Returns files of 300 tokens each: a third dimensions, and two thirds aliases of tokens of any earlier file.
  static func texts(_ count: Int) -> [String] {
    (0..<count).map { layer in
      let tokens = (0..<300).map { number in
        let value =
          number % 3 == 0
          ? #"{ "$type": "dimension", "$value": { "value": \#(number), "unit": "px" } }"#
          : #"{ "$value": "{layer\#(layer * number / 300).token\#(number / 3 * 3)}" }"#
        return #""token\#(number)": \#(value)"#
      }
      return #"{ "layer\#(layer)": { \#(tokens.joined(separator: ", ")) } }"#
    }
  }

  /// Returns a file in which each token is an alias of the next one.
  static func chain(_ count: Int) -> String {
    let aliases = (0..<count).map { #""token\#($0)": { "$value": "{token\#($0 + 1)}" }"# }
    return #"{ \#(aliases.joined(separator: ", ")), "token\#(count)": { "$type": "number", "$value": 1 } }"#
  }
}
