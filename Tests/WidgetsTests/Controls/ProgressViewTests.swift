import Mod
import Testing
import Widgets

struct ProgressViewTests {
  @Test("Progress is clamped to 0 through 1", arguments: [-0.5: 0, 0.25: 0.25, 1.5: 1, .nan: 0])
  func clamps(progress: Double, clamped: Double) {
    #expect(ProgressView(.progress(progress)).progress == clamped)
  }

  @Test("A relative step of progress stops at the end")
  func step() {
    #expect(ProgressView(.progress(0.9), .progress.update { $0 += 0.2 }).progress == 1)
  }
}
