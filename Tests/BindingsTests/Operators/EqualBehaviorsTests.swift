import Bindings
import Foundation
import Testing
import Widgets

@MainActor
@Suite("Equal behaviors")
struct EqualBehaviorsTests {
  /// Expects that widgets equal those that are made in the same way, and no others.
  private func expectOnlyEqualToThemselves<Root: Widget>(
    sourceLocation: SourceLocation = #_sourceLocation, _ widgets: () -> [Root]
  ) {
    let (first, second) = (widgets(), widgets())
    for (index, widget) in first.enumerated() {
      #expect(second.indices.filter { second[$0] == widget } == [index], sourceLocation: sourceLocation)
    }
  }

  @Test("Bindings in one direction never equal those in both, nor do bindings to different sources")
  func directions() {
    let (text, other) = (Var(""), Var(""))
    expectOnlyEqualToThemselves {
      [
        TextField(.text <-- text), TextField(.text <--> text), TextField(.text <-- other), TextField(.text <--> other),
        TextField(.placeholder <-- text), TextField(),
      ]
    }
  }

  @Test("Bindings of a method are equal if the method and the signal are equal")
  func methods() {
    let (text, other) = (Var(""), Var(""))
    expectOnlyEqualToThemselves {
      [
        TextField(.checked <-- text), TextField(.checked <-- other), TextField(.cleared <-- text),
        TextField(.checked <-- text, .cleared <-- other), TextField(.text <-- text), TextField(.lifetimes -- []),
        TextField(),
      ]
    }
  }

  @Test("Bindings of loaded images are equal if their addresses, placeholders and failure images are equal")
  func images() throws {
    let (ada, grace) = try (#require(URL(string: "https://a.example/a")), #require(URL(string: "https://a.example/b")))
    let person = Image(systemName: "person")
    expectOnlyEqualToThemselves {
      [
        ImageView(.image(from: ada)), ImageView(.image(from: grace)), ImageView(.image(from: ada, placeholder: person)),
        ImageView(.image(from: ada, failure: person)), ImageView(),
      ]
    }
  }
}

extension Method where Root == TextField {
  fileprivate static var checked: Method<Root, String> { Method<Root, String> { _, _ in } }
  fileprivate static var cleared: Method<Root, String> { Method<Root, String> { _, _ in } }
}
