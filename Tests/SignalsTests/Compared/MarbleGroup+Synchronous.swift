import Signals

extension MarbleGroup {
  /// Cases of operators for signals that deliver all at the subscription.
  static let synchronous = [
    MarbleGroup(
      """
      CombineLatest_DeadlockErrorAfterN =0 1 2 ! ; =0 1 2 | => 200:!
      CombineLatest_DeadlockErrorImmediately =! ; =0 1 2 | => 200:!
      Replay_DeadlockEmpty =| ; =0 1 2 | => 200:|
      """
    ) { $0[0].combineLatest($0[1]) { $0 + $1 }.ignoreElements().shown },
    MarbleGroup(
      """
      CombineLatest_emptyArrayN - => 200:0 200:| != 200:| (nothing to combine)
      """
    ) { _ in Signal.combineLatest([Signal<Int>]()).map { $0.reduce(0, +) }.shown },
    MarbleGroup(
      """
      Merge_DeadlockSimple =1 1 1 | ; =0 1 2 | => 200:9 200:|
      Merge_DeadlockErrorAfterN =1 2 1 | ; =0 1 2 | ; =0 1 ! => 200:!
      Merge_DeadlockErrorImmediately =1 | ; =! => 200:!
      Merge_DeadlockEmpty =| => 200:0 200:|
      Merge_DeadlockFirstEmpty =1 | ; =| => 200:0 200:|
      """
    ) {
      let marbles = $0
      return marbles[0].flatMap { marbles[$0] }.collect().map(\.count).shown
    },
    MarbleGroup(
      """
      MergeConcurrent_DeadlockSimple =1 1 1 | ; =0 1 2 | => 200:9 200:|
      MergeConcurrent_DeadlockErrorAfterN =1 2 1 | ; =0 1 2 | ; =0 1 ! => 200:!
      MergeConcurrent_DeadlockErrorImmediately =1 | ; =! => 200:!
      MergeConcurrent_DeadlockEmpty =| => 200:0 200:|
      MergeConcurrent_DeadlockFirstEmpty =1 | ; =| => 200:0 200:|
      """
    ) {
      let marbles = $0
      return marbles[0].flatMap(maxConcurrent: 1) { marbles[$0] }.collect().map(\.count).shown
    },
    MarbleGroup(
      """
      MergeSync_Empty - => 200:|
      """
    ) { _ in Signal.merge([Signal<Int>]()).shown },
    MarbleGroup(
      """
      Concat_DefaultScheduler =1 | ; =2 | ; =3 | => 200:6 200:|
      Concat_variadicElementsOverload =1 | => 200:1 200:|
      """
    ) { Signal.concat($0.sources).reduce(0, +).shown },
    MarbleGroup(
      """
      Concat_TailRecursionCollection(100) - => 200:4950 200:|
      """
    ) { marbles in Signal.concat((0..<marbles.number).map(Signal.just)).reduce(0, +).shown },
    MarbleGroup(
      """
      Just_Immediate =42 | => 200:42 200:|
      """
    ) { $0[0].shown },
    MarbleGroup(
      """
      RefCount_DeadlockSimple =0 1 2 | => 200:3 200:|
      RefCount_DeadlockErrorAfterN =0 1 2 ! => 200:!
      RefCount_DeadlockErrorImmediately =! => 200:!
      RefCount_DeadlockEmpty =| => 200:0 200:|
      """
    ) { $0[0].share().collect().map(\.count).shown },
    MarbleGroup(
      """
      Retry_tailRecursiveOptimizationsTest - => 200:[0,1,2,0,1,2,3,4,5] 200:|
      """
    ) { _ in
      var count = 1
      let failing = Signal<Int>.create { downstream in
        for value in 0..<3 { downstream.send(value) }
        if count < 2 { downstream.end(.failed(Marbles.Failure())) }
        count += 1
        for value in 3..<6 { downstream.send(value) }
        downstream.end()
        return nil
      }
      return failing.retry(.max).collect().shown
    },
    MarbleGroup(
      """
      WithLatestFrom_TwoObservablesWithImmediateValues - => 200:3/5 200:|
      """
    ) { _ in Var(3).withLatestFrom(Var(5)) { "\($0)/\($1)" }.first() },
    MarbleGroup(
      """
      Take_DecrementCountsFirst - => 200:false 200:|
      """
    ) { _ in
      let flag = Var(false)
      return flag.prefix(1).handleEvents(onValue: { flag.set(!$0) }).shown
    },
    MarbleGroup(
      """
      GroupBy_InnerEscapeComplete 220:11 240:21 310:31 470:41 530:51 570:|
      => 600:| != 600:51 600:| (groups keep values)
      """
    ) {
      let clock = $0.clock
      return $0[0].groupBy { $0 % 10 }.collect().delay(for: .seconds(30), clock: clock).flatMap { $0[0] }.shown
    },
  ]
}
