import Styles
import Testing

@Suite("Badges and texts of the kit")
struct BadgeTests {
  @Test("A badge has the colors of its tone")
  func tones() {
    let badge = Label("New", .badge(.success, .large))
    #expect(badge.backgroundColor == .token(\Kit.successFill) && badge.textColor == .token(\Kit.successText))
    #expect(badge.font == .token(\Kit.heading))
  }

  @Test("A heading has the trait of a heading, and running text does not")
  func headings() {
    #expect(Label("Inbox", .typography(.title)).accessibilityTraits.contains(.header))
    #expect(!Label("Inbox", .typography()).accessibilityTraits.contains(.header))
  }

  @Test("The last tone of a text wins")
  func secondary() {
    #expect(Label("a", .typography(.secondary)).textColor == .token(\Kit.secondaryText))
    #expect(Label("a", .typography(.secondary, .error)).textColor == .token(\Kit.dangerText))
  }
}
