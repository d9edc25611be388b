// Messages of the Language Server Protocol over the standard input and output of a program.
'use strict'

const { spawn } = require('child_process')

// The bytes that end a header.
const HEADER_END = Buffer.from('\r\n\r\n')

/** A running server. */
class Connection {
  /**
   * @param {string} program its path or name
   * @param {string[]} words its arguments
   * @param {(method: string, parameters: any) => any} receive is told what the server sends of its own
   *   accord; what it returns is the answer to a request
   * @param {(reason: string) => void} end is told why the server is gone, unless `leave` was called
   */
  constructor(program, words, receive, end) {
    this.receive = receive
    this.waiting = new Map()
    this.count = 0
    this.bytes = Buffer.alloc(0)
    this.isLeaving = false
    this.process = spawn(program, words, { stdio: ['pipe', 'pipe', 'ignore'] })
    this.process.stdout.on('data', (bytes) => this.take(bytes))
    this.process.stdin.on('error', () => {})
    this.gone = new Promise((resolve) => {
      const stop = (reason) => {
        for (const { reject } of this.waiting.values()) reject(new Error(reason))
        this.waiting.clear()
        if (!this.isLeaving) end(reason)
        resolve()
      }
      this.process.on('error', (error) => stop(error.message))
      this.process.on('exit', (code) => stop(`it ended with ${code}`))
    })
  }

  /** Takes bytes that have arrived, and handles the messages that are whole. */
  take(bytes) {
    this.bytes = Buffer.concat([this.bytes, bytes])
    for (;;) {
      const end = this.bytes.indexOf(HEADER_END)
      if (end < 0) return
      const length = /content-length: *(\d+)/i.exec(this.bytes.toString('latin1', 0, end))
      if (length === null) {
        this.process.kill()
        return
      }
      const body = end + HEADER_END.length
      const size = Number(length[1])
      if (this.bytes.length < body + size) return
      const message = JSON.parse(this.bytes.toString('utf8', body, body + size))
      this.bytes = this.bytes.subarray(body + size)
      this.handle(message)
    }
  }

  handle(message) {
    if (message.method === undefined) {
      const request = this.waiting.get(message.id)
      this.waiting.delete(message.id)
      if (request === undefined) return
      if (message.error) request.reject(new Error(message.error.message))
      else request.resolve(message.result)
      return
    }
    const result = this.receive(message.method, message.params)
    if (message.id === undefined) return
    Promise.resolve(result).then((value) => this.send({ id: message.id, result: value ?? null }))
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    this.process.stdin.write(body)
  }

  notify(method, parameters) {
    this.send({ method, params: parameters })
  }

  /** The answer to a request; one that the editor no longer wants is cancelled. */
  request(method, parameters, token) {
    const id = ++this.count
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }))
      this.send({ id, method, params: parameters })
    })
  }

  /** Has the server end; it has a second to do so. */
  async leave() {
    this.isLeaving = true
    const timer = setTimeout(() => this.process.kill(), 1000)
    this.request('shutdown', null).then(() => this.notify('exit', null), () => {})
    await this.gone
    clearTimeout(timer)
  }
}

module.exports = { Connection }
