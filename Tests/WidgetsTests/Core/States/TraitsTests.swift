import Testing
import Widgets

struct TraitsTests {
  @Test("Environments have equal traits if only other values differ")
  func traits() {
    let changes: [(inout EnvironmentValues) -> Void] = [
      { $0.horizontalSizeClass = .compact }, { $0.verticalSizeClass = .compact }, { $0.userInterfaceStyle = .dark },
      { $0.accessibilityContrast = .high }, { $0.layoutDirection = .rightToLeft },
      { $0.preferredContentSizeCategory = .small }, { $0.isReduceMotionEnabled = true },
    ]
    for change in changes {
      var changed = EnvironmentValues()
      change(&changed)
      #expect(changed.hasTraits(of: changed))
      #expect(!changed.hasTraits(of: EnvironmentValues()) && !EnvironmentValues().hasTraits(of: changed))
      var themed = changed
      themed.setTheme(Brand.night)
      #expect(themed.hasTraits(of: changed))
    }
  }
}
