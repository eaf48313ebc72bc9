import Signals

extension MarbleGroup {
  /// Cases of operators for other values.
  static let changing = [
    MarbleGroup(
      """
      Map_Never - => -
      Map_Empty 300:| => 300:|
      Map_Range 210:0 220:1 230:2 240:4 300:| => 210:0 220:2 230:4 240:8 300:|
      Map_Error 210:0 220:1 230:2 240:4 300:! => 210:0 220:2 230:4 240:8 300:!
      Map_Dispose@290 210:0 220:1 230:2 240:4 300:! => 210:0 220:2 230:4 240:8
      """
    ) { $0[0].map { $0 * 2 }.shown },
    MarbleGroup(
      """
      Map_SelectorThrows 210:0 220:1 230:2 240:4 300:! => 210:0 220:2 230:!
      """
    ) { $0[0].tryMap { if $0 < 2 { $0 * 2 } else { throw Marbles.Failure() } }.shown },
    MarbleGroup(
      """
      MapCompose_Never - => -
      MapCompose_Empty 300:| => 300:|
      MapCompose_Range 210:0 220:1 230:2 240:4 300:| => 210:1 220:11 230:21 240:41 300:|
      MapCompose_Error 210:0 220:1 230:2 240:4 300:! => 210:1 220:11 230:21 240:41 300:!
      MapCompose_Dispose@290 210:0 220:1 230:2 240:4 300:! => 210:1 220:11 230:21 240:41
      """
    ) { $0[0].map { $0 * 10 }.map { $0 + 1 }.shown },
    MarbleGroup(
      """
      MapCompose_Selector1Throws 210:0 220:1 230:2 240:4 300:! => 210:1 220:11 230:!
      """
    ) { $0[0].tryMap { if $0 < 2 { $0 * 10 } else { throw Marbles.Failure() } }.map { $0 + 1 }.shown },
    MarbleGroup(
      """
      MapCompose_Selector2Throws 210:0 220:1 230:2 240:4 300:! => 210:1 220:11 230:!
      """
    ) { $0[0].map { $0 * 10 }.tryMap { if $0 < 20 { $0 + 1 } else { throw Marbles.Failure() } }.shown },
    MarbleGroup(
      """
      Scan_Seed_Never - => -
      Scan_Seed_Empty 250:| => 250:|
      Scan_Seed_Return 220:2 250:| => 220:44 250:|
      Scan_Seed_Throw 250:! => 250:!
      Scan_Seed_SomeData up => 210:44 220:47 230:51 240:56 250:|
      Scan_Into_Never - => -
      Scan_Into_Empty 250:| => 250:|
      Scan_Into_Accumulate 220:2 250:| => 220:44 250:|
      Scan_Into_Throw 250:! => 250:!
      Scan_Into_SomeData up => 210:44 220:47 230:51 240:56 250:|
      """
    ) { $0[0].scan(42, +).shown },
    MarbleGroup(
      """
      Scan_Seed_AccumulatorThrows up => 210:44 220:47 230:!
      Scan_Into_AccumulatorThrows up => 210:44 220:47 230:!
      """
    ) { $0[0].tryScan(42) { if $1 == 4 { throw Marbles.Failure() } else { $0 + $1 } }.shown },
    MarbleGroup(
      """
      ReduceWithSeed_Empty 250:| => 250:42 250:|
      ReduceWithSeed_Return 210:24 250:| => 250:66 250:|
      ReduceWithSeed_Throw 210:! => 210:!
      ReduceWithSeed_Never - => -
      ReduceWithSeed_Range 210:0 220:1 230:2 240:3 250:4 260:| => 260:52 260:|
      """
    ) { $0[0].reduce(42, +).shown },
    MarbleGroup(
      """
      ReduceWithSeed_AccumulatorThrows 210:0 220:1 230:2 240:3 250:4 260:| => 240:!
      """
    ) { $0[0].tryReduce(42) { if $1 < 3 { $0 + $1 } else { throw Marbles.Failure() } }.shown },
    MarbleGroup(
      """
      ReduceWithSeedAndResult_Empty 250:| => 250:210 250:|
      ReduceWithSeedAndResult_Return 210:24 250:| => 250:330 250:|
      ReduceWithSeedAndResult_Throw 210:! => 210:!
      ReduceWithSeedAndResult_Never - => -
      ReduceWithSeedAndResult_Range 210:0 220:1 230:2 240:3 250:4 260:| => 260:260 260:|
      """
    ) { $0[0].reduce(42, +).map { $0 * 5 }.shown },
    MarbleGroup(
      """
      ReduceWithSeedAndResult_AccumulatorThrows 210:0 220:1 230:2 240:3 250:4 260:| => 240:!
      """
    ) { $0[0].tryReduce(42) { if $1 < 3 { $0 + $1 } else { throw Marbles.Failure() } }.map { $0 * 5 }.shown },
    MarbleGroup(
      """
      ReduceWithSeedAndResult_SelectorThrows 210:0 220:1 230:2 240:3 250:4 260:| => 260:!
      """
    ) { $0[0].reduce(42, +).tryMap { _ -> String in throw Marbles.Failure() } },
    MarbleGroup(
      """
      MaterializeNever - => -
      MaterializeEmpty 201:| 202:| => 201:(|) 201:|
      MaterializeEmits 210:2 250:| 251:| => 210:(2) 250:(|) 250:|
      MaterializeThrow 250:! 251:! => 250:(!) 250:|
      """
    ) {
      $0[0].materialize().map { event in
        switch event {
        case .value(let value): "(\(value))"
        case .end(let end): "(\(end.mark))"
        }
      }
    },
    MarbleGroup(
      """
      Dematerialize_Range1 210:42 220:43 250:| 251:| => 210:42 220:43 250:|
      Dematerialize_Range2 210:42 220:43 230:0 231:0 => 210:42 220:43 230:|
      Dematerialize_Error 210:42 220:43 230:! 231:! => 210:42 220:43 230:!
      Dematerialize_Error2 210:42 220:43 230:-1 231:-1 => 210:42 220:43 230:!
      """
    ) {
      $0[0].map { number -> Materialized<Int> in
        number > 0 ? .value(number) : .end(number == 0 ? .finished : .failed(Marbles.Failure()))
      }.dematerialize().shown
    },
    MarbleGroup(
      """
      Materialize_Dematerialize_Empty 250:| => 250:|
      Materialize_Dematerialize_Return 210:2 250:| => 210:2 250:|
      Materialize_Dematerialize_Throw 250:! => 250:!
      Materialize_Dematerialize_Never - => -
      """
    ) { $0[0].materialize().dematerialize().shown },
  ]
}
