import Signals

extension MarbleGroup {
  /// Cases of operators for several signals.
  static let combining = [
    MarbleGroup(
      """
      CombineLatest_NeverEmpty - ; 210:| => -
      CombineLatest_EmptyNever 210:| ; - => -
      CombineLatest_EmptyReturn 210:| ; 215:2 220:| => 215:| != 220:| (all must finish)
      CombineLatest_ReturnEmpty 215:2 220:| ; 210:| => 215:| != 220:| (all must finish)
      CombineLatest_NeverReturn 215:2 220:| ; - => -
      CombineLatest_ReturnNever - ; 215:2 220:| => -
      CombineLatest_ReturnReturn1 215:2 230:| ; 220:3 240:| => 220:5 240:|
      CombineLatest_ReturnReturn2 220:3 240:| ; 215:2 230:| => 220:5 240:|
      CombineLatest_EmptyError 230:| ; 220:! => 220:!
      CombineLatest_ErrorEmpty 220:! ; 230:| => 220:!
      CombineLatest_ReturnThrow 210:2 230:| ; 220:! => 220:!
      CombineLatest_ThrowReturn 220:! ; 210:2 230:| => 220:!
      CombineLatest_ThrowThrow1 220:! ; 230:! => 220:!
      CombineLatest_ThrowThrow2 230:! ; 220:! => 220:!
      CombineLatest_ErrorThrow 210:2 220:! ; 230:! => 220:!
      CombineLatest_ThrowError 230:! ; 210:2 220:! => 220:!
      CombineLatest_SomeThrow 215:2 230:| ; 220:! => 220:!
      CombineLatest_ThrowSome 220:! ; 215:2 230:| => 220:!
      CombineLatest_ThrowAfterCompleteLeft 215:2 220:| ; 230:! => 230:!
      CombineLatest_ThrowAfterCompleteRight 230:! ; 215:2 220:| => 230:!
      CombineLatest_TestInterleavedWithTail 215:2 225:4 230:| ; 220:3 230:5 235:6 240:7 250:|
      => 220:5 225:7 230:9 235:10 240:11 250:|
      CombineLatest_Consecutive 215:2 225:4 230:| ; 235:6 240:7 250:| => 235:10 240:11 250:|
      CombineLatest_ConsecutiveEndWithErrorLeft 215:2 225:4 230:! ; 235:6 240:7 250:| => 230:!
      CombineLatest_ConsecutiveEndWithErrorRight 215:2 225:4 250:| ; 235:6 240:7 245:! => 235:10 240:11 245:!
      """
    ) { $0[0].combineLatest($0[1]) { $0 + $1 }.shown },
    MarbleGroup(
      """
      CombineLatest_NeverN - ; - ; - => -
      CombineLatest_NeverEmptyN - ; 210:| => -
      CombineLatest_EmptyNeverN 210:| ; - => -
      CombineLatest_EmptyReturnN 210:| ; 215:2 220:| => 215:| != 220:| (all must finish)
      CombineLatest_ReturnReturnN 215:2 230:| ; 220:3 240:| => 220:5 240:|
      CombineLatest_EmptyErrorN 230:| ; 220:! => 220:!
      CombineLatest_ReturnErrorN 210:2 230:| ; 220:! => 220:!
      CombineLatest_ErrorErrorN 220:! ; 230:! => 220:!
      CombineLatest_NeverErrorN - ; 220:! => 220:!
      CombineLatest_SomeErrorN 215:2 230:| ; 220:! => 220:!
      CombineLatest_ErrorAfterCompletedN 215:2 220:| ; 230:! => 230:!
      CombineLatest_InterleavedWithTailN 215:2 225:4 230:| ; 220:3 230:5 235:6 240:7 250:|
      => 220:5 225:7 230:9 235:10 240:11 250:|
      CombineLatest_ConsecutiveN 215:2 225:4 230:| ; 235:6 240:7 250:| => 235:10 240:11 250:|
      CombineLatest_ConsecutiveNWithErrorLeft 215:2 225:4 230:! ; 235:6 240:7 250:| => 230:!
      CombineLatest_ConsecutiveNWithErrorRight 215:2 225:4 250:| ; 235:6 240:7 245:! => 235:10 240:11 245:!
      CombineLatest_typicalN 210:1 410:4 800:| ; 220:2 420:5 800:| ; 230:3 430:6 800:|
      => 230:6 410:9 420:12 430:15 800:|
      """
    ) { Signal.combineLatest($0.sources).map { $0.reduce(0, +) }.shown },
    MarbleGroup(
      """
      CombineLatest_NAry_symmetric 210:1 250:4 420:| ; 220:2 240:5 410:| ; 230:3 260:6 400:|
      => 230:[1,2,3] 240:[1,5,3] 250:[4,5,3] 260:[4,5,6] 420:|
      CombineLatest_NAry_asymmetric 210:1 250:4 270:| ; 220:2 240:5 290:7 310:9 410:| ; 230:3 260:6 280:8 300:|
      => 230:[1,2,3] 240:[1,5,3] 250:[4,5,3] 260:[4,5,6] 280:[4,5,8] 290:[4,7,8] 310:[4,9,8]
      410:|
      """
    ) { Signal.combineLatest($0.sources).shown },
    MarbleGroup(
      """
      CombineLatest_willNeverBeAbleToCombineN 250:| ; 260:| ; 500:2 800:| => 500:| != 800:| (all must finish)
      """
    ) { Signal.combineLatest($0.sources).map { _ in 42 }.shown },
    MarbleGroup(
      """
      CombineLatest_SelectorThrowsN 215:2 230:| ; 220:3 240:| => 220:!
      """
    ) { Signal.combineLatest($0.sources).tryMap { _ -> String in throw Marbles.Failure() } },
    MarbleGroup(
      """
      Zip_NeverEmpty - ; 210:| => - != 210:| (no pair possible)
      Zip_EmptyNever 210:| ; - => - != 210:| (no pair possible)
      Zip_EmptyNonEmpty 210:| ; 215:2 220:| => 220:| != 210:| (no pair possible)
      Zip_NonEmptyEmpty 215:2 220:| ; 210:| => 220:| != 210:| (no pair possible)
      Zip_NeverNonEmpty - ; 215:2 220:| => -
      Zip_NonEmptyNever 215:2 220:| ; - => -
      Zip_NonEmptyNonEmpty 215:2 230:| ; 220:3 240:| => 220:5 240:| != 220:5 230:| (no pair possible)
      Zip_EmptyError 230:| ; 220:! => 220:!
      Zip_ErrorEmpty 220:! ; 230:| => 220:!
      Zip_NeverError - ; 220:! => 220:!
      Zip_ErrorNever 220:! ; - => 220:!
      Zip_ErrorError 220:! ; 230:! => 220:!
      Zip_SomeError 215:2 230:| ; 220:! => 220:!
      Zip_ErrorSome 220:! ; 215:2 230:| => 220:!
      Zip_LeftCompletesFirst 210:2 220:| ; 215:4 225:| => 215:6 225:| != 215:6 220:| (no pair possible)
      Zip_RightCompletesFirst 215:4 225:| ; 210:2 220:| => 215:6 225:| != 215:6 220:| (no pair possible)
      """
    ) { $0[0].zip($0[1]) { $0 + $1 }.shown },
    MarbleGroup(
      """
      Zip_NAry_symmetric 210:1 250:4 420:| ; 220:2 240:5 410:| ; 230:3 260:6 400:|
      => 230:[1,2,3] 260:[4,5,6] 420:| != 230:[1,2,3] 260:[4,5,6] 400:| (no pair possible)
      Zip_NAry_asymmetric 210:1 250:4 270:| ; 220:2 240:5 290:7 310:9 410:| ; 230:3 260:6 280:8 300:|
      => 230:[1,2,3] 260:[4,5,6] 310:| != 230:[1,2,3] 260:[4,5,6] 270:| (no pair possible)
      Zip_NAry_error 210:1 250:! ; 220:2 240:5 410:| ; 230:3 260:6 400:| => 230:[1,2,3] 250:!
      """
    ) { $0[0].zip($0[1], $0[2]) { [$0, $1, $2] }.shown },
    MarbleGroup(
      """
      CombineLatest_Never3 - ; - ; - => -
      CombineLatest_Empty3 210:| ; 220:| ; 230:| => 230:|
      CombineLatest_WillNeverBeAbleToCombine3 250:| ; 260:| ; 500:2 800:| => 500:| != 800:| (all must finish)
      CombineLatest_Typical3 210:1 410:4 800:| ; 220:2 420:5 800:| ; 230:3 430:6 800:|
      => 230:6 410:9 420:12 430:15 800:|
      """
    ) { $0[0].combineLatest($0[1], $0[2]) { $0 + $1 + $2 }.shown },
    MarbleGroup(
      """
      CombineLatest_Never4 - ; - ; - ; - => -
      CombineLatest_Empty4 210:| ; 220:| ; 230:| ; 240:| => 240:|
      CombineLatest_WillNeverBeAbleToCombine4 250:| ; 260:| ; 270:| ; 500:2 800:| => 500:| != 800:| (all must finish)
      CombineLatest_Typical4 210:1 410:5 800:| ; 220:2 420:6 800:| ; 230:3 430:7 800:| ; 240:4 440:8 800:|
      => 240:10 410:14 420:18 430:22 440:26 800:|
      """
    ) { $0[0].combineLatest($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }.shown },
    MarbleGroup(
      """
      CombineLatest_SelectorThrows3 210:1 400:| ; 220:2 400:| ; 230:3 400:| => 230:!
      """
    ) { $0[0].combineLatest($0[1], $0[2]).tryMap { _ -> String in throw Marbles.Failure() } },
    MarbleGroup(
      """
      CombineLatest_SelectorThrows4 210:1 400:| ; 220:2 400:| ; 230:3 400:| ; 240:4 400:| => 240:!
      """
    ) { $0[0].combineLatest($0[1], $0[2], $0[3]).tryMap { _ -> String in throw Marbles.Failure() } },
    MarbleGroup(
      """
      Zip_ImmediateSchedule3 =1 | ; =2 | ; =3 | => 200:6 200:|
      Zip_Never3 - ; - ; - => -
      Zip_Empty3 210:| ; 220:| ; 230:| => 230:| != 210:| (no pair possible)
      Zip_SymmetricReturn3 210:1 400:| ; 220:2 400:| ; 230:3 400:| => 230:6 400:|
      Zip_AllCompleted3 210:5 220:| ; 210:5 220:6 230:| ; 210:5 220:6 230:7 240:|
      => 210:15 240:| != 210:15 220:| (no pair possible)
      """
    ) { $0[0].zip($0[1], $0[2]) { $0 + $1 + $2 }.shown },
    MarbleGroup(
      """
      Zip_ImmediateSchedule4 =1 | ; =2 | ; =3 | ; =4 | => 200:10 200:|
      Zip_Never4 - ; - ; - ; - => -
      Zip_Empty4 210:| ; 220:| ; 230:| ; 240:| => 240:| != 210:| (no pair possible)
      Zip_SymmetricReturn4 210:1 400:| ; 220:2 400:| ; 230:3 400:| ; 240:4 400:| => 240:10 400:|
      Zip_AllCompleted4 210:5 220:| ; 210:5 220:6 230:| ; 210:5 220:6 230:7 240:| ; 210:5 220:6 230:7 240:8 250:|
      => 210:20 250:| != 210:20 220:| (no pair possible)
      """
    ) { $0[0].zip($0[1], $0[2], $0[3]) { $0 + $1 + $2 + $3 }.shown },
    MarbleGroup(
      """
      Zip_NAry_atLeastOneErrors4 210:1 400:| ; 220:2 400:| ; 230:! ; 240:4 400:| => 230:!
      """
    ) { $0[0].zip($0[1], $0[2], $0[3]) { _, _, _, _ in "42" } },
    MarbleGroup(
      """
      Zip_LeftTriggersSelectorError 220:2 220:| ; 210:4 => 220:!
      Zip_RightTriggersSelectorError 210:4 ; 220:2 220:| => 220:!
      """
    ) { $0[0].zip($0[1]).tryMap { _ -> String in throw Marbles.Failure() } },
    MarbleGroup(
      """
      WithLatestFrom_Simple1 250:3 260:4 310:5 340:6 410:7 420:8 470:9 550:10 590:| ; 255:71 330:72 350:73 400:|
      => 260:4/71 310:5/71 340:6/72 410:7/73 420:8/73 470:9/73 550:10/73 590:|
      WithLatestFrom_Simple2 250:3 260:4 310:5 340:6 390:| ; 255:71 330:72 350:73 370:74 400:|
      => 260:4/71 310:5/71 340:6/72 390:|
      WithLatestFrom_Simple3 250:3 260:4 310:5 340:6 390:| ; 245:71 330:72 350:73 370:74 400:|
      => 250:3/71 260:4/71 310:5/71 340:6/72 390:|
      WithLatestFrom_Error1 250:3 260:4 310:5 340:6 410:7 420:8 470:9 550:10 590:! ; 255:71 330:72 350:73 400:|
      => 260:4/71 310:5/71 340:6/72 410:7/73 420:8/73 470:9/73 550:10/73 590:!
      WithLatestFrom_Error2 250:3 260:4 310:5 340:6 390:| ; 255:71 330:72 350:73 370:!
      => 260:4/71 310:5/71 340:6/72 370:!
      """
    ) { $0[0].withLatestFrom($0[1]) { "\($0)/\($1)" } },
    MarbleGroup(
      """
      WithLatestFrom_MakeSureDefaultOverloadTakesSecondSequenceValues
      250:3 260:4 310:5 340:6 410:7 420:8 470:9 550:10 590:| ; 255:71 330:72 350:73 400:|
      => 260:71 310:71 340:72 410:73 420:73 470:73 550:73 590:|
      """
    ) { $0[0].withLatestFrom($0[1]) { $1 }.shown },
    MarbleGroup(
      """
      WithLatestFrom_Error3 250:3 260:4 310:5 340:6 390:| ; 255:71 330:72 350:73 400:| => 260:4/71 310:!
      """
    ) {
      $0[0].withLatestFrom($0[1]) { ($0, $1) }.tryMap { pair in
        if pair.0 == 5 { throw Marbles.Failure() }
        return "\(pair.0)/\(pair.1)"
      }
    },
  ]
}
