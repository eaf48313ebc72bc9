import Foundation
import Styles

extension Page {
  static let configuring = Page("configure", "Configure a value in the expression that creates it.") { print in
    print("A value is copied, so the original stays as it was:")
    let plain = Label("Views")
    let large = configure(plain) { $0.font = .boldSystemFont(ofSize: 20) }
    print(plain)
    print(large)

    print("\nAn object changes in place, so the result can be discarded:")
    let formatter = NumberFormatter()
    configure(formatter) {
      $0.numberStyle = .percent
      $0.locale = Locale(identifier: "en_US")
    }
    print(formatter.string(from: 0.25) ?? "no number")

    print("\nA Mod does the same, and can be stored and shared:")
    print(configure(Label("Views"), with: [.centered, .multiline]))
    print(Label("Views").with(.centered, .multiline))

    print("\nAn error of a closure is rethrown with its type:")
    do throws(EmptyText) {
      print(try configure("", shout))
    } catch {
      print("refused: \(error.reason)")
    }
  }
}

private struct EmptyText: Error {
  let reason = "there is no text to shout"
}

private func shout(_ text: inout String) throws(EmptyText) {
  guard !text.isEmpty else { throw EmptyText() }
  text = text.uppercased() + "!"
}
