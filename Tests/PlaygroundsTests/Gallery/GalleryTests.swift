import Foundation
import LiveTesting
import Preview
import Styles
import Testing

@testable import Pages

@MainActor
@Suite struct GalleryTests {
  @Test("Every type of widget has a section, and each of its states has a unique name")
  func widgets() throws {
    let protocols: Set = [
      "Widget", "Control", "RangeControl", "Bar", "Scrolling", "TextDisplaying", "Container", "Screen",
      "ContainerScreen",
    ]
    let kinds = try Repository.sources(in: "Sources/Widgets").flatMap { source in
      source.matches(of: /(?m)^public struct (\w+): (\w+)/).filter { protocols.contains(String($0.2)) }
        .map { String($0.1) }
    }
    #expect(kinds.count > 20)
    // A component is made of others.
    #expect(Set(kinds).subtracting(["Composed"]).subtracting(Exhibit.all.map(\.id)) == [])
    for exhibit in Exhibit.all { #expect(Set(exhibit.states.map(\.name)).count == exhibit.states.count) }
  }

  @Test("Users open each kind of widget from a list, and operate it")
  func app() throws {
    let tree = LiveTree(Gallery.app())
    for exhibit in Gallery.groups.flatMap(\.1) {
      try tree.find(TableView.self).scroll(to: .cell(exhibit.id))
      try tree.find(.cell(exhibit.id)).tap()
      #expect(tree.find(.heading).all.map(\.name).first == exhibit.id)
      let last = try #require(exhibit.states.last)
      #expect(tree.find(.text(last.name)).exists, "\(exhibit.id)")
      if exhibit.id == "TextField" {
        try tree.find(.textField("City")).accept("Berlin")
        #expect(tree.find(TextField.self).all.contains { $0.text == "Berlin" })
      }
      try tree.find(.button("Widgets")).tap()
    }
  }

  @Test("Every style has a section, which lists what it sets")
  func styles() throws {
    let families = try StyleFamily.all()
    for source in try Repository.sources(in: "Sources/Styles") {
      // An unavailable name only leads to another.
      let available = source.replacing(/@available\(\*, unavailable.*\n.*/, with: "")
      for part in available.split(separator: /extension StyleNames where Root(?:: | == )/).dropFirst() {
        let family = try #require(families.first { part.hasPrefix("\($0.id) {") }, "\(part.prefix(40))")
        for style in part.prefix(upTo: part.firstRange(of: "\n}")?.lowerBound ?? part.endIndex)
          .matches(of: /public static (?:var|func) (\w+)/)
        {
          #expect(family.samples.contains { $0.id.firstMatch(of: /^\.(\w+)/)?.1 == style.1 }, "\(family.id).\(style.1)")
        }
      }
    }
    for family in families {
      for sample in family.samples { #expect(!sample.sets.isEmpty, "\(family.id)\(sample.id)") }
    }
  }

  @Test("A sample of a style lists what it sets on the first value that it changes")
  func alternatives() throws {
    let family = StyleFamily(
      "DateComponents", { DateComponents(hour: 12) }, { DateComponents() },
      styles: [".hour": Mod { $0.hour = 12 }, ".nothing": []])
    #expect(family.samples.map(\.sets) == [["hour: 12"], []])
    #expect(family.samples.allSatisfy { $0.shown == nil })
  }

  @Test("The drawing beside the table of pages is the one that the gallery draws now")
  func picture() throws {
    #expect(try Repository.text(of: "Documentation/gallery.svg") == Gallery.picture)
    #expect(try Repository.text(of: "Playgrounds-Linux/README.md").contains("](../Documentation/gallery.svg)"))
  }
}
