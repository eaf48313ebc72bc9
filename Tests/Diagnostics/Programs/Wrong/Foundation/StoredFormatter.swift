import Foundation
import Styles

private final class Source {
  static let days = ByteCountFormatter() |> .file
//           ^ error: static property 'days' is not concurrency-safe because non-'Sendable' type 'ByteCountFormatter' may have shared mutable state
  static let all = [Source()]
}
