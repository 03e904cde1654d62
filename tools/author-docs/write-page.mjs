/** An example as it stands on a page: the data, the template, and what the engine made of it. */
export function exampleText({ title, given, json, template }, render) {
  const { output, errors } = render({ template, json, locale: 'en-US', ...given })
  const parts = [`**${title}**`]
  const settings = settingsText(given)
  if (settings !== '') parts.push(settings)
  if (JSON.stringify(json) !== '{}') parts.push(`Data:\n\n${fenced(dataText(json), 'json')}`)
  parts.push(`Template:\n\n${fenced(template)}`)
  parts.push(output === '' ? 'Prints nothing.' : `Prints:\n\n${fenced(output)}`)
  if (errors.length > 0) {
    const messages = errors.map(({ message }) => message.replace(/^(?:Syntax|Runtime)Error: /, ''))
    parts.push(`Reports:\n\n${fenced(messages.join('\n'))}`)
  }
  return parts.join('\n\n')
}

function settingsText({ locale, now, partials, injects }) {
  const told = []
  if (locale === 'none') told.push('The site has no language.')
  else if (locale !== undefined) told.push(`The site's language is \`${locale}\`.`)
  if (now !== undefined) told.push(`It is ${new Date(now).toISOString()}.`)
  for (const [name, text] of Object.entries(partials ?? {})) {
    told.push(`The block \`${name}\`:\n\n${fenced(text)}\n`)
  }
  for (const [path, value] of Object.entries(injects ?? {})) {
    told.push(`Under \`${path}\` the site gives \`${JSON.stringify(value)}\`.`)
  }
  return told.join('\n').trim()
}

const shortData = 90

function dataText(json) {
  const line = JSON.stringify(json)
  return line.length > shortData ? JSON.stringify(json, undefined, 2) : line
}

function fenced(text, language = 'text') {
  return `\`\`\`${language}\n${text}\n\`\`\``
}

/** The page of a formatter or predicate. `linkTo` gives the link to the page of a name. */
export function writePage({ kind, room, entry, comment }, render, linkTo) {
  const { name, what, on, arg, note, error, see, spec, examples } = entry
  const specified = [...new Set([...spec, ...sourcesIn(comment ?? '')])]
  const told = comment === undefined ? [] : [withoutSources(comment)]
  const parts = [`# ${name}`, `A ${kind} of ${room}.`, ...told, ...what]
  if (on.length > 0) parts.push('## Applied to', ...on)
  parts.push('## Arguments', arg.length === 0 ? 'It takes none.' : listed(arg))
  parts.push('## Examples', ...examples.map((example) => exampleText(example, render)))
  if (note.length > 0) parts.push('## Good to know', listed(note))
  parts.push('## Mistakes it can report')
  parts.push(
    error.length === 0
      ? 'None; what it cannot use prints nothing or is left as it is.'
      : listed(error),
  )
  if (see.length > 0) parts.push('## Related', listed(see.map(linkTo)))
  if (specified.length > 0) parts.push('## Where the rule comes from', `${specified.join('; ')}.`)
  return `${parts.join('\n\n')}\n`
}

const source = /\s*\((spec §[^)]*|template (?:language|platform) §[^)]*)\)/g

function sourcesIn(comment) {
  return [...comment.matchAll(source)].map(([, name]) => name.replace(/^spec/, 'specification'))
}

function withoutSources(comment) {
  const text = comment.replace(source, '')
  return text.endsWith('.') ? text : `${text}.`
}

export function listed(lines) {
  return lines.map((line) => `- ${line}`).join('\n')
}
