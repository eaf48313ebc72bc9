import Mod
import Testing
import Widgets

@MainActor private final class Gauge {
  var level = 0.25
  var name: String?
  var writes: [String] = []
}

extension Gauge: HeadlessTwin {
  func pair(in pairs: inout HeadlessPairs<ProgressView>) {
    pairs(\.progress, { level }) {
      level = $0
      writes.append("level")
    }
    pairs(\.accessibilityLabel, { name }) {
      name = $0
      writes.append("name")
    }
  }
}

@Suite("Headless twins")
@MainActor
struct HeadlessTwinTests {
  @Test("An object gets the properties that styles of its headless twin change, and no others")
  func changed() {
    let gauge = configure(Gauge(), with: .headless(.accessibilityLabel("Battery"), .progress.update { $0 *= 2 }))
    #expect(gauge.level == 0.5 && gauge.name == "Battery")
    #expect(gauge.writes == ["level", "name"])
    configure(gauge, with: .headless(.progress(0.5), .alpha(0.5)))
    #expect(gauge.writes == ["level", "name"])
  }

  @Test("Styles of a headless twin can read the object's properties")
  func seen() {
    let gauge = Gauge()
    configure(gauge, with: .headless(.where({ $0.progress < 0.5 }, .accessibilityLabel("Low"))))
    #expect(gauge.name == "Low")
  }
}
