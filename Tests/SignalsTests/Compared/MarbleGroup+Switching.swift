import Signals

extension MarbleGroup {
  /// Cases of operators for signals of signals of which one delivers.
  static let switching = [
    MarbleGroup(
      """
      FlatMapFirst_Complete 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 +205:| ; third ; +40:|
      ; fifth => 310:102 390:103 410:104 490:105 740:106 930:401 940:402 950:|
      FlatMapFirst_Complete_InnerNotComplete 300:1 400:2 550:3 750:4 850:5 900:| ; first
      ; +180:202 +190:203 +205:| ; third ; +40:| ; +80:401 +90:402
      => 310:102 390:103 410:104 490:105 740:106 930:401 940:402
      FlatMapFirst_Complete_OuterNotComplete 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203
      ; third ; +40:| ; fifth => 310:102 390:103 410:104 490:105 740:106 930:401 940:402 950:|
      FlatMapFirst_Complete_ErrorOuter 300:1 400:2 550:3 750:4 850:5 900:! ; first ; +180:202 +190:203 ; third
      ; +40:| ; fifth => 310:102 390:103 410:104 490:105 740:106 900:!
      FlatMapFirst_Error_Inner 300:1 400:2 550:3 750:4 850:5 900:|
      ; +10:102 +90:103 +110:104 +190:105 +440:106 +460:! ; +180:202 +190:203 +205:| ; third ; +40:| ; fifth
      => 310:102 390:103 410:104 490:105 740:106 760:!
      FlatMapFirst_Dispose@700 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 +205:| ; third
      ; +40:| ; fifth => 310:102 390:103 410:104 490:105
      """
    ) {
      let marbles = $0
      return marbles[0].flatMapFirst { marbles[$0] }.shown
    },
    MarbleGroup(
      """
      FlatMapFirst_SelectorThrows 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 +205:| ; third
      ; +40:| ; fifth => 310:102 390:103 410:104 490:105 740:106 850:!
      """
    ) {
      let marbles = $0
      return marbles[0].tryMap { if $0 == 5 { throw Marbles.Failure() } else { $0 } }.flatMapFirst { marbles[$0] }.shown
    },
    MarbleGroup(
      """
      FlatMapFirst_UseFunction 210:4 220:3 250:5 270:1 290:| => 220:4 230:4 240:4 250:4 280:1 290:|
      """
    ) {
      let clock = $0.clock
      return $0[0].flatMapFirst { value in
        Signal.interval(every: .seconds(10), clock: clock).map { _ in value }.prefix(value)
      }.shown
    },
    MarbleGroup(
      """
      Switch_Data 300:1 400:2 500:3 600:| ; long ; short ; late
      => 310:101 320:102 410:201 420:202 430:203 440:204 510:301 520:302 530:303 540:304 650:|
      Switch_InnerThrows 300:1 400:2 500:3 600:| ; long ; broken ; late
      => 310:101 320:102 410:201 420:202 430:203 440:204 450:!
      Switch_OuterThrows 300:1 400:2 500:! ; long ; short => 310:101 320:102 410:201 420:202 430:203 440:204 500:!
      """
    ) {
      let marbles = $0
      return marbles[0].map { marbles[$0] }.switchToLatest().shown
    },
    MarbleGroup(
      """
      FlatMapLatest_Data 300:1 400:2 500:3 600:| ; long ; short ; late
      => 310:101 320:102 410:201 420:202 430:203 440:204 510:301 520:302 530:303 540:304 650:|
      FlatMapLatest_InnerThrows 300:1 400:2 500:3 600:| ; long ; broken ; late
      => 310:101 320:102 410:201 420:202 430:203 440:204 450:!
      FlatMapLatest_OuterThrows 300:1 400:2 500:! ; long ; short
      => 310:101 320:102 410:201 420:202 430:203 440:204 500:!
      """
    ) {
      let marbles = $0
      return marbles[0].flatMapLatest { marbles[$0] }.shown
    },
    MarbleGroup(
      """
      FlatMapLatest_SelectorThrows 300:1 400:2 ; long ; short => 310:101 320:102 400:!
      """
    ) {
      let marbles = $0
      return marbles[0].tryMap { if $0 == 2 { throw Marbles.Failure() } else { $0 } }.flatMapLatest { marbles[$0] }
        .shown
    },
  ]
}
