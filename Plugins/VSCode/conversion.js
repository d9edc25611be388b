// Values of the protocol as VS Code has them, and the other way round.
'use strict'

const vscode = require('vscode')

const position = (value) => new vscode.Position(value.line, value.character)
const range = (value) => new vscode.Range(position(value.start), position(value.end))
const location = (value) => new vscode.Location(vscode.Uri.parse(value.uri), range(value.range))
const plainPosition = (value) => ({ line: value.line, character: value.character })
const plainRange = (value) => ({ start: plainPosition(value.start), end: plainPosition(value.end) })

function diagnostic(value) {
  const severity =
    value.severity === 1 ? vscode.DiagnosticSeverity.Error : vscode.DiagnosticSeverity.Warning
  const made = new vscode.Diagnostic(range(value.range), value.message, severity)
  made.source = value.source
  made.code = value.codeDescription
    ? { value: value.code, target: vscode.Uri.parse(value.codeDescription.href) } : value.code
  made.tags = (value.tags ?? []).includes(1) ? [vscode.DiagnosticTag.Unnecessary] : []
  made.relatedInformation = (value.relatedInformation ?? []).map(
    (note) => new vscode.DiagnosticRelatedInformation(location(note.location), note.message)
  )
  return made
}

function workspaceEdit(value) {
  const edit = new vscode.WorkspaceEdit()
  for (const [uri, edits] of Object.entries(value.changes ?? {})) {
    for (const one of edits) edit.replace(vscode.Uri.parse(uri), range(one.range), one.newText)
  }
  return edit
}

function codeAction(value) {
  const action = new vscode.CodeAction(value.title, vscode.CodeActionKind.Empty.append(value.kind))
  action.diagnostics = (value.diagnostics ?? []).map(diagnostic)
  action.isPreferred = value.isPreferred
  action.command = value.command
  if (value.edit) action.edit = workspaceEdit(value.edit)
  return action
}

module.exports = {
  codeAction, diagnostic, location, plainPosition, plainRange, range, workspaceEdit
}
