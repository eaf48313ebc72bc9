import Foundation
import LivePreview
import TestSupport
import Testing

/// Applies patches in a browser, by the script that the library has for it.
@MainActor
@Suite(.enabled(if: Chromium.path != nil, "Chromium is not installed: patches are not applied in a browser"))
struct BrowserPatchTests {
  @Test("After 480 random updates, a patched page looks in Chromium as a new page does")
  func random() async throws {
    var runs: [String] = []
    for seed in 0..<8 {
      var random = SeededGenerator(seed: UInt64(seed))
      let sources = (0..<4).map { Var("source \($0)") }
      let tree = LiveTree(RandomWidgets.root(sources, &random))
      let renderer = HTMLRenderer()
      let lifetime = tree.render(with: renderer)
      let start = try json(renderer.html())
      var steps: [String] = []
      for _ in 0..<60 {
        sources.randomElement(using: &random)?.set("value \(Int.random(in: 0..<11, using: &random))")
        if Bool.random(using: &random) { try tree.update(to: RandomWidgets.root(sources, &random)) }
        let expected = Preview.html(tree.widget, as: .fragment)
        steps.append("[\(try json(renderer.patches())),\(try json(expected))]")
      }
      runs.append("[\(start),[\(steps.joined(separator: ",\n"))]]")
      withExtendedLifetime(lifetime) {}
    }
    let result = try await result(
      of: """
        const runs = [\(runs.joined(separator: ",\n"))]
        runs.forEach(([start, steps], run) => {
          let fragment = show("patched", start)
          steps.forEach(([patches, expected], step) => {
            try { fragment = patch(fragment, patches) } catch (error) { return report(run, step, error) }
            const [found, wanted] = [look(fragment), look(show("fresh", expected))]
            const index = found.findIndex((line, index) => line !== wanted[index])
            if (index >= 0 || found.length !== wanted.length) report(run, step, found[index] + " for " + wanted[index])
          })
        })
        """)
    #expect(result == "", "\(result.prefix(2000))")
  }

  @Test("An edited field keeps the focus and the caret when rows move, and when the model sets another field")
  func focus() async throws {
    let rows = Var(["a", "b", "c"])
    let (text, isOn) = (Var<String?>("Ada"), Var(false))
    let tree = LiveTree(
      VStack {
        View(.children <-- rows.map { Children($0.map { TextField(.text($0), .key(WidgetKey($0))) }) })
        TextField(.text <-- text)
        TextView(.text <-- text)
        Switch(.isOn <-- isOn)
        Button(.title <-- isOn.map { $0 ? "Pause" : "Play" })
      })
    let renderer = HTMLRenderer()
    let lifetime = tree.render(with: renderer)
    let start = try json(renderer.html())
    rows.set(["b", "a", "x", "c"])
    let moved = try json(renderer.patches())
    text.set("Grace")
    isOn.set(true)
    let changed = try json(renderer.patches())
    withExtendedLifetime(lifetime) {}
    let result = try await result(
      of: """
        let fragment = show("patched", \(start))
        const [, b, , field] = fragment.querySelectorAll("input[type=text]")
        const [area, toggle, button] = ["textarea", "[role=switch]", "button"].map(name => fragment.querySelector(name))
        b.focus()
        b.setSelectionRange(1, 1)
        fragment = patch(fragment, \(moved))
        if (document.activeElement !== b || b.selectionStart !== 1) report("moved", document.activeElement.outerHTML)
        // What somebody has typed is not in the attributes.
        field.value = "typed"
        area.value = "typed"
        toggle.click()
        toggle.click()
        button.focus()
        fragment = patch(fragment, \(changed))
        if (document.activeElement !== button) report("button", document.activeElement.outerHTML)
        if (button.textContent !== "Pause") report(button.outerHTML)
        if (field.value !== "Grace" || area.value !== "Grace") report(field.value, area.value)
        if (!toggle.checked) report("off")
        """)
    #expect(result == "", "\(result.prefix(2000))")
  }

  @Test("The script is less than 4 KB")
  nonisolated func size() {
    #expect(HTMLRenderer.script.utf8.count < 4096)
  }

  private func json(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  /// What a script reports, which runs in a page with the script for patches.
  private func result(of script: String) async throws -> String {
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><body><div id="patched"></div><div id="fresh"></div><script>
      \(HTMLRenderer.script)
      const lines = []
      const report = (...parts) => lines.push(parts.join(" "))
      const show = (id, html) => {
        document.getElementById(id).innerHTML = html
        return document.getElementById(id).firstElementChild
      }
      // The elements of a page, with what can be seen of each.
      const look = fragment => {
        const own = /^(data-[nphik]|id|aria-labelledby|tabindex|class|style|name|value|(check|select)ed)$/
        const start = fragment.getBoundingClientRect()
        const properties = ["color", "background-color", "opacity", "padding", "margin", "font-size", "font-weight",
          "gap", "flex-grow", "flex-shrink", "align-items", "--value", "visibility"]
        return [...fragment.querySelectorAll("*")].filter(element => element.tagName !== "STYLE").map(element => {
          const [box, style] = [element.getBoundingClientRect(), getComputedStyle(element)]
          const names = element.getAttributeNames().filter(name => !own.test(name)).sort()
          const texts = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data)
          // What is not displayed has no place.
          const place = element.getClientRects().length ? [box.x - start.x, box.y - start.y] : "none"
          return [element.tagName, [...element.classList].filter(name => !/^s\\d+$/.test(name)), texts,
            names.map(name => name + "=" + element.getAttribute(name)), element.value, element.checked,
            element.selected, place, box.width, box.height,
            properties.map(name => style.getPropertyValue(name)),
          ].join("|")
        })
      }
      try {
      \(script)
      } catch (error) { report(error, error.stack) }
      document.body.innerHTML = '<pre id="result"></pre>'
      result.textContent = lines.join("\\n")
      </script>
      """
    let document = try await Chromium.document(of: page)
    let found = try #require(
      document.firstMatch(of: /<pre id="result">([^<]*)<\/pre><\/body>/)?.1, "\(document.suffix(400))")
    return String(found)
  }
}
