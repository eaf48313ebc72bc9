import Styles
import Testing

@Suite("Choices of the kit")
struct KitLookTests {
  /// Expects that choices differ by the values that they choose.
  private func expectDifferent<Look: DefaultVariants>(
    sourceLocation: SourceLocation = #_sourceLocation, _ choices: Mod<Look>...
  ) {
    let looks = choices.map { configure(Look(), with: $0) }
    #expect(Set(looks).count == looks.count, "\(looks)", sourceLocation: sourceLocation)
  }

  @Test("No two named choices of a look have the same value")
  func names() {
    expectDifferent(Mod<Kit.ButtonLook>.plain, .gray, .tinted, .filled, .bordered)
    expectDifferent(Mod<Kit.ButtonLook>.primary, .cancel, .destructive)
    expectDifferent(Mod<Kit.ChipLook>.filled, .outlined)
    expectDifferent(Mod<Kit.FieldLook>.outlined, .filled)
    expectDifferent(Mod<Kit.RowLook>.disclosure, .identity)
    expectDifferent(Mod<Kit.BannerLook>.tinted, .outlined)
    expectDifferent(Mod<Kit.BannerLook>.neutral, .info, .success, .warning, .error)
    expectDifferent(Mod<Kit.ToolbarLook>.raised, .plain)
    expectDifferent(Mod<Kit.FormLook>.grouped, .plain)
    expectDifferent(Mod<Kit.CardLook>.elevated, .filled, .outlined)
    expectDifferent(Mod<Kit.SegmentedLook>.gray, .filled)
    expectDifferent(Mod<Kit.BadgeLook>.neutral, .info, .success, .warning, .error)
    expectDifferent(Mod<Kit.TypeLook>.largeTitle, .title, .heading, .body, .callout, .footnote)
    expectDifferent(Mod<Kit.TypeLook>.primary, .secondary, .info, .success, .warning, .error)
  }
}
