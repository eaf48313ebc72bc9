import Testing

@testable import LiveServer

/// Pages in the colors that a user has chosen for everything, in a real browser, which then ignores those of style sheets.
@MainActor
@Suite(.enabled(if: DevTools.path != nil, "Chromium is not installed: no browser forces colors"))
struct ForcedColorsTests {
  private let page = LiveServer(port: 0, options: ServerOptions(log: { _ in })) {
    VStack {
      Switch(.isOn(true))
      Switch(.isOn(true), .title("Box"), .preferredStyle(.checkbox))
      Slider(.value(0.5))
      Stepper(.value(1))
      SegmentedControl(["One", "Two"], .selectedSegmentIndex(0))
      PageControl(.numberOfPages(3))
      ProgressView(.progress(0.5))
      ActivityIndicatorView(.isAnimating(true))
      ImageView(Image(systemName: "star"))
      Divider()
      TextField(.text("Text"), .clearButtonMode(.always))
      TextField(.placeholder("Name"))
      SearchBar()
      DatePicker()
      Button("Chip", .isSelected(true))
    }
  }

  /// What draws each control: an element, or a part of it, and its property.
  private static let drawings = [
    (".Switch:not(.box)", "::before", "backgroundColor"), (".Switch:not(.box)", "::after", "backgroundColor"),
    (".Switch.box", "::before", "backgroundColor"), (".Switch.box", "::after", "borderRightColor"),
    (".Segment:has(:checked)", "", "backgroundColor"), (".ImageView .Symbol", "", "backgroundColor"),
    (".Divider", "", "backgroundColor"), (".Clear", "", "backgroundColor"),
    (".SearchField>.Symbol", "", "backgroundColor"),
  ]

  @Test("In forced colors, each control is drawn in colors of the system, and what is selected stands out")
  func controls() async throws {
    try await RunningServer.run(page) { server in
      let browser = try await Browser()
      try await browser.send(
        "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
      try await browser.open(server.server.address)
      try await browser.find("//*[@role='progressbar' or self::progress]")
      let canvas = try await browser.value(of: "getComputedStyle(document.body).backgroundColor")
      for (element, part, property) in Self.drawings {
        let style = "getComputedStyle(document.querySelector('main \(element)'), '\(part)')"
        let color = try await browser.value(of: "\(style).\(property)")
        #expect(color.hasPrefix("rgb") && color != canvas && color != "rgba(0, 0, 0, 0)", "\(element)\(part)")
      }
      for element in [".Slider", ".PageControl", ".ProgressView"] {
        let style = "getComputedStyle(document.querySelector('main \(element)'))"
        let colors = try await browser.value(of: "[\(style).forcedColorAdjust, \(style).getPropertyValue('--on')]")
        #expect(colors == "none,Highlight", "\(element)")
      }
      for element in [
        ".SegmentedControl", ".SearchField", ".TextField:not(:has(*))", ".DatePicker>b", "[aria-pressed=true]",
      ] {
        let style = try await browser.value(
          of: "getComputedStyle(document.querySelector('main \(element)')).outlineStyle")
        #expect(style == "solid", "\(element)")
      }
      await browser.close()
    }
  }
}
