import Foundation
import Styles
import Testing

@Suite("Styles of JSONDecoder")
struct JSONDecoderTests {
  struct Episode: Decodable, Equatable {
    var releaseDate: Date
  }

  let wholeSecond = Date(timeIntervalSince1970: 1_603_775_520)

  @Test(
    "Styles say how dates are read",
    arguments: [
      (.secondsSince1970, "1603775520.25", 1_603_775_520.25),
      (.millisecondsSince1970, "1603775520250", 1_603_775_520.25),
      (.iso8601Dates, #""2020-10-27T05:12:00Z""#, 1_603_775_520),
      (.iso8601FractionalDates, #""2020-10-27T05:12:00Z""#, 1_603_775_520),
      (.iso8601FractionalDates, #""2020-10-27T05:12:00.250Z""#, 1_603_775_520.25),
      (.iso8601FractionalDates, #""2020-10-27T06:12:00.250+01:00""#, 1_603_775_520.25),
      (.dates(.isoDate, .utc), #""2020-10-27""#, 1_603_756_800),
    ] as [(Mod<JSONDecoder>, String, TimeInterval)]
  )
  func dates(style: Mod<JSONDecoder>, json: String, seconds: TimeInterval) throws {
    let date = try (JSONDecoder() |> style).decode(Date.self, from: Data(json.utf8))
    #expect(date == Date(timeIntervalSince1970: seconds))
  }

  @Test("Decoding a text that is no date throws an error that quotes it")
  func noDate() throws {
    let error = #expect(throws: DecodingError.self) {
      try (JSONDecoder() |> .iso8601FractionalDates).decode([Date].self, from: Data(#"["yesterday"]"#.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("Expected corrupted data, and found \(String(describing: error)).")
      return
    }
    #expect(context.codingPath.map(\.intValue) == [0])
    #expect(context.debugDescription.contains(#""yesterday""#))
  }

  @Test("Snake-case keys are decoded into camel case")
  func snakeCaseKeys() throws {
    let decoder = JSONDecoder() |> .snakeCaseKeys + .secondsSince1970
    let episode = try decoder.decode(Episode.self, from: Data(#"{"release_date": 1603775520}"#.utf8))
    #expect(episode == Episode(releaseDate: wholeSecond))
  }

  @Test("A decoder reads the output of an encoder with the styles of the same names")
  func roundTrip() throws {
    let values = [1.5, .infinity, -.infinity]
    let data = try (JSONEncoder() |> .floatsAsStrings).encode(values)
    #expect(try (JSONDecoder() |> .floatsAsStrings).decode([Double].self, from: data) == values)
  }

  @Test("JSON5 is read if a style says so")
  func json5() throws {
    let json = Data("{releaseDate: 1603775520,} // a comment".utf8)
    let decoder = JSONDecoder() |> .secondsSince1970
    #expect(throws: DecodingError.self) { try decoder.decode(Episode.self, from: json) }
    #expect(try (decoder |> .json5).decode(Episode.self, from: json) == Episode(releaseDate: wholeSecond))
  }

  @Test("Bytes are read as the strategy says")
  func dataDecodingStrategy() throws {
    let decoder = JSONDecoder() |> .dataDecodingStrategy -- .deferredToData
    #expect(try decoder.decode(Data.self, from: Data("[1,2]".utf8)) == Data([1, 2]))
  }
}
