/**
 * Notes carry what a doc comment cannot: arguments, limits and examples. A line `== NAME...` begins
 * the entry of one or several formatters (`NAME=VALUE` gives each a value that `%value%` stands for,
 * `%name%` for its name, `%word%` for it without a question mark), lines `key: text` tell about it, and examples are read by `readExamples`.
 */
export function readNotes(text, path) {
  const [head, ...parts] = text.split(/^== /m)
  const room = /^room: (.+)$/m.exec(head)?.[1]
  if (room === undefined) throw new Error(`${path} does not begin with "room: NAME".`)
  const entries = parts.flatMap((part) => {
    const end = part.indexOf('\n')
    return part
      .slice(0, end)
      .trim()
      .split(/\s+/)
      .map((given) => {
        const [name, value = ''] = given.split('=')
        const body = part
          .slice(end + 1)
          .replaceAll('%name%', name)
          .replaceAll('%value%', value)
          .replaceAll('%word%', name.replace('?', ''))
        return readEntry(name, body, path)
      })
  })
  return { room, entries }
}

const keys = new Set(['what', 'on', 'arg', 'note', 'error', 'see', 'spec'])

function readEntry(name, body, path) {
  const entry = { name, what: [], on: [], arg: [], note: [], error: [], see: [], spec: [] }
  const { text, examples } = readExamples(body, `${path}: ${name}`)
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const [, key, value] = /^(\w+): (.+)$/.exec(line) ?? []
    if (!keys.has(key)) throw new Error(`${path}: ${name} has a line that is no note: ${line}`)
    entry[key].push(value)
  }
  entry.see = entry.see.flatMap((names) => names.split(/\s+/))
  return { ...entry, examples, path }
}

const block = /^-- (.+)\n(.*)\n([^]*?)\n--$/gm

/**
 * Examples stand between `-- TITLE` and `--`: one line of JSON, then the template. After the title
 * ` | {...}` gives the rendering a locale, an instant, partials or injected values. Where each
 * stood, `place(index)` is put instead.
 */
export function readExamples(body, path, place = () => '') {
  const examples = []
  const text = body.replace(block, (_all, heading, json, template) => {
    const [title, options = '{}'] = heading.split(' | ')
    try {
      examples.push({ title, given: JSON.parse(options), json: JSON.parse(json), template })
    } catch (error) {
      throw new Error(`${path}: "${title}": ${error.message}`, { cause: error })
    }
    return place(examples.length - 1)
  })
  return { text, examples }
}
