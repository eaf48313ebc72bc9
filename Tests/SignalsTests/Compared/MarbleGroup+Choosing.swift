import Signals

extension MarbleGroup {
  /// Cases of operators for some values of a signal.
  static let choosing = [
    MarbleGroup(
      """
      TakeUntil_Preempt_SomeData_Next up ; 225:99 230:| => 210:2 220:3 225:|
      TakeUntil_Preempt_SomeData_Error up ; 225:! => 210:2 220:3 225:!
      TakeUntil_NoPreempt_SomeData_Empty up ; 225:| => up
      TakeUntil_NoPreempt_SomeData_Never up ; - => up
      TakeUntil_Preempt_Never_Next - ; 225:2 250:| => 225:|
      TakeUntil_Preempt_Never_Error - ; 225:! => 225:!
      TakeUntil_NoPreempt_Never_Empty - ; 225:| => -
      TakeUntil_NoPreempt_Never_Never - ; - => -
      TakeUntil_Preempt_BeforeFirstProduced 230:2 240:| ; 210:2 220:| => 210:|
      TakeUntil_Preempt_BeforeFirstProduced_RemainSilentAndProperlyDisposed 215:! 240:| ; 210:2 220:| => 210:|
      TakeUntil_NoPreempt_AfterLastProduced_ProperlyDisposed 230:2 240:| ; 250:2 260:| => 230:2 240:|
      TakeUntil_Error_Some 225:! ; 240:2 => 225:!
      """
    ) { $0[0].prefix(until: $0[1]).shown },
    MarbleGroup(
      """
      SkipUntil_SomeData_Next up ; 225:99 230:| => 230:4 240:5 250:|
      SkipUntil_SomeData_Error up ; 225:! => 225:!
      SkipUntil_Error_SomeData 210:2 220:! ; 230:2 250:| => 220:!
      SkipUntil_SomeData_Empty up ; 225:| => - != 250:| (nothing can follow)
      SkipUntil_Never_Next - ; 225:2 250:| => -
      SkipUntil_Never_Error1 - ; 225:! => 225:!
      SkipUntil_SomeData_Error2 up ; 300:! => - != 250:| (nothing can follow)
      SkipUntil_SomeData_Never up ; - => - != 250:| (nothing can follow)
      SkipUntil_Never_Empty - ; 225:| => -
      SkipUntil_Never_Never - ; - => -
      """
    ) { $0[0].drop(until: $0[1]).shown },
    MarbleGroup(
      """
      Take_Complete_After(20) numbers 690:| => numbers 690:|
      Take_Complete_Same(17) numbers 690:| => numbers 630:|
      Take_Complete_Before(10) numbers 690:| => numbers...415 415:|
      Take_Error_After(20) numbers 690:! => numbers 690:!
      Take_Error_Same(17) numbers 690:! => numbers 630:|
      Take_Error_Before(3) numbers 690:! => 210:9 230:13 270:7 270:|
      Take_Dispose_Before(3)@250 numbers 690:! => 210:9 230:13
      Take_Dispose_After(3)@400 numbers 690:! => 210:9 230:13 270:7 270:|
      Take_0_DefaultScheduler(0) 210:9 230:13 => 200:|
      Take_Take1(3) numbers...370 400:| => 210:9 230:13 270:7 270:|
      """
    ) { $0[0].prefix($0.number).shown },
    MarbleGroup(
      """
      Take_TakeZero(0) 210:1 220:2 230:| => 201:| != 200:| (no least delay)
      Take_Some(25) 210:1 220:2 230:3 240:| => 210:1 220:2 225:|
      Take_TakeLate(50) 210:1 220:2 230:| => 210:1 220:2 230:|
      Take_TakeError(50) 210:! => 210:!
      Take_TakeNever(50) - => 250:|
      Take_TakeDefault(35) 210:1 220:2 230:3 240:4 250:5 260:6 270:| => 210:1 220:2 230:3 235:|
      """
    ) { $0[0].prefix(until: Signal.timer(after: $0.interval, clock: $0.clock)).shown },
    MarbleGroup(
      """
      Skip_Complete_After(20) numbers 690:| => 690:|
      Skip_Complete_Some(17) numbers 690:| => 690:|
      Skip_Complete_Before(10) numbers 690:| => 460...numbers 690:|
      Skip_Complete_Zero(0) numbers 690:| => numbers 690:|
      Skip_Error_After(20) numbers 690:! => 690:!
      Skip_Error_Same(17) numbers 690:! => 690:!
      Skip_Error_Before(3) numbers 690:! => 280...numbers 690:!
      Skip_Dispose_Before(3)@250 numbers => -
      Skip_Dispose_After(3)@400 numbers => 280:1 300:-1 310:3 340:8 370:11
      """
    ) { $0[0].drop($0.number).shown },
    MarbleGroup(
      """
      Skip_Zero(0) 210:1 220:2 230:| => 210:1 220:2 230:|
      Skip_Some(15) 210:1 220:2 230:| => 220:2 230:|
      Skip_Late(50) 210:1 220:2 230:| => 230:|
      Skip_Error(50) 210:! => 210:!
      Skip_Never(50) - => -
      """
    ) { $0[0].drop(until: Signal.timer(after: $0.interval, clock: $0.clock)).shown },
    MarbleGroup(
      """
      TakeWhile_Exclusive_Complete_Before 210:2 260:5 290:13 320:3 330:| 350:7 390:4 410:17 450:8 500:23 600:|
      => 210:2 260:5 290:13 320:3 330:|
      TakeWhile_Exclusive_Complete_After primes 600:| => 210:2 260:5 290:13 320:3 350:7 390:|
      TakeWhile_Exclusive_Error_Before 210:2 260:5 270:! 290...primes 600:| => 210:2 260:5 270:!
      TakeWhile_Exclusive_Error_After primes 600:! => 210:2 260:5 290:13 320:3 350:7 390:|
      TakeWhile_Exclusive_Dispose_Before@300 primes 600:! => 210:2 260:5 290:13
      TakeWhile_Exclusive_Dispose_After@400 primes 600:! => 210:2 260:5 290:13 320:3 350:7 390:|
      TakeWhile_Exclusive_Zero@300 205:100 primes 600:! => 205:|
      """
    ) { $0[0].prefix(while: isPrime).shown },
    MarbleGroup(
      """
      TakeWhile_Exclusive_Throw primes 600:| => 210:2 260:5 290:!
      """
    ) { $0[0].tryPrefix { if $0 == 13 { throw Marbles.Failure() } else { isPrime($0) } }.shown },
    MarbleGroup(
      """
      SkipWhile_Complete_Before 210:2 260:5 290:13 320:3 330:| 350:7 390:4 410:17 450:8 500:23 600:| => 330:|
      SkipWhile_Complete_After primes 600:| => 390:4 410:17 450:8 500:23 600:|
      SkipWhile_Error_Before 210:2 260:5 270:! 290...primes => 270:!
      SkipWhile_Error_After primes 600:! => 390:4 410:17 450:8 500:23 600:!
      SkipWhile_Dispose_Before@300 primes 600:| => -
      SkipWhile_Dispose_After@470 primes 600:| => 390:4 410:17 450:8
      SkipWhile_Zero 205:100 primes 600:| => 205:100 primes 600:|
      """
    ) { $0[0].drop(while: isPrime).shown },
    MarbleGroup(
      """
      SkipWhile_Throw primes 600:| => 290:!
      """
    ) { $0[0].tryDrop { if $0 == 13 { throw Marbles.Failure() } else { isPrime($0) } }.shown },
    MarbleGroup(
      """
      filterComplete upward 600:| 610:12 620:! 630:| => 230:3 340:5 390:7 580:11 600:|
      filterDisposed@400 upward 600:| => 230:3 340:5 390:7
      """
    ) { $0[0].filter(isPrime).shown },
    MarbleGroup(
      """
      filterTrue upward 600:| => upward 600:|
      """
    ) { $0[0].filter { _ in true }.shown },
    MarbleGroup(
      """
      filterFalse upward 600:| => 600:|
      """
    ) { $0[0].filter { _ in false }.shown },
    MarbleGroup(
      """
      IgnoreElements_DoesNotSendValues 210:1 220:2 230:| => 230:|
      """
    ) { $0[0].ignoreElements().shown },
    MarbleGroup(
      """
      compactMapNilFromClosure upward 600:| 610:12 620:! 630:| => 230:3 340:5 390:7 580:11 600:|
      compactMapDisposed@400 upward 600:| => 230:3 340:5 390:7
      """
    ) { $0[0].compactMap { isPrime($0) ? $0 : nil }.shown },
    MarbleGroup(
      """
      DistinctUntilChanged_allChanges up => up
      DistinctUntilChanged_someChanges 210:2 215:3 220:3 225:2 230:2 230:1 240:2 250:|
      => 210:2 215:3 225:2 230:1 240:2 250:|
      """
    ) { $0[0].removeDuplicates().shown },
    MarbleGroup(
      """
      DistinctUntilChanged_allEqual up => 210:2 250:|
      """
    ) { $0[0].removeDuplicates { _, _ in true }.shown },
    MarbleGroup(
      """
      DistinctUntilChanged_allDifferent 210:2 220:2 230:2 240:2 250:| => 210:2 220:2 230:2 240:2 250:|
      """
    ) { $0[0].removeDuplicates { _, _ in false }.shown },
    MarbleGroup(
      """
      DistinctUntilChanged_keySelector_Div2 210:2 220:4 230:3 240:5 250:| => 210:2 230:3 250:|
      """
    ) { $0[0].removeDuplicates { $0 % 2 == $1 % 2 }.shown },
    MarbleGroup(
      """
      DistinctUntilChanged_comparerThrows 210:2 220:3 250:| => 210:2 220:!
      """
    ) { $0[0].tryRemoveDuplicates { _, _ in throw Marbles.Failure() }.shown },
    MarbleGroup(
      """
      TakeUntilPredicate_Exclusive_Preempt_SomeData_Next up => 210:2 220:3 230:|
      TakeUntilPredicate_Exclusive_Preempt_SomeData_Error 210:2 220:3 225:! => 210:2 220:3 225:!
      """
    ) { $0[0].prefix { $0 != 4 }.shown },
    MarbleGroup(
      """
      TakeUntilPredicate_Exclusive_AlwaysFailingPredicate up => up
      """
    ) { $0[0].prefix { _ in true }.shown },
    MarbleGroup(
      """
      TakeUntilPredicate_Exclusive_ImmediatelySuccessfulPredicate up => 210:|
      """
    ) { $0[0].prefix { _ in false }.shown },
  ]
}

/// The primes of the timelines.
private func isPrime(_ number: Int) -> Bool { [2, 3, 5, 7, 11, 13, 17, 23].contains(number) }
