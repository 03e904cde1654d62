const intro = [
  '# Blocks',
  'What owners put on pages. Each type has markup of the platform’s own; a file of your template at the path that is named here stands in for it, and so does one whose conf names the type, as `blocks/my-menu.block.conf` with `{"type": "navigation"}`. The markup sees the fields by their names, plain text escaped, and `{id}` of the block.',
  'The columns below are what a field is called in markup, what the owner reads beside it, its kind, and what a new block begins with.',
]

/** The page that tells of every type of block and slice, made of their declarations. */
export function makeBlocksPage(blockTypes, sliceTypes) {
  const parts = blockTypes.map(partOf)
  return `${[...intro, ...parts, slicesOf(sliceTypes)].join('\n\n')}\n`
}

/** Slices in short: most are blocks by another number. */
function slicesOf(sliceTypes) {
  const rows = sliceTypes.map(
    ({ type, name, title, fields, slideTypes }) =>
      `| ${type} | ${title} | \`${name}\` | ${namesOf(fields)} | ${slideTypes.join(', ')} |`,
  )
  return [
    '## Slices',
    'What stands on [slides](slides.md). One that has the markup of a block has its fields as well.',
    [
      '| number | for owners | type | fields | on |',
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n')
}

function namesOf(fields) {
  const names = Object.keys(fields).map((name) => `\`${name}\``)
  return names.length === 0 ? 'none' : names.join(', ')
}

function partOf({
  type,
  alsoNumbers = [],
  name,
  isPartialName,
  title,
  fields,
  presets = [],
  was = {},
}) {
  const rows = Object.entries(fields).map(
    ([field, { label, kind, empty }]) =>
      `| \`${field}\` | ${label} | ${kind} | \`${JSON.stringify(empty)}\` |`,
  )
  const table = ['| field | for owners | kind | begins as |', '| --- | --- | --- | --- |', ...rows]
  const variants = presets.map(({ number, title: called }) => `${called} (${number})`)
  const former = Object.entries(was).map(
    ([before, now]) => `\`${before}\` (now \`${String(now)}\`)`,
  )
  return [
    `## ${title}`,
    `Number ${[type, ...alsoNumbers].join(', ')}, ${isPartialName ? `the type \`${name}\` (by a conf only: templates have partials of that name)` : `\`blocks/${name}.block\``}, in an element of the classes \`sqs-block ${name}-block sqs-block-${name}\`.`,
    ...(rows.length === 0 ? ['It has no fields.'] : [table.join('\n')]),
    ...(variants.length === 0 ? [] : [`Variants: ${variants.join(', ')}.`]),
    ...(former.length === 0 ? [] : [`Former names, still read: ${former.join(', ')}.`]),
  ].join('\n\n')
}
