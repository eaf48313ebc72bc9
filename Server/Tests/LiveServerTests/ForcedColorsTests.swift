import Testing

@testable import LiveServer

/// Pages in the colors that a user has chosen for everything, in a real browser, which ignores those of style sheets.
@MainActor
@Suite(.enabled(if: DevTools.path != nil, "Chromium is not installed: no browser forces colors"))
struct ForcedColorsTests {
  private let page = LiveServer(port: 0, options: ServerOptions(log: { _ in })) {
    VStack(.spacing(10)) {
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

  /// The elements without texts, which are drawn by backgrounds alone.
  private static let drawings = [
    ".Switch:not(.box)", ".Switch.box", ".Slider", ".Stepper", ".PageControl", ".ProgressView",
    ".ActivityIndicatorView",
    ".ImageView .Symbol", ".Divider", ".Clear", ".SearchField>.Symbol",
  ]

  /// Returns a picture of the place of an element.
  private func picture(of element: String, in browser: Browser) async throws -> String {
    let rectangle = try await browser.value(
      of: "(({ x, y, width, height }) => [x, y, width, height])(\(element).getBoundingClientRect())")
    let numbers = rectangle.split(separator: ",").compactMap { Double($0) }
    try #require(numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0)
    let clip = ["x": numbers[0], "y": numbers[1], "width": numbers[2], "height": numbers[3], "scale": 1]
    let answer = try await browser.send("Page.captureScreenshot", ["clip": clip, "captureBeyondViewport": true])
    return try #require(answer["data"] as? String)
  }

  @Test("In forced colors, each control is drawn in system colors, and selected elements stand out")
  func controls() async throws {
    try await RunningServer.run(page) { server in
      let browser = try await Browser()
      try await browser.send(
        "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
      try await browser.open(server.server.address)
      try await browser.find("//*[@role='progressbar' or self::progress]")
      for name in Self.drawings {
        let element = "document.querySelector('main \(name)')"
        let shown = try await picture(of: element, in: browser)
        try await browser.evaluate("\(element).style.visibility = 'hidden'")
        #expect(try await picture(of: element, in: browser) != shown, "\(name) is seen")
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
