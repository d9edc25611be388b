// PureLint in VS Code: runs `purelint lsp`, and shows what it tells.
'use strict'

const vscode = require('vscode')
const { Connection } = require('./connection')
const convert = require('./conversion')

const SELECTOR = { language: 'swift', scheme: 'file' }
const WATCHED =
  '**/{*.swift,.purelint.json,.purelint-baseline.json,project.pbxproj,*.yml,*.yaml,BUILD,*.bazel}'
/** The scheme of the pages on rules, which the server writes. */
const PAGES = 'purelint'
/** A server that ends so often is not started again. */
const MOST_ENDS = 3

/** One server for the folders of a window, and what VS Code shows of it. */
class Client {
  constructor() {
    this.diagnostics = vscode.languages.createDiagnosticCollection('purelint')
    this.output = vscode.window.createOutputChannel('PureLint')
    this.lensesChanged = new vscode.EventEmitter()
    this.onDidChangeCodeLenses = this.lensesChanged.event
    this.ends = 0
  }

  /** Starts the server, and tells it what is open. */
  async start() {
    const settings = vscode.workspace.getConfiguration('purelint')
    const words = ['lsp', ...settings.get('arguments', [])]
    const connection = new Connection(
      settings.get('path', 'purelint'),
      words,
      (method, parameters) => this.receive(method, parameters),
      (reason) => this.restartAfter(reason)
    )
    this.connection = connection
    const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) => ({
      uri: folder.uri.toString(),
      name: folder.name
    }))
    try {
      await connection.request('initialize', {
        processId: process.pid,
        rootUri: folders[0]?.uri ?? null,
        workspaceFolders: folders,
        initializationOptions: {
          codeLenses: settings.get('codeLenses', true),
          rulePages: `${PAGES}:/{rule}.md`,
          showAnswers: false
        },
        capabilities: {
          general: { positionEncodings: ['utf-16'] },
          window: { workDoneProgress: true },
          workspace: { applyEdit: true, codeLens: { refreshSupport: true } }
        }
      })
    } catch {
      // Why it is gone, the connection has said.
      return
    }
    connection.notify('initialized', {})
    for (const document of vscode.workspace.textDocuments) this.open(document)
  }

  receive(method, parameters) {
    switch (method) {
      case 'workspace/applyEdit':
        return vscode.workspace.applyEdit(convert.workspaceEdit(parameters.edit))
          .then((applied) => ({ applied }))
      case 'textDocument/publishDiagnostics':
        this.diagnostics.set(
          vscode.Uri.parse(parameters.uri),
          parameters.diagnostics.map(convert.diagnostic)
        )
        break
      case 'workspace/codeLens/refresh':
        this.lensesChanged.fire()
        break
      case '$/progress':
        this.showProgress(parameters.value)
        break
      case 'window/showMessage':
        this.show(parameters)
        break
      case 'window/logMessage':
        this.output.appendLine(parameters.message)
        break
    }
  }

  /** A mistake goes where nobody overlooks it, all else to the output. */
  show({ type, message }) {
    if (type === 1) vscode.window.showErrorMessage(`PureLint: ${message}`)
    else this.output.appendLine(message)
  }

  /** Shows that a check takes its time, until the server says that it has ended or is gone. */
  showProgress({ kind, title, message }) {
    this.endProgress?.()
    this.endProgress = undefined
    if (kind !== 'begin') return
    const options = { location: vscode.ProgressLocation.Window, title: `${title}: ${message}` }
    vscode.window.withProgress(options, () => new Promise((resolve) => { this.endProgress = resolve }))
  }

  restartAfter(reason) {
    this.ends += 1
    this.connection = undefined
    this.diagnostics.clear()
    this.showProgress({ kind: 'end' })
    if (this.ends < MOST_ENDS) {
      this.start()
    } else {
      vscode.window.showErrorMessage(
        `PureLint cannot be run: ${reason}. Is 'purelint.path' the path of the program?`
      )
    }
  }

  async restart() {
    this.ends = 0
    await this.stop()
    await this.start()
  }

  async stop() {
    const connection = this.connection
    this.connection = undefined
    this.diagnostics.clear()
    await connection?.leave()
  }

  // What happens to documents

  isWanted(document) {
    return document.languageId === 'swift' && document.uri.scheme === 'file'
  }

  open(document) {
    if (!this.isWanted(document)) return
    const { version } = document
    this.connection?.notify('textDocument/didOpen', {
      textDocument: {
        uri: document.uri.toString(), languageId: 'swift', version, text: document.getText()
      }
    })
  }

  change({ document, contentChanges }) {
    if (!this.isWanted(document) || contentChanges.length === 0) return
    this.connection?.notify('textDocument/didChange', {
      textDocument: { uri: document.uri.toString(), version: document.version },
      contentChanges: contentChanges.map((change) => ({
        range: convert.plainRange(change.range), text: change.text
      }))
    })
  }

  close(document) {
    if (!this.isWanted(document)) return
    this.connection?.notify('textDocument/didClose', {
      textDocument: { uri: document.uri.toString() }
    })
  }

  filesChanged() {
    this.connection?.notify('workspace/didChangeWatchedFiles', { changes: [] })
  }

  foldersChanged({ added, removed }) {
    const plain = (folder) => ({ uri: folder.uri.toString(), name: folder.name })
    this.connection?.notify('workspace/didChangeWorkspaceFolders', {
      event: { added: added.map(plain), removed: removed.map(plain) }
    })
  }

  // What VS Code asks

  async ask(method, document, parameters, token) {
    return await this.connection?.request(
      method, { textDocument: { uri: document.uri.toString() }, ...parameters }, token)
  }

  async provideCodeActions(document, range, asked, token) {
    const context = {
      diagnostics: [],
      only: asked?.only && [asked.only.value],
      triggerKind: asked?.triggerKind
    }
    const parameters = { range: convert.plainRange(range), context }
    const found = await this.ask('textDocument/codeAction', document, parameters, token)
    return (found ?? []).map(convert.codeAction)
  }

  async provideHover(document, position, token) {
    const parameters = { position: convert.plainPosition(position) }
    const found = await this.ask('textDocument/hover', document, parameters, token)
    return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value))
  }

  async provideDefinition(document, position, token) {
    const parameters = { position: convert.plainPosition(position) }
    return (await this.ask('textDocument/definition', document, parameters, token) ?? [])
      .map(convert.location)
  }

  async provideReferences(document, position, _, token) {
    const parameters = {
      position: convert.plainPosition(position), context: { includeDeclaration: false }
    }
    return (await this.ask('textDocument/references', document, parameters, token) ?? [])
      .map(convert.location)
  }

  async provideCodeLenses(document, token) {
    const found = await this.ask('textDocument/codeLens', document, {}, token)
    return (found ?? []).map((lens) => new vscode.CodeLens(convert.range(lens.range), lens.command))
  }

  /** The page on a rule, of which the address ends with the name. */
  provideTextDocumentContent(uri) {
    return this.run('purelint.explain', [uri.path.replace(/^\/|\.md$/g, '')])
  }

  // What the user asks

  /** The answer of the server to a command of its own. */
  async run(command, words) {
    return await this.connection?.request('workspace/executeCommand', { command, arguments: words })
  }

  /** Shows the answer to a command, by default about what the cursor is on. */
  async tell(command, words) {
    const things = words.length > 0 ? words : [here()]
    if (things[0] === undefined) return
    const answer = await this.run(command, things)
    if (answer === undefined) return
    this.output.clear()
    this.output.append(answer)
    this.output.show(true)
  }

  /** Asks for a name, and shows why what the cursor is on needs that. */
  async tellWhy() {
    const place = here()
    const name = place && await vscode.window.showInputBox({ prompt: 'Why does this need …' })
    if (name) await this.tell('purelint.why', [place, name])
  }

  /** Shows the graph around a thing, by default what the cursor is on. */
  async draw(place = here()) {
    const image = place && await this.run('purelint.graph', [place, 'svg'])
    if (!image) return
    if (!image.startsWith('<svg')) {
      this.output.append(image)
      this.output.show(true)
      return
    }
    // Nothing in the panel runs or is loaded, whatever the sources are called.
    const panel = vscode.window.createWebviewPanel(
      'purelint.graph', 'PureLint: Graph', vscode.ViewColumn.Beside, { enableScripts: false })
    const policy = "default-src 'none'; style-src 'unsafe-inline'"
    panel.webview.html =
      `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="${policy}">${image}`
  }
}

/** The place of the cursor, as commands of the server have it; undefined if no Swift file is shown. */
function here() {
  const editor = vscode.window.activeTextEditor
  if (editor?.document.languageId !== 'swift') return undefined
  return {
    textDocument: { uri: editor.document.uri.toString() },
    position: convert.plainPosition(editor.selection.active)
  }
}

let client

async function activate(context) {
  client = new Client()
  const watcher = vscode.workspace.createFileSystemWatcher(WATCHED)
  context.subscriptions.push(
    client.diagnostics, client.output, watcher,
    watcher.onDidChange(() => client.filesChanged()),
    watcher.onDidCreate(() => client.filesChanged()),
    watcher.onDidDelete(() => client.filesChanged()),
    vscode.workspace.onDidOpenTextDocument((document) => client.open(document)),
    vscode.workspace.onDidChangeTextDocument((event) => client.change(event)),
    vscode.workspace.onDidCloseTextDocument((document) => client.close(document)),
    vscode.workspace.onDidChangeWorkspaceFolders((event) => client.foldersChanged(event)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('purelint')) return client.restart()
    }),
    vscode.languages.registerCodeActionsProvider(SELECTOR, client),
    vscode.languages.registerHoverProvider(SELECTOR, client),
    vscode.languages.registerDefinitionProvider(SELECTOR, client),
    vscode.languages.registerReferenceProvider(SELECTOR, client),
    vscode.languages.registerCodeLensProvider(SELECTOR, client),
    vscode.workspace.registerTextDocumentContentProvider(PAGES, client),
    ...['purelint.explain', 'purelint.show', 'purelint.why'].map((command) =>
      vscode.commands.registerCommand(command, (...words) => client.tell(command, words))),
    vscode.commands.registerCommand('purelint.mend', (...words) => client.run('purelint.mend', words)),
    vscode.commands.registerCommand('purelint.graph', (place) => client.draw(place)),
    vscode.commands.registerCommand('purelint.whyNeeds', () => client.tellWhy()),
    vscode.commands.registerCommand('purelint.restart', () => client.restart())
  )
  await client.start()
}

async function deactivate() {
  await client?.stop()
}

module.exports = { activate, deactivate }
