import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Uptime } from '../../ground/context.ts'
import { freeBytes } from '../../ground/files/free-bytes.ts'

const believedMs = 5000
/** What PostgreSQL asks for at once when it begins a new part of its log. */
const leastBytes = 16 * 1024 * 1024
const probe = Buffer.alloc(4096, 1)

/**
 * Tells whether the disk of a folder still takes data, for `/healthz`. Asked at most once in five
 * seconds: the system is asked what is left, and a small file is written, because a quota or a disk
 * that turned read-only shows itself only then.
 */
export function createRoomCheck(folder: string, uptime: Uptime): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let answer = Promise.resolve(true)
  return () => {
    if (uptime() - checkedAt >= believedMs) {
      checkedAt = uptime()
      answer = hasRoom(folder)
    }
    return answer
  }
}

async function hasRoom(folder: string): Promise<boolean> {
  const file = join(folder, `room-check-${process.pid}`)
  try {
    await mkdir(folder, { recursive: true })
    if ((await freeBytes(folder)) < leastBytes) return false
    await writeFile(file, probe)
    return true
  } catch {
    return false
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
