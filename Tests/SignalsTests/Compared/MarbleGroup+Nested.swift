import Signals

extension MarbleGroup {
  /// Cases of operators for signals of signals.
  static let nested = [
    MarbleGroup(
      """
      Merge_ObservableOfObservable_Data 300:1 400:2 500:3 600:| ; long ; short
      ; +10:301 +20:302 +30:303 +40:304 +120:305 +150:|
      => 310:101 320:102 410:103 410:201 420:104 420:202 430:203 440:204 510:105 510:301 520:106
      520:302 530:303 540:304 620:305 650:|
      Merge_ObservableOfObservable_Data_NotOverlapped 300:1 400:2 500:3 600:| ; +10:101 +20:102 +230:| ; short
      ; +10:301 +20:302 +30:303 +40:304 +50:|
      => 310:101 320:102 410:201 420:202 430:203 440:204 510:301 520:302 530:303 540:304 600:|
      Merge_ObservableOfObservable_InnerThrows 300:1 400:2 500:3 600:| ; long ; broken ; late
      => 310:101 320:102 410:103 410:201 420:104 420:202 430:203 440:204 450:!
      Merge_ObservableOfObservable_OuterThrows 300:1 400:2 500:! ; long ; short
      => 310:101 320:102 410:103 410:201 420:104 420:202 430:203 440:204 500:!
      FlatMap_Complete 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 +205:| ; third ; +40:|
      ; fifth
      => 310:102 390:103 410:104 490:105 560:301 580:202 590:203 600:302 620:303 740:106 810:304
      860:305 930:401 940:402 960:|
      FlatMap_Complete_InnerNotComplete 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 +205:|
      ; third ; +40:| ; +80:401 +90:402
      => 310:102 390:103 410:104 490:105 560:301 580:202 590:203 600:302 620:303 740:106 810:304
      860:305 930:401 940:402
      FlatMap_Complete_OuterNotComplete 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 ; third
      ; +40:| ; fifth
      => 310:102 390:103 410:104 490:105 560:301 580:202 590:203 600:302 620:303 740:106 810:304
      860:305 930:401 940:402
      FlatMap_Complete_ErrorOuter 300:1 400:2 550:3 750:4 850:5 900:! ; first ; +180:202 +190:203 ; third ; +40:|
      ; fifth
      => 310:102 390:103 410:104 490:105 560:301 580:202 590:203 600:302 620:303 740:106 810:304
      860:305 900:!
      FlatMap_Error_Inner 300:1 400:2 550:3 750:4 850:5 900:| ; +10:102 +90:103 +110:104 +190:105 +440:106 +460:!
      ; +180:202 +190:203 +205:| ; third ; +40:| ; fifth
      => 310:102 390:103 410:104 490:105 560:301 580:202 590:203 600:302 620:303 740:106 760:!
      FlatMap_Dispose@700 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 +205:| ; third ; +40:|
      ; fifth => 310:102 390:103 410:104 490:105 560:301 580:202 590:203 600:302 620:303
      """
    ) {
      let marbles = $0
      return marbles[0].flatMap { marbles[$0] }.shown
    },
    MarbleGroup(
      """
      FlatMap_SelectorThrows 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 +205:| ; third
      ; +40:| ; fifth => 310:102 390:103 410:104 490:105 550:!
      """
    ) {
      let marbles = $0
      return marbles[0].tryMap { if $0 == 3 { throw Marbles.Failure() } else { $0 } }.flatMap { marbles[$0] }.shown
    },
    MarbleGroup(
      """
      FlatMap_UseFunction 210:4 220:3 250:5 270:1 290:|
      => 220:4 230:3 230:4 240:3 240:4 250:3 250:4 260:5 270:5 280:1 280:5 290:5 300:5 300:|
      """
    ) {
      let clock = $0.clock
      return $0[0].flatMap { value in
        Signal.interval(every: .seconds(10), clock: clock).map { _ in value }.prefix(value)
      }.shown
    },
    MarbleGroup(
      """
      Merge_MergeConcat_Basic(2) 210:1 260:2 270:3 320:4 400:| ; one ; two ; three ; four
      => 260:1 280:4 310:2 330:3 330:5 360:6 440:7 460:8 670:9 700:10 760:|
      Merge_MergeConcat_BasicLong(2) 210:1 260:2 270:3 320:4 400:| ; one ; twoLong ; three ; four
      => 260:1 280:4 310:2 330:3 330:5 360:6 440:7 460:8 690:9 720:10 780:|
      Merge_MergeConcat_BasicWide(3) 210:1 260:2 270:3 420:4 450:| ; one ; twoLong ; three ; four
      => 260:1 280:4 280:6 310:2 330:3 330:5 360:7 380:8 630:9 660:10 720:|
      Merge_MergeConcat_BasicLate(3) 210:1 260:2 270:3 420:4 750:| ; one ; twoLong ; three ; four
      => 260:1 280:4 280:6 310:2 330:3 330:5 360:7 380:8 630:9 660:10 750:|
      Merge_MergeConcat_Disposed(2)@450 210:1 260:2 270:3 320:4 400:| ; one ; two ; three ; four
      => 260:1 280:4 310:2 330:3 330:5 360:6 440:7
      Merge_MergeConcat_OuterError(2) 210:1 260:2 270:3 320:4 400:! ; one ; two ; three ; four
      => 260:1 280:4 310:2 330:3 330:5 360:6 400:!
      Merge_MergeConcat_InnerError(2) 210:1 260:2 270:3 320:4 400:| ; one ; two ; +10:6 +90:7 +110:8 +140:! ; four
      => 260:1 280:4 310:2 330:3 330:5 360:6 440:7 460:8 490:!
      """
    ) {
      let marbles = $0
      return marbles[0].flatMap(maxConcurrent: marbles.number) { marbles[$0] }.shown
    },
    MarbleGroup(
      """
      ConcatMap_InnerCompleteFasterThanOuterElementsAreProduced 250:1 300:2 900:| ; +10:102 +20:| ; +20:202 +25:|
      => 260:102 320:202 900:|
      ConcatMap_Disposed@310 250:1 300:2 900:| ; +10:102 +20:| ; +20:202 +25:| => 260:102
      ConcatMap_OuterComplete_InnerNotComplete 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203
      ; +10:301 +50:302 +60:| ; +40:| ; fifth => 310:102 390:103 410:104 490:105 740:106 940:202 950:203
      ConcatMap_InnerComplete_OuterNotComplete 300:1 400:2 ; first ; +180:202 +190:203 +205:|
      => 310:102 390:103 410:104 490:105 740:106 940:202 950:203
      ConcatMap_InnerComplete_OuterCompleteBeforeInner 300:1 400:2 405:| ; first ; +180:202 +190:203 +195:|
      => 310:102 390:103 410:104 490:105 740:106 940:202 950:203 955:|
      ConcatMap_InnerComplete_OuterCompleteAfterInner 300:1 400:2 980:| ; first ; +180:202 +190:203 +195:|
      => 310:102 390:103 410:104 490:105 740:106 940:202 950:203 980:|
      ConcatMap_Error_Outer 300:1 400:2 550:3 750:4 850:5 900:! ; first ; +180:202 +190:203 +205:|
      ; +10:301 +50:302 +60:| ; +40:| ; fifth => 310:102 390:103 410:104 490:105 740:106 900:!
      ConcatMap_Error_Inner 300:1 400:2 550:3 750:4 850:5 900:!
      ; +10:102 +90:103 +110:104 +190:105 +440:106 +460:! ; +180:202 +190:203 +205:| ; +10:301 +50:302 +60:|
      ; +40:| ; fifth => 310:102 390:103 410:104 490:105 740:106 760:!
      """
    ) {
      let marbles = $0
      return marbles[0].concatMap { marbles[$0] }.shown
    },
    MarbleGroup(
      """
      ConcatMap_Throw 300:1 400:2 550:3 750:4 850:5 900:| ; first ; +180:202 +190:203 +205:|
      ; +10:301 +50:302 +60:| ; +40:| ; fifth => 310:102 390:103 410:104 490:105 550:!
      """
    ) {
      let marbles = $0
      return marbles[0].tryMap { if $0 == 3 { throw Marbles.Failure() } else { $0 } }.concatMap { marbles[$0] }.shown
    },
    MarbleGroup(
      """
      ConcatMap_UseFunction 210:4 220:3 250:5 270:1 290:|
      => 220:4 230:4 240:4 250:4 260:3 270:3 280:3 290:5 300:5 310:5 320:5 330:5 340:1 340:|
      """
    ) {
      let clock = $0.clock
      return $0[0].concatMap { value in
        Signal.interval(every: .seconds(10), clock: clock).map { _ in value }.prefix(value)
      }.shown
    },
  ]
}
