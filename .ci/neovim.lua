-- What somebody does in Neovim who wires a module and forgets an argument. Run by .ci/language-server.

local function fail(text)
  io.stderr:write('neovim: ' .. text .. '\n')
  vim.cmd('cquit 1')
end

local function expect(wanted, text)
  if not wanted then fail(text) end
end

-- The messages that are shown in this file, once a condition on them holds.
local function diagnostics(is_wanted)
  local found
  vim.wait(60000, function()
    found = vim.tbl_map(function(item) return item.message end, vim.diagnostic.get(0))
    return is_wanted(found)
  end, 50)
  expect(is_wanted(found), 'shown: ' .. vim.inspect(found))
  return found
end

vim.cmd('edit App/AccountCompositionRoot.swift')
vim.cmd('set filetype=swift')
local function clients()
  if vim.lsp.get_clients then return vim.lsp.get_clients({ bufnr = 0 }) end
  return vim.lsp.buf_get_clients(0)
end
expect(vim.wait(60000, function() return next(clients()) ~= nil end, 50),
  'no server is attached')
diagnostics(function(found) return #found == 0 end)

local line = vim.fn.search('AccountReactor.Factory(', 'w')
expect(line > 0, 'the wiring is gone')
local text = vim.fn.getline(line)
local last = line
while not vim.fn.getline(last):find('authService: ') do last = last + 1 end
local whole = vim.fn.getline(last)
vim.fn.setline(last, (whole:gsub('authService: [%w.]+, ?', '', 1)))
expect(vim.fn.getline(last) ~= whole, 'nothing was left out')
local shown = diagnostics(function(found) return #found > 0 end)
expect(shown[1]:find("authService", 1, true), vim.inspect(shown))

local place = vim.diagnostic.get(0)[1]
local position = { line = place.lnum, character = place.col }
local uri = vim.uri_from_bufnr(0)
local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 60000)
  for _, answer in pairs(answers or {}) do return answer.result end
end
local actions = ask('textDocument/codeAction', {
  textDocument = { uri = uri }, range = { start = position, ['end'] = position },
  context = { diagnostics = {} },
})
local fix
for _, action in ipairs(actions) do fix = fix or (action.isPreferred and action) end
expect(fix, 'no change is offered: ' .. vim.inspect(actions))
vim.lsp.util.apply_workspace_edit(fix.edit, 'utf-16')
diagnostics(function(found) return #found == 0 end)

local hover = ask('textDocument/hover', { textDocument = { uri = uri }, position = position })
expect(hover == nil or hover.contents.value:find('supplied by', 1, true)
  or hover.contents.value:find('needed by', 1, true), vim.inspect(hover))
io.stderr:write('\nneovim ' .. (vim.version and vim.version().minor or '') .. ': a defect is told, mended, gone\n')
vim.cmd('qall!')
