import type { Plugin } from 'vite'

/**
 * A Vite plugin: letters beyond ASCII are written as `\u` escapes. V8 keeps a script that has a
 * single letter beyond Latin-1 with two bytes for each of its letters, for as long as the process
 * lives. Escapes mean the same in strings, templates, patterns and names (ECMA-262 §12.9, §12.7);
 * comments are gone by then.
 */
export function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        if (rawTemplate.test(file.code)) throw new Error('a raw template would show its escapes')
        file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
      }
    },
  }
}

/** A template whose tag reads it as it is written, with a letter beyond ASCII. */
const rawTemplate = /String\.raw`[^`]*[^\0-\x7f]/

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
