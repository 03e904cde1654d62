import type { StyleReply } from '@vitrine/rules/site/design/design-api.ts'
import { designFields } from '@vitrine/rules/site/design/style-edit.ts'
import { usagesFollowed } from '@vitrine/rules/site/design/font-theme.ts'
import { asRecord, asText } from '../templates/template-conf.ts'
import { parseTolerantJson } from '@vitrine/rules/site/templates/tolerant-json.ts'
import { siteStylesheet, type StyledCore } from './site-stylesheet.ts'

/** More than any panel shows; a template that brings more has an end all the same. */
const maxPresets = 60

/** What the style panel shows: the template's choices and presets, and what its owner has chosen. */
export function readStyle(site: StyledCore): StyleReply {
  return {
    tweaks: siteStylesheet(site).tweaks.map((one) => ({ ...one, options: [...one.options] })),
    presets: presetsOf(site),
    fontUsages: usagesFollowed(
      siteStylesheet(site)
        .parts.map(({ text }) => text)
        .join('\n'),
    ),
    fields: designFields(site.design),
  }
}

/** `/presets/*.preset` of the template: a title, and the choices that make it (template platform §1). */
function presetsOf({ template }: StyledCore): StyleReply['presets'] {
  const paths = [...template.files.keys()].filter((path) => /^presets\/[^/]+\.preset$/.test(path))
  return paths
    .toSorted()
    .slice(0, maxPresets)
    .map((path) => {
      const preset = asRecord(parseTolerantJson(template.text(path) ?? '').value)
      const values = Object.entries(asRecord(preset['templateTweaks'])).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      )
      const id = path.slice('presets/'.length, -'.preset'.length)
      return { id, title: asText(preset['title']) || id, values: Object.fromEntries(values) }
    })
}
