import Tokens

extension Page {
  static let tokens = Page("tokens", "Design tokens from a file: values, problems, edits and a diff.") { print in
    let file = try TokenFile(
      """
      {
        "palette": {
          "$type": "color",
          "blue": { "$value": { "colorSpace": "srgb", "components": [0.04, 0.52, 1] } },
          "ink": { "$value": { "colorSpace": "oklch", "components": [0.25, 0.02, 260] } }
        },
        "accent": { "$value": "{palette.blue}", "$description": "Links and buttons." },
        "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }
      }
      """)
    let tokens = try file.resolved()
    print("Values:")
    for token in tokens { print(" ", token) }
    if case .color(let accent)? = tokens["accent"]?.value {
      print("  The accent in hex digits:", accent.hexDigits)
    }

    print("\nAn edit leaves everything else as it is, and the diff tells what it means:")
    var edited = file
    try edited.apply([.set("gap", .dimension(Token.Dimension(12, .px))), .alias("accent", of: "palette.ink")])
    for change in try edited.resolved().changes(from: tokens) { print(" ", change) }

    print("\nAll problems of a file at once:")
    do {
      _ = try TokenFile(
        """
        {
          "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "pt" } },
          "accent": { "$value": "{palette.blue}" },
          "one": { "$type": "color", "$value": "{two}" }, "two": { "$type": "color", "$value": "{one}" }
        }
        """
      ).resolved()
    } catch {
      print(error)
    }

    print("\nThe contract in Swift:")
    print(try ThemeSource(tokens, name: "Brand").text())
  }
}
