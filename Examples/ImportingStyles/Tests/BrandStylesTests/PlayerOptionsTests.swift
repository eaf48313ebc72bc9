import BrandStyles
import Testing

@Suite struct PlayerOptionsTests {
  @Test("The style for commuters raises the speed and skips silences")
  func commuter() {
    #expect(
      Mod.commuter.changes(to: PlayerOptions()) == [
        Change("speed", from: 1.0, to: 1.5),
        Change("skipsSilence", from: false, to: true),
      ]
    )
  }
}
