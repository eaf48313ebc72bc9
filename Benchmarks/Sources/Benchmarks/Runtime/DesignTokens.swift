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
          // Every case resolves as many tokens.
          return Case("\(thousands),000 aliases", each: 100_000 + 100 / thousands) { turns in
            (0..<turns * 100 / thousands).reduce(0) { count, _ in
              count + ((try? TokenFile(text).resolved())?.count ?? 0)
            }
          }
        })
    ]

  private static func cases(layers: Int) -> [Case] {
    let texts = TokenLayers.texts(layers)
    return [
      Case("read by JSONSerialization", each: layers) { turns in
        (0..<turns).reduce(0) { count, _ in
          count + texts.count { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) is [String: Any] }
        }
      },
      Case("read and resolved", each: layers * 300) { turns in
        (0..<turns).reduce(0) { count, _ in
          count + ((try? ResolvedTokens(layers: texts.map { try TokenFile($0) }))?.count ?? 0)
        }
      },
    ]
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
