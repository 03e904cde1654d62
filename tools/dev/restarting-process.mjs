import { spawn } from 'node:child_process'

/** Time for a burst of finished builds to become one restart. */
const settleMs = 150

/**
 * A Node program that is started again whenever `restart` is called. Calls during a restart are one
 * more restart after it; the next process begins when the last has ended, because the two would
 * want the same port and data folder.
 */
export function createRestartingProcess(program, { onExit, env = process.env } = {}) {
  let child
  let timer
  let working = Promise.resolve()

  const start = () => {
    const started = spawn(process.execPath, [program], { stdio: 'inherit', env })
    child = started
    started.on('exit', (code) => {
      if (child === started) {
        child = undefined
        onExit?.(code)
      }
    })
  }

  const end = async () => {
    const ending = child
    child = undefined
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((done) => ending.once('exit', done))
    ending.kill('SIGTERM')
    await ended
  }

  return {
    restart() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        working = working.then(end).then(start)
      }, settleMs)
    },
    async stop() {
      clearTimeout(timer)
      await working
      await end()
    },
  }
}
