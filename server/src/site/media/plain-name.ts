/** The last part of what a browser calls the file, for people; no path is ever made of it. */
export function plainName(filename: string): string {
  const last = filename.split(/[\\/]/).at(-1) ?? ''
  // so browsers send what would end the name in a header (WHATWG, multipart/form-data)
  const name = last.replaceAll('%22', '"').replaceAll('%0D%0A', ' ').replace(unprintable, '').trim()
  const short = shortened(name).toWellFormed()
  return short === '' ? 'file' : short
}

const mostLetters = 255

/** With its ending, by which people and machines know what it is. */
function shortened(name: string): string {
  if (name.length <= mostLetters) return name
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? []
  return name.slice(0, mostLetters - ending.length) + ending
}

/** Control characters, and those that turn the direction of what is read. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
