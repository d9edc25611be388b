// As much of VS Code's interface as the extension uses, and what a test needs to act as a user.
'use strict'

const fs = require('fs')
const { pathToFileURL, fileURLToPath } = require('url')

class Emitter {
  constructor() {
    this.listeners = []
    this.event = (listener) => {
      this.listeners.push(listener)
      return { dispose() {} }
    }
  }

  fire(value) {
    return Promise.all(this.listeners.map((listener) => listener(value)))
  }
}

class Position {
  constructor(line, character) {
    this.line = line
    this.character = character
  }
}

class Range {
  constructor(start, end) {
    this.start = start
    this.end = end
  }
}

class Uri {
  constructor(text) {
    this.scheme = text.slice(0, text.indexOf(':'))
    this.path = text.slice(text.indexOf(':') + 1)
    this.text = text
  }

  static parse(text) { return new Uri(text) }
  static file(path) { return new Uri(pathToFileURL(path).href) }
  get fsPath() { return fileURLToPath(this.text) }
  toString() { return this.text }
}

const plain = (...names) => class { constructor(...values) { names.forEach((name, i) => { this[name] = values[i] }) } }

class WorkspaceEdit {
  constructor() { this.edits = [] }
  replace(uri, range, text) { this.edits.push({ uri, range, text }) }
}

class Document {
  constructor(path) {
    this.uri = Uri.file(path)
    this.languageId = 'swift'
    this.version = 1
    this.text = fs.readFileSync(path, 'utf8')
  }

  getText() { return this.text }

  offset({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + character
  }

  position(offset) {
    const before = this.text.slice(0, offset).split('\n')
    return new Position(before.length - 1, before.at(-1).length)
  }
}

const opened = new Emitter()
const changed = new Emitter()
const closed = new Emitter()
const configured = new Emitter()
const folders = new Emitter()
const settings = {}
const providers = {}
const commands = {}
const collections = []
const messages = []
const channels = []
const panels = []
const progress = []
const words = []
const edits = []

class Collection {
  constructor() { this.found = new Map(); this.changed = new Emitter() }
  set(uri, diagnostics) { this.found.set(uri.toString(), diagnostics); this.changed.fire() }
  clear() { this.found.clear() }
  dispose() {}
}

const register = (name) => (_, provider) => { providers[name] = provider; return { dispose() {} } }

module.exports = {
  Position, Range, Uri, WorkspaceEdit,
  Location: plain('uri', 'range'),
  Diagnostic: plain('range', 'message', 'severity'),
  DiagnosticRelatedInformation: plain('location', 'message'),
  DiagnosticSeverity: { Error: 0, Warning: 1 },
  DiagnosticTag: { Unnecessary: 1 },
  CodeAction: plain('title', 'kind'),
  CodeActionKind: { Empty: { append: (value) => ({ value }) } },
  EventEmitter: Emitter,
  ProgressLocation: { Window: 10 },
  ViewColumn: { Beside: -2 },
  CodeLens: plain('range', 'command'),
  Hover: plain('contents'),
  MarkdownString: plain('value'),
  languages: {
    createDiagnosticCollection() { const made = new Collection(); collections.push(made); return made },
    registerCodeActionsProvider: register('actions'),
    registerHoverProvider: register('hover'),
    registerDefinitionProvider: register('definition'),
    registerReferenceProvider: register('references'),
    registerCodeLensProvider: register('lenses')
  },
  window: {
    createOutputChannel() {
      const channel = {
        text: '', clear() { this.text = '' }, append(text) { this.text += text },
        appendLine(text) { this.text += text + '\n' }, show() {}, dispose() {}
      }
      channels.push(channel)
      return channel
    },
    showErrorMessage(message) { messages.push(message) },
    async showInputBox() { return words.shift() },
    createWebviewPanel() { const panel = { webview: { html: '' } }; panels.push(panel); return panel },
    async withProgress({ title }, run) { progress.push(title); await run(); progress.push('ended') }
  },
  workspace: {
    workspaceFolders: [], textDocuments: [],
    async applyEdit(edit) { edits.push(edit); return true },
    registerTextDocumentContentProvider: (_, provider) => { providers.pages = provider },
    getConfiguration: () => ({ get: (name, otherwise) => settings[name] ?? otherwise }),
    createFileSystemWatcher: () => ({
      onDidChange: () => ({}), onDidCreate: () => ({}), onDidDelete: () => ({}), dispose() {}
    }),
    onDidOpenTextDocument: opened.event, onDidChangeTextDocument: changed.event,
    onDidCloseTextDocument: closed.event, onDidChangeConfiguration: configured.event,
    onDidChangeWorkspaceFolders: folders.event
  },
  commands: {
    registerCommand(name, run) { commands[name] = run; return { dispose() {} } }
  },
  // What a test does in place of a user.
  user: {
    settings, providers, commands, collections, messages, channels, panels, progress, words, edits,
    open(path) {
      const document = new Document(path)
      module.exports.workspace.textDocuments.push(document)
      opened.fire(document)
      return document
    },
    replace(document, range, text) {
      const [start, end] = [document.offset(range.start), document.offset(range.end)]
      document.text = document.text.slice(0, start) + text + document.text.slice(end)
      document.version += 1
      changed.fire({ document, contentChanges: [{ range, text }] })
    },
    configure: () => configured.fire({ affectsConfiguration: (name) => name === 'purelint' })
  }
}
