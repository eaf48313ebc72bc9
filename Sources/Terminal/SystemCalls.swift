#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The calls of the system that differ between platforms, or that other names hide.
internal enum SystemCalls {
  /// Writes all bytes, and returns whether that has succeeded. Waits as long as the terminal takes no more.
  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = writeSome(start == 0 ? bytes : Array(bytes[start...]), to: file)
      if count > 0 {
        start += count
      } else if errno == EAGAIN {
        var state = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&state, 1, 100)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Writes as many bytes as there is space for, and returns their number. It waits only if the file does.
  static func writeAtOnce(_ bytes: [UInt8], to file: Int32) -> Int {
    max(0, writeSome(bytes, to: file))
  }

  /// Opens a terminal again for writing without waiting, and returns -1 if that is not possible.
  static func openWithoutWaiting(_ terminal: Int32) -> Int32 {
    var path = [CChar](repeating: 0, count: 1024)
    guard ttyname_r(terminal, &path, path.count) == 0 else { return -1 }
    return open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
  }

  private static func writeSome(_ bytes: [UInt8], to file: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes, bytes.count)
    #else
      Darwin.write(file, bytes, bytes.count)
    #endif
  }

  /// Returns the next bytes, none at the end, or `nil` if reading has been interrupted.
  static func read(from file: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    #if canImport(Glibc)
      let count = Glibc.read(file, &bytes, bytes.count)
    #elseif canImport(Musl)
      let count = Musl.read(file, &bytes, bytes.count)
    #else
      let count = Darwin.read(file, &bytes, bytes.count)
    #endif
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return Array(bytes.prefix(max(0, count)))
  }

  /// Returns the size of a terminal in cells, if it is known.
  static func size(of file: Int32) -> (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Returns the size of a cell in pixels, if it is known.
  static func cellSize(of file: Int32) -> (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
  }

  /// Returns the mode in which each byte arrives at once and unchanged.
  static func raw(_ mode: termios) -> termios {
    var mode = mode
    mode.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | IXOFF)
    mode.c_oflag |= tcflag_t(OPOST | ONLCR)
    mode.c_cflag |= tcflag_t(CS8)
    mode.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &mode.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    return mode
  }
}
