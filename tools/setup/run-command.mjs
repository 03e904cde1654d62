import { spawn } from 'node:child_process'

/**
 * Runs a program and waits for it.
 * @param options.quiet collects the output instead of showing it; otherwise the program writes to
 *   this terminal
 * @returns the exit code (128 + signal number when killed, 127 when there is no such program) and
 *   whatever was collected
 */
export function runCommand(program, args, options = {}) {
  const { quiet = false, cwd, env } = options
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => done({ code: code ?? signalCode(signal), output }))
  })
}

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

function signalCode(signal) {
  return 128 + (signalNumbers[signal] ?? 0)
}
