import Testing
import Values

struct ContentSizeCategoryTests {
  @Test("Accessibility text sizes start with accessibilityMedium")
  func accessibility() {
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.accessibilityExtraExtraExtraLarge.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
