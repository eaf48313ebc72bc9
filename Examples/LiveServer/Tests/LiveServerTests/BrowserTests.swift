import Testing

@testable import LiveServer

/// The guest book, in a real browser.
@MainActor
@Suite(
  .serialized,
  .enabled(
    if: Browser.paths != nil, "chromium, chromedriver or curl is not installed: no browser operates the guest book"))
struct BrowserTests {
  private let port = UInt16.random(in: 20_000..<50_000)
  private var address: String { "http://127.0.0.1:\(port)/" }

  /// Runs a test with a server and a browser.
  private func run(_ test: @MainActor (Browser, inout RunningServer) async throws -> Void) async throws {
    var server = try await RunningServer(port: port)
    let browser = try await Browser()
    do {
      try await browser.open(address)
      try await test(browser, &server)
    } catch {
      Issue.record("\(error): \((try? await browser.value(of: "document.body.innerText")) ?? "no page")")
    }
    await browser.close()
    await server.stop()
  }

  @Test("A user signs the book with the keyboard alone, from the menu to the saved entry")
  func keyboard() async throws {
    try await run { browser, server in
      try await browser.press(.tab + .enter)
      try await browser.find("//h1[.='New entry']")
      #expect(try await browser.value(of: "document.activeElement.textContent") == "New entry")
      // The heading has the focus, the back button comes before it.
      try await browser.press(.tab + "Ada Lovelace" + .left + .left + "!")
      try await browser.find("//button[.='Save' and not(@disabled)]")
      try await browser.press(.tab + .right)
      try await browser.wait(until: "document.querySelectorAll('[type=radio]')[1].checked")
      try await browser.press(.tab + .right + .tab + " " + .tab + .enter)
      try await browser.find("//*[@role='dialog']//button[.='OK']")
      #expect(try await browser.value(of: "document.activeElement.getAttribute('role')") == "dialog")
      try await browser.press(.tab + .enter)
      try await browser.find("//button[.='All entries (1)']")
      let guest = try #require(server.server.list.guests.value.first)
      #expect(guest.name == "Ada Lovela!ce" && guest.mood == 1 && guest.stars >= 5 && !guest.isPublic)
      #expect(try await browser.value(of: "document.title") == "Guest book")
    }
  }

  @Test("A user signs the book with the mouse, and dismisses the alert by Escape")
  func mouse() async throws {
    try await run { browser, server in
      try await browser.click("//button[.='Sign the book']")
      try await browser.click("//input[@type='text']")
      try await browser.press("Grace")
      try await browser.click("//label[.='Bad']")
      try await browser.click("//input[@type='range']")
      try await browser.click("//input[@role='switch']")
      try await browser.click("//button[.='Save']")
      try await browser.find("//*[@role='dialog']")
      try await browser.press(.escape)
      try await browser.click("//button[.='All entries (1)']")
      try await browser.find("//*[@role='row'][contains(.,'Somebody')]")
      let guest = try #require(server.server.list.guests.value.first)
      #expect(guest.name == "Grace" && guest.mood == 2 && guest.stars == 5)
      // A row's actions appear under the pointer.
      try await browser.click("//button[.='Delete']")
      try await browser.click("//button[.='Guest book']")
      try await browser.find("//button[.='All entries (0)']")
    }
  }

  @Test("What has been typed survives a reload, and a restart of the server")
  func restart() async throws {
    try await run { browser, server in
      try await browser.click("//button[.='Sign the book']")
      try await browser.click("//input[@type='text']")
      try await browser.press("Ada")
      try await browser.find("//button[.='Save' and not(@disabled)]")
      try await browser.reload()
      try await browser.find("//h1[.='New entry']")
      #expect(try await browser.value(of: "document.querySelector('input').value") == "Ada")
      try await server.restart {
        try await browser.find("//p[@role='status'][.='Reconnecting…']")
      }
      try await browser.find("//p[@role='status'][not(text())]")
      try await browser.wait(until: "document.querySelector('input').value === 'Ada'")
      try await browser.click("//button[.='Save']")
      try await browser.click("//button[.='OK']")
      try await browser.find("//button[.='All entries (1)']")
      #expect(server.server.list.guests.value.map(\.name) == ["Ada"])
    }
  }

  @Test("Two tabs see each other's changes, and neither the other's screens")
  func tabs() async throws {
    try await run { browser, _ in
      try await browser.click("//button[.='All entries (0)']")
      try await browser.find("//h1[.='Entries']")
      let first = try await browser.tab
      try await browser.show(try await browser.openTab())
      try await browser.open(address)
      try await browser.click("//button[.='Sign the book']")
      try await browser.click("//input[@type='text']")
      try await browser.press("Alan")
      try await browser.click("//button[.='Save']")
      try await browser.find("//*[@role='dialog']")
      try await browser.show(first)
      try await browser.find("//*[@role='row'][contains(.,'Alan')]")
      #expect(try await browser.value(of: "document.querySelector('[role=dialog]')") == "null")
    }
  }
}
