import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import {
  createTemplateFile,
  deleteTemplateFile,
  renameTemplateFile,
  setTemplateFile,
} from './template-file-actions.ts'

const file = (id: string, body: StoredDocument<'template-file'>['body']) =>
  ({ kind: 'template-file', id, revision: 1, body }) as const
const note = file('blocks/note.block', { kind: 'text', text: 'Old' })
const conf = file('template.conf', { kind: 'text', text: '{}' })
const photo = file('assets/a.png', { kind: 'binary', hash: 'f', contentType: 'image/png' })

describe('template files', () => {
  it('are written where they stand and where there was none', () => {
    for (const path of ['blocks/note.block', 'blocks/new.block']) {
      expect(performOn(setTemplateFile, [note], { path, text: 'New' })).toEqual({
        ok: true,
        value: [{ kind: 'template-file', id: path, after: { kind: 'text', text: 'New' } }],
      })
    }
  })

  it('that are pictures are not written over with text', () => {
    const input = { path: 'assets/a.png', text: 'x' }
    expect(refusalCode(performOn(setTemplateFile, [photo], input))).toBe('template-file-not-text')
  })

  it('are added only where there is none', () => {
    const added = performOn(createTemplateFile, [], { path: 'a.region' })
    expect(added).toMatchObject({ value: [{ id: 'a.region', after: { text: '' } }] })
    const again = performOn(createTemplateFile, [note], { path: 'blocks/note.block' })
    expect(again).toMatchObject({ refusal: { code: 'template-file-exists', status: 409 } })
  })

  it('move with what they hold, and never onto another', () => {
    const input = { path: 'assets/a.png', newPath: 'assets/b.png' }
    expect(performOn(renameTemplateFile, [photo], input)).toEqual({
      ok: true,
      value: [
        { kind: 'template-file', id: 'assets/a.png', after: null },
        { kind: 'template-file', id: 'assets/b.png', after: photo.body },
      ],
    })
    const onto = { path: 'blocks/note.block', newPath: 'template.conf' }
    expect(refusalCode(performOn(renameTemplateFile, [note, conf], onto))).toBe(
      'template-file-exists',
    )
    const gone = { path: 'blocks/gone.block', newPath: 'blocks/b.block' }
    expect(refusalCode(performOn(renameTemplateFile, [note], gone))).toBe('no-such-template-file')
  })

  it('keep the one that says what the template is', () => {
    expect(refusalCode(performOn(deleteTemplateFile, [conf], { path: 'template.conf' }))).toBe(
      'template-conf-stays',
    )
    const renamed = { path: 'template.conf', newPath: 'other.conf' }
    expect(refusalCode(performOn(renameTemplateFile, [conf], renamed))).toBe(
      'template-conf-keeps-its-name',
    )
  })

  it.each([
    '../a.block',
    '/a.block',
    'a//b',
    '.git/config',
    'a/..',
    'a\\b',
    'a\u0000',
    'a?b',
    ' a',
  ])('have no path such as %j', (path) => {
    for (const action of [setTemplateFile, createTemplateFile]) {
      expect(refusalCode(performOn(action, [], { path, text: '' }))).toBe('template-path-not-valid')
    }
    const moved = { path: 'blocks/note.block', newPath: path }
    expect(refusalCode(performOn(renameTemplateFile, [note], moved))).toBe(
      'template-path-not-valid',
    )
  })

  it('take no name that is reserved, and keep what stands', () => {
    const readme = { path: 'pages/readme.page', text: 'For authors' }
    for (const action of [setTemplateFile, createTemplateFile]) {
      expect(refusalCode(performOn(action, [], readme))).toBe('page-name-reserved')
    }
    const moved = { path: 'blocks/note.block', newPath: readme.path }
    expect(refusalCode(performOn(renameTemplateFile, [note], moved))).toBe('page-name-reserved')
    const menus = (name: string) => `{"navigations": [{"title": "More", "name": "${name}"}]}`
    for (const name of ['hiddenNavigation', 'member-area-navigation']) {
      const written = { path: 'template.conf', text: menus(name) }
      expect(refusalCode(performOn(setTemplateFile, [conf], written))).toBe('menu-name-reserved')
      const standing = { ...conf, body: { kind: 'text' as const, text: menus(name) } }
      expect(performOn(setTemplateFile, [standing], written)).toMatchObject({ ok: true })
    }
    const own = { path: 'template.conf', text: menus('mainNavigation') }
    expect(performOn(setTemplateFile, [conf], own)).toMatchObject({ ok: true })
  })
})
