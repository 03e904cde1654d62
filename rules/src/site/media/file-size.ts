const units = ['bytes', 'KB', 'MB', 'GB'] as const

/** How large a file is, for people, in steps of 1024 (spec §9): `512 bytes`, `19.1 MB`. */
export function fileSizeText(bytes: number): string {
  let size = bytes
  let unit = 0
  // what would be rounded to a whole step is one of the next
  while (size >= 1023.95 && unit < units.length - 1) {
    size /= 1024
    unit++
  }
  if (unit === 0) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  return `${(Math.round(size * 10) / 10).toString()} ${units[unit] ?? ''}`
}
