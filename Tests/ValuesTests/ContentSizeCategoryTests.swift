import Testing
import Values

struct ContentSizeCategoryTests {
  @Test("The sizes for those who see badly are those from accessibilityMedium on")
  func accessibility() {
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(ContentSizeCategory.accessibilityExtraExtraExtraLarge.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
