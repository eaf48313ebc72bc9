import Foundation
import Styles
import Testing

@Suite("Styles of ByteCountFormatter")
struct ByteCountFormatterTests {
  @Test(
    "Styles set how bytes are counted and written",
    arguments: [
      (.binary + .decimal, 1_000_000, "1 MB"),
      (.binary, 1_000_000, "977 KB"),
      (.memory + .file, 1_000_000, "1 MB"),
      (.memory, 1_000_000, "977 KB"),
      (.countStyle(.binary), 1_000_000, "977 KB"),
      (.exact, 1500, "2 KB (1,500 bytes)"),
      (.numeric, 0, "0 bytes"),
      (.withoutUnit, 2000, "2"),
      (.includesUnit(false), 2000, "2"),
      (.includesCount(false), 2000, "KB"),
      (.allowedUnits(.useBytes), 2000, "2,000 bytes"),
      (.includesActualByteCount(true), 1500, "2 KB (1,500 bytes)"),
      (.numeric + .allowsNonnumericFormatting(true), 0, "Zero KB"),
      (.isAdaptive(false), 1_234_567, "1.23 MB"),
      (.zeroPadsFractionDigits(true), 1_000_000, "1.0 MB"),
    ] as [(Mod<ByteCountFormatter>, Int64, String)]
  )
  func styles(style: Mod<ByteCountFormatter>, count: Int64, text: String) {
    #expect((ByteCountFormatter() |> style).string(fromByteCount: count) == text)
  }

  @Test(
    "Counting styles set `countStyle` to the style of the same name",
    arguments: [
      (.file, .file), (.memory, .memory), (.decimal, .decimal), (.binary, .binary),
    ] as [(Mod<ByteCountFormatter>, ByteCountFormatter.CountStyle)]
  )
  func countStyle(style: Mod<ByteCountFormatter>, countStyle: ByteCountFormatter.CountStyle) {
    let other: Mod<ByteCountFormatter> = .countStyle(countStyle == .file ? .memory : .file)
    #expect((ByteCountFormatter() |> other + style).countStyle == countStyle)
  }
}
