import Preview
import Testing

@Suite("Preview")
struct PreviewTests {}
