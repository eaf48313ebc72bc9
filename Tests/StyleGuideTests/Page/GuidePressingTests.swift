import Mod
import StyleGuide
import Styles
import TestSupport
import Testing
import Widgets

@MainActor
@Suite(
  "Pictures of a style guide that are operated",
  .enabled(if: Chromium.path != nil, "There is no Chromium on this machine."))
struct GuidePressingTests {
  private let guide = StyleGuide("Paint") {
    ThemeTokens(Paint.self, ["Day": .standard, "Night": .night])
    Recipes(
      "Buttons",
      Recipe<Button, ActionLook>(
        .base(.titleColor(.onPaint), .backgroundColor(.paint)), .while(.hovered, .alpha(0.9)),
        .while(.focused, .alpha(0.8)), .while(.highlighted, .alpha(0.7)))
    ) { Button("Save") }
    Examples("Badges") { Example("Unread") { Label("3") } }
  }

  /// Names of the state whose picture looks like the first one, and whether that one is inert.
  private let look = """
    const stage = one("#buttons .stage"), figures = [...stage.querySelectorAll("figure")]
    const shown = figure => [...figure.querySelectorAll(".p")].find(p => p.checkVisibility())
    const look = () => {
      const usual = shown(figures[0]), button = usual.firstElementChild.className
      const same = figures.slice(1).find(f => shown(f).firstElementChild.className === button)
      return (same ? same.querySelector("figcaption").textContent : "normal") + (usual.inert ? " inert" : "")
    }
    const press = key => {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })); return wait()
    }

    """

  @Test("Enter operates the first picture of a card, which is one tab stop, and Escape leaves it")
  func keyboard() async throws {
    let reports = try await GuideScriptRun.reports(
      of: guide,
      look + """
        report([...document.querySelectorAll(".stage")].map(s => s.tabIndex))
        report(stage.role + ": " + stage.ariaLabel)
        report(look())
        stage.focus(); await wait(); report(look())
        await press("Enter"); report(document.activeElement.className.split(" ")[0]); report(look())
        report(getComputedStyle(document.activeElement).outlineStyle)
        report(figures.slice(1).every(f => shown(f).inert))
        await press("Escape"); report(document.activeElement === stage); report(look())
        await press("Enter"); one("#_search").focus(); await wait(); report(look())
        """)
    #expect(
      reports == [
        "0,-1", "group: Picture of Default", "normal inert", "normal inert", "Button", "focused", "none", "true",
        "true",
        "normal inert", "normal inert",
      ])
  }

  @Test("A picture under the pointer looks hovered, and highlighted while it is pressed")
  func pointer() async throws {
    let reports = try await GuideScriptRun.reports(
      of: guide,
      look + """
        // A script has no pointer: the states that a browser would report are its own.
        let states = []
        const matches = Element.prototype.matches
        Element.prototype.matches = function (selector) {
          const isInside = this === stage || this === shown(figures[0]).firstElementChild
          return isInside && states.includes(selector) || matches.call(this, selector)
        }
        const point = async (type, element, ...now) => {
          states = now; element.dispatchEvent(new PointerEvent(type, { bubbles: true })); await wait(); report(look())
        }
        await point("pointerover", stage, ":hover")
        await point("pointerdown", stage, ":hover", ":active")
        await point("pointerup", stage, ":hover")
        await point("pointerover", one("h1"))
        """)
    #expect(reports == ["hovered", "highlighted", "hovered", "normal inert"])
  }

  @Test("A control in a card looks hovered only if the pointer is over the control itself")
  func controlInside() async throws {
    let button = Button("Open", .backgroundColor(.paint), .while(.hovered, .alpha(0.9)))
    let guide = StyleGuide("Cards") {
      Examples("Cards") {
        Example("Card") {
          VStack(.while(.hovered, .backgroundColor(.systemFill))) {
            Label("1")
            button
          }
        }
      }
    }
    let reports = try await GuideScriptRun.reports(
      of: guide,
      """
      const figures = [...document.querySelectorAll(".stage figure")]
      const parts = figure => [figure.querySelector(".p *"), figure.querySelector(".p button")].map(e => e.className)
      const [usual, hovered] = figures.map(parts)
      const shown = figures[0].querySelector(".p *"), button = shown.querySelector("button")
      let under = []
      const matches = Element.prototype.matches
      Element.prototype.matches = function (selector) {
        return selector === ":hover" ? under.includes(this) : matches.call(this, selector)
      }
      for (under of [[shown], [shown, button]]) {
        shown.dispatchEvent(new PointerEvent("pointerover", { bubbles: true })); await wait()
        report(parts(figures[0]).map((name, index) => name === hovered[index] && name !== usual[index]))
      }
      """)
    #expect(reports == ["true,false", "true,true"])
  }

  @Test("Links and forms in a picture do not navigate")
  func leading() async throws {
    let reports = try await GuideScriptRun.reports(
      of: guide,
      look + """
        shown(figures[0]).innerHTML = "<a href='#buttons_4'>a</a><form><button>b</button></form>"
        stage.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
        let count = 0
        addEventListener("submit", event => { count++; report(event.defaultPrevented) })
        for (const name of ["a", "button"]) shown(figures[0]).querySelector(name).click()
        await wait(); report(count); report(location.hash)
        """)
    #expect(reports == ["true", "1", ""])
  }
}
