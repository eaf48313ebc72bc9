import Foundation
import Pipe
import Styles

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Page {
  static let foundation = Page("foundation", "Styles for formatters, coders and requests.") { print in
    let date = Date(timeIntervalSince1970: 1_603_775_520)
    let english = Locale(identifier: "en_US")

    print("Dates:")
    print(date |> (DateFormatter() |> .shortDate <> .noTime <> .locale(english) <> .timeZone(.gmt)).string(from:))

    print("\nNumbers:")
    let price = NumberFormatter() |> .currency("EUR") <> .locale(english)
    print(price.string(from: 9.5) ?? "no number")

    print("\nJSON:")
    struct Episode: Encodable { var title = "Building a Layout Library", releasedAt: Date }
    let encoder = JSONEncoder() |> .sortedKeys <> .snakeCaseKeys <> .iso8601Dates
    print(String(decoding: try encoder.encode(Episode(releasedAt: date)), as: UTF8.self))

    print("\nRequests:")
    guard let url = URL(string: "https://example.org/episodes") else { return }
    let request = URLRequest(url: url) |> .post <> .bearer("secret") <> .timeoutInterval(10)
    print(request.httpMethod ?? "no method", request.allHTTPHeaderFields ?? [:], request.timeoutInterval)
  }
}
