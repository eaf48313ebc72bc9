import Signals

extension MarbleGroup {
  /// Cases of operators for arrays and groups of values.
  static let grouping = [
    MarbleGroup(
      """
      ToArrayWithSingleItem_Return +10:1 +20:| => 220:[1] 220:|
      ToArrayWithMultipleItems_Return +10:1 +20:2 +30:3 +40:4 +50:| => 250:[1,2,3,4] 250:|
      ToArrayWithNoItems_Empty +50:| => 250:[] 250:|
      ToArrayWithSingleItem_Never - => -
      ToArrayWithImmediateError_Throw +10:! => 210:!
      ToArrayWithMultipleItems_Throw +10:1 +20:2 +30:3 +40:4 +50:! => 250:!
      """
    ) { $0[0].collect().shown },
    MarbleGroup(
      """
      GroupBy_TwoGroup nine 600:| => 205:0/1 210:1/2 240:0/3 280:1/4 320:0/5 350:1/6 370:0/7 420:1/8 470:0/9 600:|
      """
    ) { $0[0].groupBy { $0 % 2 }.flatMap { group in group.map { "\(1 - group.key)/\($0)" } } },
    MarbleGroup(
      """
      GroupBy_OuterComplete words 570:| 580:99 600:| 650:! => 220:1 270:2 350:3 360:4 570:|
      GroupBy_OuterError words 570:! 600:| 650:! => 220:1 270:2 350:3 360:4 570:!
      GroupBy_OuterDispose@355 words 570:| 580:99 600:| 650:! => 220:1 270:2 350:3
      """
    ) { $0[0].groupBy { $0 % 10 }.map { "\($0.key)" } },
    MarbleGroup(
      """
      GroupBy_OuterKeySelectorThrows words 570:| 580:99 600:| 650:! => 220:1 270:2 350:3 360:4 480:!
      """
    ) {
      $0[0].tryMap { if $0 == 23 { throw Marbles.Failure() } else { $0 } }.groupBy { $0 % 10 }.map { "\($0.key)" }
    },
    MarbleGroup(
      """
      GroupBy_InnerCompleteAll words 570:|
      => 220:1/11 240:1/21 270:2/12 310:1/31 350:3/13 360:4/14 390:2/22 420:2/32 470:1/41
      480:3/23 510:3/33 530:1/51 570:|
      GroupBy_InnerError words 570:!
      => 220:1/11 240:1/21 270:2/12 310:1/31 350:3/13 360:4/14 390:2/22 420:2/32 470:1/41
      480:3/23 510:3/33 530:1/51 570:!
      GroupBy_InnerDispose@400 words 570:| => 220:1/11 240:1/21 270:2/12 310:1/31 350:3/13 360:4/14 390:2/22
      """
    ) { $0[0].groupBy { $0 % 10 }.flatMap { group in group.map { "\(group.key)/\($0)" } } },
    MarbleGroup(
      """
      GroupBy_InnerComplete(100) words 570:|
      => 390:2/22 420:2/32 470:1/41 480:3/23 510:3/33 530:1/51 570:|
      != 320:1/31 370:2/12 390:2/22 420:2/32 450:3/13 460:4/14 470:1/41 480:3/23 510:3/33
      530:1/51 570:| (groups keep values)
      """
    ) {
      let (interval, clock) = ($0.interval, $0.clock)
      return $0[0].groupBy { $0 % 10 }.flatMap { group in
        Signal.timer(after: interval, clock: clock).flatMap { _ in group }.map { "\(group.key)/\($0)" }
      }
    },
    MarbleGroup(
      """
      BufferWithTimeOrCount_Basic nine 600:|
      => 240:[1,2,3] 310:[4] 370:[5,6,7] 440:[8] 510:[9] 580:[] 600:[] 600:|
      != 240:[1,2,3] 350:[4,5,6] 440:[7,8] 540:[9] 600:| (starts with values)
      BufferWithTimeOrCount_Error nine 600:!
      => 240:[1,2,3] 310:[4] 370:[5,6,7] 440:[8] 510:[9] 580:[] 600:!
      != 240:[1,2,3] 350:[4,5,6] 440:[7,8] 540:[9] 600:! (starts with values)
      BufferWithTimeOrCount_Disposed@370 nine 600:|
      => 240:[1,2,3] 310:[4] 370:[5,6,7] != 240:[1,2,3] 350:[4,5,6] (starts with values)
      """
    ) { $0[0].collect(for: .seconds(70), clock: $0.clock, count: 3).shown },
  ]
}
