import Foundation
import Styles
import Testing

@Suite("Styles of PropertyListEncoder")
struct PropertyListEncoderTests {
  @Test(
    "Styles say which format is written",
    arguments: [(.xml, "<?xml"), (.binary, "bplist00"), (.outputFormat(.xml), "<?xml")]
      as [(Mod<PropertyListEncoder>, String)]
  )
  func formats(style: Mod<PropertyListEncoder>, start: String) throws {
    let data = try (PropertyListEncoder() |> .xml + .binary + style).encode(["number": 123])
    #expect(data.starts(with: start.utf8))
    #expect(try PropertyListDecoder().decode([String: Int].self, from: data) == ["number": 123])
  }
}
