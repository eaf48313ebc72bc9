import Foundation
import Styles
import Testing

@Suite("Styles of JSONEncoder")
struct JSONEncoderTests {
  struct Episode: Codable, Equatable {
    var showName = "Swift/Linux"
    var releaseDate = release
  }

  @Test(
    "Styles set how values are written",
    arguments: [
      (.secondsSince1970, #"{"releaseDate":1603775520.25,"showName":"Swift\/Linux"}"#),
      (.millisecondsSince1970, #"{"releaseDate":1603775520250,"showName":"Swift\/Linux"}"#),
      (.iso8601Dates, #"{"releaseDate":"2020-10-27T05:12:00Z","showName":"Swift\/Linux"}"#),
      (.iso8601FractionalDates, #"{"releaseDate":"2020-10-27T05:12:00.250Z","showName":"Swift\/Linux"}"#),
      (.dates(.isoDate, .utc), #"{"releaseDate":"2020-10-27","showName":"Swift\/Linux"}"#),
      (
        .secondsSince1970 + .snakeCaseKeys + .withoutEscapingSlashes,
        #"{"release_date":1603775520.25,"show_name":"Swift/Linux"}"#
      ),
      (
        .dates(.isoDate, .utc) + .readable,
        """
        {
          "releaseDate" : "2020-10-27",
          "showName" : "Swift/Linux"
        }
        """
      ),
    ] as [(Mod<JSONEncoder>, String)]
  )
  func bytes(style: Mod<JSONEncoder>, text: String) throws {
    #expect(try (JSONEncoder() |> .sortedKeys + style).text(of: Episode()) == text)
  }

  @Test("A date with milliseconds is encoded as it was decoded")
  func milliseconds() throws {
    let encoder = JSONEncoder() |> .iso8601FractionalDates
    let decoder = JSONDecoder() |> .iso8601FractionalDates
    for number in 1_000..<2_000 {
      let text = #"["2020-10-27T05:12:00.\#("\(number)".dropFirst())Z"]"#
      #expect(try encoder.text(of: decoder.decode([Date].self, from: Data(text.utf8))) == text)
    }
    let almostNext = Date(timeIntervalSince1970: 0.9996)
    #expect(try encoder.text(of: [almostNext]) == #"["1970-01-01T00:00:01.000Z"]"#)
  }

  @Test("Formatting styles are combined")
  func formatting() {
    #expect((JSONEncoder() |> .prettyPrinted).outputFormatting == .prettyPrinted)
    #expect((JSONEncoder() |> .sortedKeys + .prettyPrinted).outputFormatting == [.sortedKeys, .prettyPrinted])
    #expect((JSONEncoder() |> .readable + .outputFormatting(.sortedKeys)).outputFormatting == .sortedKeys)
  }

  @Test("Infinity and NaN can be written as strings")
  func floatsAsStrings() throws {
    let encoder = JSONEncoder() |> .floatsAsStrings
    #expect(try encoder.text(of: [Double.infinity, -.infinity, .nan, 1]) == #"["Infinity","-Infinity","NaN",1]"#)
  }

  @Test("Bytes are written as the strategy says")
  func dataEncodingStrategy() throws {
    let encoder = JSONEncoder() |> .dataEncodingStrategy -- .deferredToData
    #expect(try encoder.text(of: Data([1, 2])) == "[1,2]")
  }
}

extension JSONEncoder {
  fileprivate func text(of value: some Encodable) throws -> String {
    String(decoding: try encode(value), as: UTF8.self)
  }
}
