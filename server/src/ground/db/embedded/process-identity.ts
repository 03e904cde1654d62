import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

/** A pid alone comes back after a restart of the machine or container; with its start it does not. */
export type ProcessIdentity = {
  readonly pid: number
  /** Opaque; null when the process may not be looked at. Two nulls count as the same. */
  readonly startedAt: string | null
}

const hasProc = existsSync('/proc/self/stat')

export function ownIdentity(): ProcessIdentity {
  return findProcess(process.pid) ?? { pid: process.pid, startedAt: null }
}

/** The process that runs under this pid; undefined when there is none or only a zombie. */
export function findProcess(pid: number): ProcessIdentity | undefined {
  const startedAt = hasProc ? startInProc(pid) : startByPs(pid)
  if (startedAt !== undefined) return startedAt === 'zombie' ? undefined : { pid, startedAt }
  return exists(pid) ? { pid, startedAt: null } : undefined
}

export function isSameProcess(one: ProcessIdentity, other: ProcessIdentity): boolean {
  if (one.pid !== other.pid) return false
  return one.startedAt === other.startedAt || one.startedAt === null || other.startedAt === null
}

/** The program and arguments of a process; empty when they may not be read. */
export function commandOf(pid: number): string {
  try {
    if (hasProc) return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return runPs(pid, 'command=')
  } catch {
    return ''
  }
}

/** The folder a process works in; undefined where that cannot be read (macOS, other users). */
export function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function startInProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the command name in parentheses may hold spaces and parentheses itself
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return 'zombie'
    return `${bootId()}/${fields[19]}`
  } catch {
    return undefined
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function startByPs(pid: number): string | undefined {
  try {
    const line = runPs(pid, 'stat=,lstart=')
    if (line === '') return undefined
    return line.startsWith('Z') ? 'zombie' : line.replace(/^\S+\s+/, '')
  } catch {
    return undefined
  }
}

function runPs(pid: number, columns: string): string {
  const env = { ...process.env, LC_ALL: 'C' }
  return execFileSync('ps', ['-o', columns, '-p', String(pid)], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // visible to a signal but not in /proc: hidden, or a zombie only where there is no /proc
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
