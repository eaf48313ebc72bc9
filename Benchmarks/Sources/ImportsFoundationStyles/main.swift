import Foundation
import FoundationStyles

// A program whose size Benchmarks measures.
let formatter = DateFormatter() |> .shortDate + .noTime
print(formatter.string(from: .now))
