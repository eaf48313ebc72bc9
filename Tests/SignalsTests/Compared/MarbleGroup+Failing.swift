import Signals

extension MarbleGroup {
  /// Cases of operators for failures.
  static let failing = [
    MarbleGroup(
      """
      Catch_ErrorSpecific_Caught 210:2 220:3 230:! ; 240:4 250:| => 210:2 220:3 240:4 250:|
      """
    ) {
      let marbles = $0
      return marbles[0].catch { _ in marbles[1] }.shown
    },
    MarbleGroup(
      """
      Catch_HandlerThrows 210:2 220:3 230:! => 210:2 220:3 230:!
      """
    ) { $0[0].catch { _ in Signal.failed(Marbles.Failure()) }.shown },
    MarbleGroup(
      """
      CatchSequenceOf_IEofIO +10:1 +20:2 +30:3 +40:! ; +10:4 +20:5 +30:! ; +10:6 +20:7 +30:8 +40:9 +50:|
      => 210:1 220:2 230:3 250:4 260:5 280:6 290:7 300:8 310:9 320:|
      CatchAnySequence_NoErrors 210:2 220:3 230:| ; 240:4 250:| => 210:2 220:3 230:|
      CatchAnySequence_Never - ; 240:4 250:| => -
      CatchAnySequence_Empty 230:| ; 240:4 250:| => 230:|
      CatchSequenceOf_Error 210:2 220:3 230:! ; 240:4 250:| => 210:2 220:3 240:4 250:|
      CatchSequenceOf_ErrorNever 210:2 220:3 230:! ; - => 210:2 220:3
      CatchSequenceOf_ErrorError 210:2 220:3 230:! ; 250:! => 210:2 220:3 250:!
      CatchSequenceOf_Multiple 210:2 215:! ; 220:3 225:! ; 230:4 235:| => 210:2 220:3 230:4 235:|
      """
    ) {
      let rest = $0.sources.dropFirst()
      return rest.reduce($0[0]) { first, next in first.catch { _ in next } }.shown
    },
    MarbleGroup(
      """
      Retry_Basic +100:1 +150:2 +200:3 +250:| => 300:1 350:2 400:3 450:|
      Retry_Infinite +100:1 +150:2 +200:3 => 300:1 350:2 400:3
      Retry_Observable_Error@1100 +100:1 +150:2 +200:3 +250:!
      => 300:1 350:2 400:3 550:1 600:2 650:3 800:1 850:2 900:3 1050:1
      """
    ) { $0[0].retry(.max).shown },
    MarbleGroup(
      """
      RetryCount_Basic +5:1 +10:2 +15:3 +20:!
      => 205:1 210:2 215:3 225:1 230:2 235:3 245:1 250:2 255:3 260:!
      != 205:1 210:2 215:3 225:1 230:2 235:3 245:1 250:2 255:3 265:1 270:2 275:3 280:! (counts repetitions only)
      RetryCount_Dispose@231 +5:1 +10:2 +15:3 +20:! => 205:1 210:2 215:3 225:1 230:2
      RetryCount_Infinite@231 +5:1 +10:2 +15:3 +20:! => 205:1 210:2 215:3 225:1 230:2
      RetryCount_Completed +100:1 +150:2 +200:3 +250:| => 300:1 350:2 400:3 450:|
      """
    ) { $0[0].retry(3).shown },
  ]
}
