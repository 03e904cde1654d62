import type { Environment } from './ground/config/config.ts'

const lookEveryMs = 500

/**
 * Calls `end` when the program that started this one is gone, if that program is npm: whoever ends
 * npm means what it runs, and npm passes on only the signals that can be passed on. A server that a
 * shell started outlives the shell.
 */
export function endWithParent(env: Environment, end: () => void): void {
  if (env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, lookEveryMs)
  timer.unref()
}
