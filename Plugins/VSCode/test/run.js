// Drives the extension and the real server as a user does. Usage: node run.js PURELINT APP
'use strict'

const assert = require('assert')
const Module = require('module')
const path = require('path')

const [purelint, app] = process.argv.slice(2)
const load = Module._load
Module._load = (name, ...rest) => load(name === 'vscode' ? path.join(__dirname, 'vscode.js') : name, ...rest)
const vscode = require('vscode')
const extension = require('../extension')
const { user } = vscode

/** Waits until a condition holds. */
async function until(holds, what) {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail(what())
}

const named = (document) => user.collections[0].found.get(document.uri.toString()) ?? []
const shown = (document) => named(document).map((one) => one.code.value)

async function main() {
  user.settings.path = purelint
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(app), name: 'App' }]
  const subscriptions = []
  await extension.activate({ subscriptions })
  const document = user.open(path.join(app, 'App/AccountCompositionRoot.swift'))
  await until(() => shown(document).length > 0, () => `shown: ${user.messages}`)
  const before = shown(document)
  assert(before.includes('missing-provider') && before.includes('unused-provider'), before)
  const unused = named(document).find((one) => one.code.value === 'unused-provider')
  assert.deepStrictEqual(unused.tags, [vscode.DiagnosticTag.Unnecessary])

  const missing = named(document).find((one) => one.code.value === 'missing-provider')
  assert(missing.relatedInformation.length > 0)
  const actions = await user.providers.actions.provideCodeActions(document, missing.range)
  const fix = actions.find((action) => action.isPreferred)
  for (const { uri, range, text } of fix.edit.edits) {
    assert.strictEqual(uri.toString(), document.uri.toString())
    user.replace(document, range, text)
  }
  const count = (codes) => codes.filter((code) => code === 'missing-provider').length
  await until(() => count(shown(document)) === count(before) - 1, () => shown(document))

  const word = document.position(document.text.indexOf('profileEditorFactory') + 1)
  const hover = await user.providers.hover.provideHover(document, word)
  assert.match(hover.contents.value, /needed by:/)
  // What the compiler's server finds by the name is left to it.
  assert.deepStrictEqual(await user.providers.definition.provideDefinition(document, word), [])
  const users = await user.providers.references.provideReferences(document, word)
  assert.deepStrictEqual(users.map(({ uri }) => path.basename(uri.toString())), ['AccountViewController.swift'])
  const module = user.open(path.join(app, 'Features/Account/ProfileEditorViewController.swift'))
  const field = module.position(module.text.indexOf('authService') + 1)
  const origins = await user.providers.definition.provideDefinition(module, field)
  assert(origins.some(({ uri }) => uri.toString().endsWith('AccountCompositionRoot.swift')))
  const needs = await user.providers.lenses.provideCodeLenses(module)
  assert(needs.some(({ command }) => command.title.startsWith('provided by')))
  const [lens] = await user.providers.lenses.provideCodeLenses(document)
  assert.match(lens.command.title, /needed by/)
  await user.commands[lens.command.command](...lens.command.arguments)
  await until(() => user.channels[0].text.includes('needed by'), () => user.channels[0].text)
  const explain = actions.find((action) => action.command?.command === 'purelint.explain')
  await user.commands['purelint.explain'](...explain.command.arguments)
  await until(() => user.channels[0].text.includes('missing-provider'), () => user.channels[0].text)
  const page = await user.providers.pages.provideTextDocumentContent(missing.code.target)
  assert.match(page, /missing-provider/)

  // What nobody uses goes, in all files.
  await until(() => shown(module).includes('unused-dependency'), () => shown(module))
  const idle = named(module).find((one) => one.code.value === 'unused-dependency')
  const [remove] = await user.providers.actions.provideCodeActions(module, idle.range)
  await user.commands[remove.command.command](...remove.command.arguments)
  await until(() => user.edits.length > 0, () => 'no change is sent')
  assert.strictEqual(new Set(user.edits[0].edits.map(({ uri }) => uri.toString())).size, 2)

  // The commands of the palette, about what the cursor is on.
  vscode.window.activeTextEditor = { document, selection: { active: word } }
  await user.commands['purelint.why']()
  assert.match(user.channels[0].text, /profileEditorFactory is built for/)
  user.words.push('ProfileEditorViewController')
  await user.commands['purelint.whyNeeds']()
  assert.match(user.channels[0].text, /profileEditorFactory needs ProfileEditorViewController/)
  await user.commands['purelint.graph']()
  assert.match(user.panels[0].webview.html, /<svg/)
  const asked = await user.providers.actions.provideCodeActions(
    document, { start: word, end: word }, { triggerKind: 1 })
  assert(asked.some(({ command }) => command?.command === 'purelint.graph'))
  const offered = await user.providers.actions.provideCodeActions(
    document, { start: word, end: word }, { triggerKind: 2 })
  assert.deepStrictEqual(offered, [])
  assert.deepStrictEqual(user.progress, ['PureLint: checking', 'ended'])

  // A program that is not there: said once, and right again with the setting.
  user.settings.path = '/nowhere/purelint'
  await user.configure()
  await until(() => user.messages.length > 0, () => 'nothing is said of a missing program')
  assert.match(user.messages[0], /'purelint\.path'/)
  assert.strictEqual(user.messages.length, 1)
  user.settings.path = purelint
  await user.configure()
  await until(() => shown(document).length > 0, () => `shown: ${user.messages}`)
  await extension.deactivate()
  assert.strictEqual(shown(document).length, 0)
  console.log('the extension shows, mends and explains')
}

main().then(() => process.exit(0), (error) => {
  console.error(error)
  process.exit(1)
})
