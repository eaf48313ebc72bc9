import Signals

extension MarbleGroup {
  /// Cases of operators for time.
  static let timed = [
    MarbleGroup(
      """
      ThrottleTimeSpan_Completed(200) 210:2 250:3 310:4 350:5 410:6 450:7 500:|
      => 210:2 410:6 610:7 610:| != 210:2 410:6 500:7 500:| (finish ends waiting)
      ThrottleTimeSpan_CompletedAfterDueTime(200) 210:2 250:3 310:4 350:5 410:6 450:7 900:| => 210:2 410:6 610:7 900:|
      ThrottleTimeSpan_Never(200) - => -
      ThrottleTimeSpan_Empty(200) 500:| => 500:|
      ThrottleTimeSpan_Error(200) 210:2 250:3 310:4 350:5 410:! 450:7 500:| => 210:2 410:!
      ThrottleTimeSpan_NoEnd(200) 210:2 250:3 310:4 350:5 410:6 450:7 => 210:2 410:6 610:7
      """
    ) { $0[0].throttle(for: $0.interval, clock: $0.clock).shown },
    MarbleGroup(
      """
      ThrottleTimeSpan_NotLatest_Completed(200) 210:2 250:3 310:4 350:5 410:6 450:7 500:| => 210:2 410:6 500:|
      ThrottleTimeSpan_NotLatest_Never(200) - => -
      ThrottleTimeSpan_NotLatest_Empty(200) 500:| => 500:|
      ThrottleTimeSpan_NotLatest_Error(200) 210:2 250:3 310:4 350:5 410:! 450:7 500:| => 210:2 410:!
      ThrottleTimeSpan_NotLatest_NoEnd(200) 210:2 250:3 310:4 350:5 410:6 450:7 => 210:2 410:6
      """
    ) { $0[0].throttleFirst(for: $0.interval, clock: $0.clock).shown },
    MarbleGroup(
      """
      Timeout_Empty(200) 300:| => 300:|
      Timeout_Error(200) 300:! => 300:!
      Timeout_Never(1000) - => -
      Timeout_Duetime_Simple(30) +10:42 +25:43 +40:44 +50:45 +60:| => 210:42 225:43 240:44 250:45 260:|
      Timeout_Duetime_Timeout_Exact(30) +10:42 +20:43 +50:44 +60:45 +70:| => 210:42 220:43 250:44 260:45 270:|
      Timeout_Duetime_Timeout(25) +10:42 +20:43 +50:44 +60:45 +70:| => 210:42 220:43 245:!
      Timeout_Duetime_Disposed(40)@370 nine 600:| => 205:1 210:2 240:3 280:4 320:5 350:6 370:7
      """
    ) { $0[0].timeout(for: $0.interval, clock: $0.clock).shown },
    MarbleGroup(
      """
      Timeout_TimeoutOccurs_1(100) 310:3 400:4 500:| ; +50:-1 +200:-2 +310:-3 +320:| => 350:-1 500:-2 610:-3 620:|
      Timeout_TimeoutOccurs_2(100) 240:3 310:4 430:5 500:| ; +50:-1 +200:-2 +310:-3 +320:|
      => 240:3 310:4 460:-1 610:-2 720:-3 730:|
      Timeout_TimeoutOccurs_Never(100) 240:3 310:4 430:5 500:| ; - => 240:3 310:4
      Timeout_TimeoutOccurs_Completed(100) 500:| ; +100:-1 => 400:-1
      Timeout_TimeoutOccurs_Error(100) 500:! ; +100:-1 => 400:-1
      Timeout_TimeoutOccurs_NextIsError(100) 500:42 ; +100:! => 400:!
      Timeout_TimeoutNotOccurs_Completed(100) 250:| ; +100:-1 => 250:|
      Timeout_TimeoutNotOccurs_Error(100) 250:! ; +100:-1 => 250:!
      Timeout_TimeoutNotOccurs(100) 240:3 320:4 410:5 500:| ; +50:-1 +200:-2 +310:-3 +320:| => 240:3 320:4 410:5 500:|
      """
    ) {
      let other = $0[1]
      return $0[0].timeout(for: $0.interval, clock: $0.clock).catch {
        $0 is TimeoutError ? other : Signal.failed($0)
      }.shown
    },
    MarbleGroup(
      """
      Delay_TimeSpan_Simple1(100) 250:2 350:3 450:4 550:| => 350:2 450:3 550:4 650:|
      Delay_TimeSpan_Simple3(150) 250:2 350:3 450:4 550:| => 400:2 500:3 600:4 700:|
      Delay_TimeSpan_Error(150) 250:! => 250:!
      Delay_TimeSpan_Completed(150) 250:| => 400:|
      Delay_TimeSpan_Error2(150) 250:2 350:3 450:4 550:! => 400:2 500:3 550:!
      Delay_TimeSpan_Simple2(50) 250:2 350:3 450:4 550:| => 300:2 400:3 500:4 600:|
      Delay_TimeSpan_Error1(50) 250:2 350:3 450:4 550:! => 300:2 400:3 500:4 550:!
      """
    ) { $0[0].delay(for: $0.interval, clock: $0.clock).shown },
    MarbleGroup(
      """
      Timer_Basic(100) - => 300:0 300:| != 300:300 300:| (delivers the instant)
      """
    ) { Signal.timer(after: $0.interval, clock: $0.clock).map(\.offset.components.seconds).shown },
    MarbleGroup(
      """
      Interval_TimeSpan_Basic(100) -
      => 300:0 400:1 500:2 600:3 700:4 800:5 900:6
      != 300:300 400:400 500:500 600:600 700:700 800:800 900:900 (delivers the instant)
      Interval_TimeSpan_Disposed(1000) - => -
      """
    ) { Signal.interval(every: $0.interval, clock: $0.clock).map(\.offset.components.seconds).shown },
  ]
}
