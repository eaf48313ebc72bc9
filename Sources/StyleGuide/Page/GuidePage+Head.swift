extension GuidePage {
  internal mutating func writeHead() {
    utf8.reserveCapacity(65_536)
    utf8.write(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src '
      """)
    utf8.write(raw: GuideScript.hash)
    utf8.write("'; img-src data:; base-uri 'none'; form-action 'none'\">\n<title>")
    utf8.write(escaped: guide.title)
    utf8.write("</title>\n<style>\n")
    utf8.write(GuideRules.page)
    utf8.write(GuideRules.parts)
    utf8.write(GuideRules.media)
    writeGrounds()
    writeViews()
    // The rules of the pictures apply inside of them alone, and those of the page have no type selectors that match
    // there.
    utf8.write("@scope(.p){\n")
    reader.html.writeSheet(to: &utf8, root: ":scope")
    utf8.write("}\n</style>\n</head>\n")
  }

  /// Writes the colors behind the pictures of each theme, and those of the captions on them.
  private mutating func writeGrounds() {
    for (index, choice) in reader.choices.enumerated() {
      guard let ground = choice.ground else { continue }
      writePage(inTheme: index)
      utf8.write("{--ground:")
      utf8.append(contentsOf: HTMLFragments.value(of: ground))
      utf8.write("}\n")
      writePage(inTheme: index)
      utf8.write(" :is(.stage,.fonts,.lengths,:is(.radii,.shadows,.borders,.gradients,.motions)>article){--text:")
      utf8.append(contentsOf: HTMLFragments.value(of: Self.strong.legible(on: ground)))
      utf8.write(";--soft:")
      utf8.append(contentsOf: HTMLFragments.value(of: Self.soft.legible(on: ground)))
      utf8.write(";--mark:var(--soft)}\n")
    }
  }

  /// The colors of the page's texts: see `GuideRules`.
  private static let strong = Color(light: Color(hex: 0x17171A), dark: Color(hex: 0xF3F3F5))
  private static let soft = Color(
    light: Color(hex: 0x5B5B66), dark: Color(hex: 0xA3A3AE), highContrastLight: .black, highContrastDark: .white)

  /// Writes the rules that show each variant of a picture in its contexts.
  private mutating func writeViews() {
    for (contexts, number) in views.sorted(by: { $0.value < $1.value }) {
      utf8.write(".v")
      utf8.write(number)
      utf8.write("{display:none}\n")
      for prefersDark in [false, true] {
        utf8.write(prefersDark ? "@media(prefers-color-scheme:dark){" : "@media not (prefers-color-scheme:dark){")
        for (index, context) in contexts.enumerated() {
          if index > 0 { utf8.write(",") }
          write(reader.contexts[context], prefersDark: prefersDark)
          utf8.write(" .v")
          utf8.write(number)
        }
        utf8.write("{display:contents}}\n")
      }
    }
  }

  /// Writes the selector of the page in a context.
  private mutating func write(_ context: GuideContext, prefersDark: Bool) {
    writePage(inTheme: context.theme)
    // Unless one is chosen, the system's appearance applies.
    switch (context.isDark, prefersDark) {
    case (true, false): utf8.write(":has(#_dark:checked)")
    case (true, true): utf8.write(":not(:has(#_light:checked))")
    case (false, false): utf8.write(":not(:has(#_dark:checked))")
    case (false, true): utf8.write(":has(#_light:checked)")
    }
    utf8.write(context.hasHighContrast ? ":has(#_contrast:checked)" : ":not(:has(#_contrast:checked))")
  }

  /// Writes the selector of the page in a theme.
  private mutating func writePage(inTheme index: Int) {
    utf8.write("html")
    guard reader.choices.count > 1 else { return }
    utf8.write(":has(#_t")
    utf8.write(index)
    utf8.write(":checked)")
  }
}

extension Color {
  /// Returns the color, with black or white in its place in each appearance in which it is not legible on a ground.
  fileprivate func legible(on ground: Color) -> Color {
    let colors = GuideContext.all(themes: 1).map { context -> Color in
      let paper = Color.systemBackground.resolved(for: context.style)
      let ground = ground.resolved(for: context.style, contrast: context.accessibilityContrast).over(paper)
      let color = resolved(for: context.style, contrast: context.accessibilityContrast)
      if color.contrast(to: ground) >= 4.5 { return color }
      return Color.black.contrast(to: ground) > Color.white.contrast(to: ground) ? .black : .white
    }
    return Color(light: colors[0], dark: colors[1], highContrastLight: colors[2], highContrastDark: colors[3])
  }
}
