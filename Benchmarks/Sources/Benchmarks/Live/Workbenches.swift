import LivePreview
import StyleGuide
import Styles

@MainActor
extension Group {
  /// The cost of a changed choice in a workbench, in instructions, to the frame of its page and to the bytes of a
  /// terminal. The limits are the same for all numbers of cards.
  static func workbenches(of sizes: [Int] = [10, 100, 1_000]) -> [Group] {
    [
      Group(
        "a choice in a workbench", count: 20,
        limits: Dictionary(uniqueKeysWithValues: sizes.map { ("\($0) cards", Limit(3_000_000, held: 4_200_000)) }),
        sizes.map { size in
          let subject = WorkbenchSubject(size)
          return Case("\(size) cards", meant: { "\($0) frames with the choice" }) { turns in
            let count = (0..<turns).count { _ in subject.choose() }
            return Effect { "\(count) frames with the choice" }
          }
        })
    ]
  }
}

@MainActor
private final class WorkbenchSubject {
  private let selection = Var(WorkbenchSelection())
  private let session: LiveSession
  private var isDanger = false

  init(_ count: Int) {
    let guide = StyleGuide("Brand") {
      for index in 0..<count { Recipes("Buttons \(index)", Mod.buttonStyle, named: "buttonStyle") { Button("Save") } }
    }
    session = LiveSession(LiveTree(Workbench(guide, selection: selection)))
    _ = session.open()
  }

  /// Chooses another role, and returns whether a frame shows it.
  func choose() -> Bool {
    isDanger.toggle()
    let role = isDanger ? "destructive" : "normal"
    selection.set(configure(selection.value, with: \.choices["role"] .~ role))
    let frames = session.frames()
    for frame in frames { try? session.acknowledge(frame.number) }
    return frames.contains { $0.text.contains("look.role=\(role)") }
  }
}
