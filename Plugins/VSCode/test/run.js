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
const shown = (document) => named(document).map((one) => one.code)

async function main() {
  user.settings.path = purelint
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(app), name: 'App' }]
  const subscriptions = []
  await extension.activate({ subscriptions })
  const document = user.open(path.join(app, 'App/AccountCompositionRoot.swift'))
  await until(() => shown(document).length > 0, () => `shown: ${user.messages}`)
  const before = shown(document)
  assert(before.includes('missing-provider') && before.includes('unused-provider'), before)
  const unused = named(document).find((one) => one.code === 'unused-provider')
  assert.deepStrictEqual(unused.tags, [vscode.DiagnosticTag.Unnecessary])

  const missing = named(document).find((one) => one.code === 'missing-provider')
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
  assert((await user.providers.definition.provideDefinition(document, word)).length > 0)
  assert((await user.providers.references.provideReferences(document, word)).length > 0)
  const [lens] = await user.providers.lenses.provideCodeLenses(document)
  assert.match(lens.command.title, /needed by/)
  await user.commands[lens.command.command](...lens.command.arguments)
  await until(() => user.channels[0].text.includes('needed by'), () => user.channels[0].text)
  const explain = actions.find((action) => action.command?.command === 'purelint.explain')
  await user.commands['purelint.explain'](...explain.command.arguments)
  await until(() => user.channels[0].text.includes('missing-provider'), () => user.channels[0].text)

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
