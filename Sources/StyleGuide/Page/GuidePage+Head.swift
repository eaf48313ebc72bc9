extension GuidePage {
  internal mutating func writeHead() {
    let policy: GuideMarkup = """
      default-src 'none'; style-src 'unsafe-inline'; script-src '\(GuideScript.hash)'; img-src data:; base-uri 'none'; \
      form-action 'none'
      """
    element("head") { page in
      page.write("\n")
      page.tag("meta", ["charset": "utf-8"])
      page.write("\n")
      page.tag("meta", ["name": "viewport", "content": "width=device-width,initial-scale=1"])
      page.write("\n")
      page.tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
      page.write("\n")
      page.element("title", text: "\(page.guide.title)")
      page.write("\n")
      page.element("style") { $0.writeStyle() }
      page.write("\n")
    }
    write("\n")
  }

  private mutating func writeStyle() {
    write("\n\(GuideRules.page)\(GuideRules.parts)\(GuideRules.media)")
    writeGrounds()
    writeViews()
    // The rules of the pictures apply only inside of them. The rules of the page have no type selectors that match
    // there.
    write("@scope(.p){\n")
    reader.html.writeSheet(to: &utf8, root: ":scope")
    write("}\n")
  }

  /// Writes the colors behind the pictures of each theme, and the colors of the captions on them.
  private mutating func writeGrounds() {
    for (index, choice) in reader.choices.enumerated() {
      guard let ground = choice.ground else { continue }
      let page = page(inTheme: index)
      write("\(page){--ground:\(HTMLFragments.value(of: ground))}\n")
      write("\(page) :is(.stage,.fonts,.lengths,:is(.radii,.shadows,.borders,.gradients,.motions)>article){")
      write("--text:\(HTMLFragments.value(of: Self.strong.legible(on: ground)));")
      write("--soft:\(HTMLFragments.value(of: Self.soft.legible(on: ground)));--mark:var(--soft)}\n")
    }
  }

  /// The colors of the page's texts: see `GuideRules`.
  private static let strong = Color(light: Color(hex: 0x17171A), dark: Color(hex: 0xF3F3F5))
  private static let soft = Color(
    light: Color(hex: 0x5B5B66), dark: Color(hex: 0xA3A3AE), highContrastLight: .black, highContrastDark: .white)

  /// Writes the rules that show each variant of a picture in its contexts.
  private mutating func writeViews() {
    for (contexts, number) in views.sorted(by: { $0.value < $1.value }) {
      write(".v\(number){display:none}\n")
      for prefersDark in [false, true] {
        write(prefersDark ? "@media(prefers-color-scheme:dark){" : "@media not (prefers-color-scheme:dark){")
        for (index, context) in contexts.enumerated() {
          if index > 0 { write(",") }
          write("\(page(in: reader.contexts[context], prefersDark: prefersDark)) .v\(number)")
        }
        write("{display:contents}}\n")
      }
    }
  }

  /// Returns the selector of the page in a context.
  private func page(in context: GuideContext, prefersDark: Bool) -> String {
    // Unless one is chosen, the system's appearance applies.
    let appearance =
      switch (context.isDark, prefersDark) {
      case (true, false): ":has(#_dark:checked)"
      case (true, true): ":not(:has(#_light:checked))"
      case (false, false): ":not(:has(#_dark:checked))"
      case (false, true): ":has(#_light:checked)"
      }
    let contrast = context.hasHighContrast ? ":has(#_contrast:checked)" : ":not(:has(#_contrast:checked))"
    return page(inTheme: context.theme) + appearance + contrast
  }

  /// Returns the selector of the page in a theme.
  private func page(inTheme index: Int) -> String {
    reader.choices.count > 1 ? "html:has(#_t\(index):checked)" : "html"
  }
}

extension Color {
  /// Returns the color, replaced by black or white in each appearance in which it is not legible on a background.
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
