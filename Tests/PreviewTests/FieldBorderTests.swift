import Mod
import Styles
import Terminal
import Testing
import Widgets

@Suite("Fields of the kit in a terminal")
struct FieldBorderTests {
  @Test("A field of the kit has a border in a terminal")
  @MainActor func border() {
    let outlined = Preview.terminal(Field("Kit", .text("kit")), width: 12, color: false)
    #expect(outlined == "Kit\n╭──────────╮\n│  kit     │\n╰──────────╯", "\(outlined)")
    let filled = Preview.terminal(Field("Kit", .text("kit"), style: .filled), width: 12, color: false)
    #expect(filled.split(separator: "\n", omittingEmptySubsequences: false).count == 4 && !filled.contains("╭"))
    let invalid = Preview.terminal(Field("Kit", error: "Bad", .text("kit"), style: .filled), width: 12, color: false)
    #expect(invalid.contains("╭") && invalid.contains("Bad"))
  }
}
