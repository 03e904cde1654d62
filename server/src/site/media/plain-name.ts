/** The last part of what a browser calls the file, for people; no path is ever made of it. */
export function plainName(filename: string): string {
  const name = filename.split(/[\\/]/).at(-1)?.replace(unprintable, '').trim().slice(0, 255) ?? ''
  return name.toWellFormed() === '' ? 'file' : name.toWellFormed()
}

/** Control characters, and those that turn the direction of what is read. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
