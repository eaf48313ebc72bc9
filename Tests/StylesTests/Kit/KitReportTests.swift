import Styles
import Testing

@Suite("Reports of the kit's recipes")
struct KitReportTests {
  @Test("The reports of recipes for single widgets are empty")
  func single() {
    #expect(Mod.buttonStyle.report(on: Button()) == [])
    #expect(Mod.chip.report(on: Button()) == [])
    #expect(Mod.badge.report(on: Label()) == [])
    #expect(Mod.typography.report(on: Label()) == [])
    #expect(Mod.textFieldStyle.report(on: TextField()) == [])
    #expect(Mod.card.report(on: StackView()) == [])
    #expect(Mod.formStyle.report(on: StackView()) == [])
    #expect(Mod.segmentedStyle.report(on: SegmentedControl()) == [])
    #expect(Mod.toolbarStyle.report(on: Toolbar()) == [])
  }

  @Test("The reports of recipes for parts are empty")
  func parts() {
    #expect(Mod.field.report(on: Field.Parts()) == [])
    #expect(Mod.banner.report(on: Banner.Parts()) == [])
    #expect(Mod.listRow.report(on: ListRow.Parts()) == [])
    #expect(Mod.emptyState.report(on: EmptyState.Parts()) == [])
    #expect(Mod.formSection.report(on: FormSection.Parts()) == [])
  }
}
