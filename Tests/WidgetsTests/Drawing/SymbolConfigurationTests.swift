import Testing
import Widgets

struct SymbolConfigurationTests {
  @Test(
    "A symbol configuration prints its parts",
    arguments: [
      (SymbolConfiguration(), "SymbolConfiguration()"),
      (SymbolConfiguration(pointSize: 20, weight: .bold), "SymbolConfiguration(pointSize: 20.0, weight: .bold)"),
      (
        SymbolConfiguration(textStyle: .body, scale: .small),
        "SymbolConfiguration(textStyle: .body, scale: .small)"
      ),
    ])
  func prints(configuration: SymbolConfiguration, text: String) {
    #expect("\(configuration)" == text)
  }
}
