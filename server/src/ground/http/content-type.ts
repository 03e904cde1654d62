import { extname } from 'node:path'
import mime from 'mime'

/** Types whose bytes are text of ours or of an owner, which is UTF-8. */
const isText = /^(?:text\/|application\/(?:json|xml|manifest\+json)$)/

/**
 * What a file is by the ending of its name, ready for the header; undefined where there is no ending
 * or nobody knows it.
 */
export function contentTypeOf(filename: string): string | undefined {
  const type = extname(filename) === '' ? null : mime.getType(filename)
  if (type === null) return undefined
  return isText.test(type) ? `${type}; charset=utf-8` : type
}
