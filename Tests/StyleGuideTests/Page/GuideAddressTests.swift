import Mod
import StyleGuide
import TestSupport
import Testing
import Widgets

@MainActor
@Suite(
  "Address of a style guide", .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
struct GuideAddressTests {
  @Test("A link opens the page with its search, theme, appearance and contrast")
  func opening() async throws {
    let reports = try await GuideScriptRun.reports(
      of: showroom(), at: "?q=danger%20large&theme=Night&dark&contrast#buttons_4",
      "report(state()); report(one(':target').id)")
    #expect(reports == ["danger large Night dark high 1", "buttons_4"])
  }

  @Test("An address with unknown names opens the page with its defaults")
  func unknown() async throws {
    let reports = try await GuideScriptRun.reports(of: showroom(), at: "?theme=Dusk&x=%&q", "report(state())")
    #expect(reports == [" Day system usual 4"])
  }

  @Test("The group in the address is marked and its list is open, and a search counts its results")
  func groups() async throws {
    let guide = StyleGuide("Groups") {
      ThemeTokens(Groups.self, ["Day": .standard])
      Examples("Badges") { Example("Unread") { Label("3") } }
    }
    let reports = try await GuideScriptRun.reports(
      of: guide, at: "#tokens/color/base",
      """
      const shown = () => [...document.querySelectorAll("#_nav p, #_nav li")].filter(e => !e.closest("[hidden]"))
        .map(e => e.tagName === "P" ? e.textContent : [..."span small".split(" ")]
          .map(s => e.querySelector(s).textContent).join(" "))
      const type = async text => {
        one("#_search").value = text; one("#_search").dispatchEvent(new Event("input", { bubbles: true })); await wait()
      }
      report([...document.querySelectorAll("#_nav li li [aria-current]")].map(a => a.hash))
      report(one("#_nav details").open)
      report(shown())
      await type("white"); report(shown())
      await type(""); report(shown())
      """)
    let all = "Foundations,Tokens 5,Colors 4,All 4,base 2,text 2,Radii 1,Examples,Badges 1"
    #expect(reports == ["#tokens/color/base", "true", all, "Foundations,Tokens 1,Colors 1,All 1,base 1", all])
  }

  private struct Groups: Theme {
    struct Base: Hashable {
      var white = Color.white
      var ink = Color.black
    }
    struct Text: Hashable {
      var usual = Color.black
      var soft = Color.gray
    }
    var base = Base()
    var text = Text()
    var radius = 8.0
    static let standard = Groups()
  }

  @Test("Switches and searches change the address, and Back restores what was shown before")
  func back() async throws {
    let reports = try await GuideScriptRun.reports(
      of: showroom(), at: "#buttons_2",
      """
      const back = async () => {
        history.back(); await wait(); report(location.search + location.hash); report(state())
      }
      const type = async text => {
        one("#_search").value = text; one("#_search").dispatchEvent(new Event("input", { bubbles: true })); await wait()
      }
      one("#_dark").click()
      for (const text of ["d", "da", "danger &"]) await type(text)
      one(".theme").value = "Night"; one(".theme").dispatchEvent(new Event("change", { bubbles: true }))
      one("#_contrast").click()
      report(location.search + location.hash)
      for (let count = 0; count < 4; count++) await back()
      """)
    #expect(
      reports == [
        "?q=danger%20%26&theme=Night&dark&contrast#buttons_2",
        "?q=danger%20%26&theme=Night&dark#buttons_2", "danger & Night dark usual 0",
        "?q=danger%20%26&dark#buttons_2", "danger & Day dark usual 0",
        "?dark#buttons_2", " Day dark usual 4",
        "#buttons_2", " Day system usual 4",
      ])
  }
}
