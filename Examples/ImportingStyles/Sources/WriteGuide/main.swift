import BrandGuide
import Foundation

// Writes the style guide: `swift run WriteGuide brand.html`, and its text for the test with `--text`.
let arguments = CommandLine.arguments.dropFirst()
let file = URL(filePath: arguments.first { !$0.hasPrefix("--") } ?? "brand.html")
if arguments.contains("--text") {
  try Data((brandGuide.text + "\n").utf8).write(to: file)
} else {
  try brandGuide.write(to: file)
}
