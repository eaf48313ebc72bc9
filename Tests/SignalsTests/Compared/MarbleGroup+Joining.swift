import Signals

extension MarbleGroup {
  /// Cases of operators for signals that take turns.
  static let joining = [
    MarbleGroup(
      """
      Concat_IEofIO +10:1 +20:2 +30:3 +40:| ; +10:4 +20:5 +30:| ; +10:6 +20:7 +30:8 +40:9 +50:|
      => 210:1 220:2 230:3 250:4 260:5 280:6 290:7 300:8 310:9 320:|
      Concat_EmptyEmpty 230:| ; 250:| => 250:|
      Concat_EmptyNever 230:| ; - => -
      Concat_NeverNever - ; - => -
      Concat_EmptyThrow 230:| ; 250:! => 250:!
      Concat_ThrowEmpty 230:! ; 250:| => 230:!
      Concat_ThrowThrow 230:! ; 250:! => 230:!
      Concat_ReturnEmpty 210:2 230:| ; 250:| => 210:2 250:|
      Concat_EmptyReturn 230:| ; 240:2 250:| => 240:2 250:|
      Concat_ReturnNever 210:2 230:| ; - => 210:2
      Concat_NeverReturn - ; 210:2 230:| => -
      Concat_ReturnReturn 220:2 230:| ; 240:3 250:| => 220:2 240:3 250:|
      Concat_ThrowReturn 230:! ; 240:2 250:| => 230:!
      Concat_ReturnThrow 220:2 230:| ; 250:! => 220:2 250:!
      Concat_SomeDataSomeData 210:2 220:3 225:| ; 230:4 240:5 250:| => up
      Concat_EnumerableTiming 210:2 220:3 230:| ; +50:4 +60:5 +70:6 +80:|
      ; 200:2 210:3 220:4 230:5 270:6 320:7 330:8 340:| ; +50:4 +60:5 +70:6 +80:|
      => 210:2 220:3 280:4 290:5 300:6 320:7 330:8 390:4 400:5 410:6 420:|
      """
    ) { Signal.concat($0.sources).shown },
    MarbleGroup(
      """
      Amb_Never2 - ; - => -
      Amb_Never_Empty - ; 225:| => 225:|
      Amb_RegularShouldDisposeLoser 210:2 240:| ; 220:3 250:| => 210:2 240:|
      Amb_WinnerThrows 210:2 220:! ; 220:3 250:| => 210:2 220:!
      Amb_LoserThrows 220:2 230:! ; 210:3 250:| => 210:3 250:|
      Amb_ThrowsBeforeElectionLeft 210:! ; 220:3 250:| => 210:!
      Amb_ThrowsBeforeElectionRight 220:3 250:| ; 210:! => 210:!
      """
    ) { $0[0].race($0[1]).shown },
    MarbleGroup(
      """
      Amb_Never3 - ; - ; - => -
      """
    ) { Signal.race($0.sources).shown },
    MarbleGroup(
      """
      MergeSync_EmptyData_DoesntCompleteImmediately +0:| ; +10:201 +20:202 +50:| => 210:201 220:202 250:|
      MergeSync_Data +10:101 +20:102 +230:| ; +10:201 +20:202 +50:| ; +10:301 +20:302 +150:|
      => 210:101 210:201 210:301 220:102 220:202 220:302 430:|
      MergeSync_ObservableOfObservable_InnerThrows +10:101 +20:102 +230:| ; +10:201 +15:! ; +10:301 +20:302 +150:|
      => 210:101 210:201 210:301 215:!
      MergeSync_EmptyEmpty_Completes +0:| ; +0:| => 200:|
      """
    ) { Signal.merge($0.sources).shown },
    MarbleGroup(
      """
      Sample_Sampler_SamplerThrows 220:2 240:3 290:4 300:5 310:6 400:| ; 210:71 250:72 260:73 320:! => 250:3 320:!
      Sample_Sampler_Simple1 220:2 240:3 290:4 300:5 310:6 400:| ; 210:71 250:72 260:73 320:74 500:|
      => 250:3 320:6 500:| != 250:3 320:6 400:| (nothing can follow)
      Sample_Sampler_Simple2 220:2 240:3 290:4 300:5 310:6 360:7 400:| ; 210:71 250:72 260:73 320:74 500:|
      => 250:3 320:6 500:7 500:| != 250:3 320:6 500:| (finish triggers nothing)
      Sample_Sampler_Simple3 220:2 240:3 290:4 300:| ; 210:71 250:72 260:73 320:74 500:| => 250:3 320:4 320:|
      Sample_Sampler_SourceThrows 220:2 240:3 290:4 300:5 310:6 320:! ; 210:71 250:72 260:73 300:74 400:|
      => 250:3 300:5 320:!
      """
    ) { $0[0].sample($0[1]).shown },
  ]
}
