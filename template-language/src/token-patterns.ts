/** The language's tokens, as sticky patterns for a `Cursor`. Each of them is linear. */
export const reference =
  /(?:\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@)(?:\.(?:\d+|[@$]?[a-zA-Z][a-zA-Z0-9_-]*|@))*/y
export const word = /[a-zA-Z][a-zA-Z0-9_-]*/y
export const localName = /@[a-zA-Z][a-zA-Z0-9_-]*/y
export const path = /[./a-zA-Z0-9_-]+/y
export const untilSpace = /[^ ]+/y
export const predicateName = /[a-zA-Z][a-zA-Z0-9_-]*\?/y
export const formatterArgs = /[^|}]+/y
export const blank = /[ \f\n\r\t\v]+/y
export const separator = / *, */y
export const operator = /&&|\|\|/y
export const binding = /[a-zA-Z][a-zA-Z0-9_-]*=/y
