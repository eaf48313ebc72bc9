import Styles

private struct Retry { var attempts = 1 }

private func patient() -> Retry {
  var retry = Retry()
  configure(&retry, with: \.attempts .~ 5)
//^ error: 'configure(_:with:)' is unavailable: 'configure' returns the changed value; 'mod(&value)' changes it in place
  return retry
}
