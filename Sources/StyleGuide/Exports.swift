// `import StyleGuide` also imports the modules that its declarations use.
@_exported import Audit
@_exported import Preview
@_exported import Styles
