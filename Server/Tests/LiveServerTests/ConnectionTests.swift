import Testing

/// The tests of the real server over sockets, one after the other, because they are about time.
@Suite(.serialized) struct ConnectionTests {}
