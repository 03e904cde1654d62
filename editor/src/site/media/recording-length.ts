import { longestMs } from '@vitrine/rules/site/media/longest-recording.ts'

/** A file that tells nothing by then is not waited for: its owner can say how long it lasts. */
const patienceMs = 4000

/** How long a recording lasts in milliseconds, as this browser reads it; 0: it cannot tell. */
export function lengthAt(address: string): Promise<number> {
  return new Promise((resolve) => {
    const audio = new Audio()
    const end = (): void => {
      clearTimeout(timer)
      const { duration } = audio
      audio.removeAttribute('src')
      audio.load()
      const lengthMs = Math.round(duration * 1000)
      resolve(lengthMs > 0 && lengthMs <= longestMs ? lengthMs : 0)
    }
    const timer = setTimeout(end, patienceMs)
    audio.addEventListener('loadedmetadata', end, { once: true })
    audio.addEventListener('error', end, { once: true })
    audio.preload = 'metadata'
    audio.src = address
  })
}

/** The same of a file of this computer. */
export async function lengthOfFile(file: File): Promise<number> {
  const address = URL.createObjectURL(file)
  try {
    return await lengthAt(address)
  } finally {
    URL.revokeObjectURL(address)
  }
}
