import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { loadEditor, workplaceOfEachTest } from '../../ground/changes/testing/served-editor.tsx'

const { network, shop } = workplaceOfEachTest()
let user: UserEvent

const text = (name: string): File => new File(['some notes'], name, { type: 'text/plain' })
const isUpload = (request: string): boolean => /^POST .*\/assets$/.test(request)

/** Something that is waited for until it is let go. */
function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

async function upload(...files: File[]): Promise<void> {
  user = await loadEditor(`/sites/${shop.name}/files?view=upload`)
  await screen.findByRole('button', { name: 'Choose files' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('there is no field for files')
  await user.upload(input, files)
}

/** What the line of a file says. */
const line = (name: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find((one) => one.textContent?.includes(name))
  if (found === undefined) throw new Error(`no line of ${name}`)
  return found
}
const says = (name: string, words: string) =>
  waitFor(() => expect(line(name).textContent).toContain(words))

describe('files on their way', () => {
  test('go three at once, say how far they are, and then that they are there', async () => {
    const { open, opened } = gate()
    network.before = async (request) => {
      if (isUpload(request)) await opened
    }
    await upload(...['a', 'b', 'c', 'd'].map((name) => text(`${name}.txt`)))
    await says('a.txt', '50 %')
    await says('c.txt', '50 %')
    await says('d.txt', 'Waiting')
    expect(network.sent.filter(isUpload)).toHaveLength(3)
    open()
    for (const name of ['a', 'b', 'c', 'd']) await says(`${name}.txt`, 'Done')
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('4 of 4 uploaded')
    const files = await shop.documents('asset')
    expect(files.filter(({ body }) => /^[a-d]\.txt$/.test(body.filename))).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Clear the list' }))
    expect(screen.queryByText('a.txt')).toBeNull()
  })

  test('are given up before they are there, or while they are looked at, and sent again', async () => {
    const { open, opened } = gate()
    network.before = async (request) => {
      if (isUpload(request)) await opened
    }
    await upload(text('early.txt'))
    await says('early.txt', '50 %')
    await user.click(screen.getByRole('button', { name: 'Cancel early.txt' }))
    await says('early.txt', 'Cancelled')
    network.before = () => Promise.resolve()
    network.after = async (request) => {
      if (isUpload(request)) await opened
    }
    await user.click(screen.getByRole('button', { name: 'Retry early.txt' }))
    await says('early.txt', 'Processing')
    await user.click(screen.getByRole('button', { name: 'Cancel early.txt' }))
    await says('early.txt', 'File processing cancelled')
    network.after = () => Promise.resolve()
    open()
    await user.click(screen.getByRole('button', { name: 'Retry early.txt' }))
    await says('early.txt', 'Done')
  })
})

describe('a file that does not get there', () => {
  test('says that its way was cut, and is sent again when somebody asks for it', async () => {
    network.before = (request) =>
      isUpload(request) ? Promise.reject(new TypeError('cut')) : Promise.resolve()
    await upload(text('notes.txt'))
    await says('notes.txt', 'Error uploading: File upload failed to complete')
    network.before = () => Promise.resolve()
    await user.click(screen.getByRole('button', { name: 'Retry notes.txt' }))
    await says('notes.txt', 'Done')
  })

  test.each([
    ['a connection that is not there', 0, '', 'Network error'],
    ['an answer that is none', 201, 'oops', 'No response data from job request'],
    ['a surprise', 500, '{}', 'There was a problem while uploading your file.'],
    [
      'too much to look at',
      422,
      '{"code":"not-completed","message":"File processing failed to complete"}',
      'File processing failed to complete',
    ],
    [
      'a picture of too many pixels',
      413,
      '{"code":"too-many-pixels","message":"File processing failed","fields":{"file":"It is large."}}',
      'File processing failed. It is large.',
    ],
    [
      'what the server finds too large',
      413,
      '{"code":"file-too-large","message":"This file is too large."}',
      'The file notes.txt is too large. The maximum allowed file size is 286.1 MB.',
    ],
    [
      'a full disk',
      507,
      '{"code":"no-room","message":"There is no room left for files on the server."}',
      'There is no room left for files on the server.',
    ],
  ])('for %s says so', async (_why, status, responseText, words) => {
    await upload()
    globalThis.XMLHttpRequest = class extends EventTarget {
      readonly upload = new EventTarget()
      readonly status = status
      readonly responseText = responseText
      open(): void {}
      setRequestHeader(): void {}
      send(): void {
        this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'))
      }
    } as unknown as typeof XMLHttpRequest
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    await user.upload(input!, text('notes.txt'))
    await says('notes.txt', `Error uploading: ${words}`)
  })

  test('is refused before it is sent where that can be told', async () => {
    await upload(text('fine.txt'), new File([], 'empty.txt'))
    await says('empty.txt', 'The file empty.txt does not appear to be a supported')
    await says('fine.txt', 'Done')
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const picture = new File([bytes], 'large.png', { type: 'image/png' })
    Object.defineProperty(picture, 'size', { value: 20_000_001 })
    await user.upload(input!, picture)
    await says(
      'large.png',
      'The file large.png is too large. The maximum allowed file size is 19.1 MB.',
    )
    expect(network.sent.filter(isUpload)).toHaveLength(1)
  })
})

describe('one file', () => {
  test('is renamed, but not to nothing, and says when that did not work', async () => {
    await upload(text('notes.txt'))
    await says('notes.txt', 'Done')
    await user.click(screen.getByRole('button', { name: 'Details notes.txt' }))
    await user.click(await screen.findByRole('button', { name: 'Rename' }))
    const form = screen.getByLabelText('File Name').closest('form')
    const rename = within(form!).getByRole('button', { name: 'Rename' })
    await user.clear(screen.getByLabelText('File Name'))
    await user.click(rename)
    await refuses('Please enter a file name')
    expect(await names()).toContain('notes.txt')
    network.isOnline = false
    await user.type(screen.getByLabelText('File Name'), 'list.txt')
    await user.click(rename)
    await refuses('There was a problem while renaming your file.')
    expect(await names()).not.toContain('list.txt')
    network.isOnline = true
    await user.click(rename)
    await waitFor(async () => expect(await names()).toContain('list.txt'))
    expect(await names()).not.toContain('notes.txt')
    await waitFor(() => {
      const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
      expect(headings).toContain('list.txt')
      expect(headings).not.toContain('notes.txt')
    })
    expect(screen.queryByLabelText('File Name')).toBeNull()
  })

  test('is asked about one thing at a time', async () => {
    await upload(text('notes.txt'))
    await says('notes.txt', 'Done')
    await user.click(screen.getByRole('button', { name: 'Details notes.txt' }))
    await user.click(await screen.findByRole('button', { name: 'Rename' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(screen.queryByLabelText('File Name')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(screen.queryByRole('button', { name: 'Keep' })).toBeNull()
  })

  test('is deleted when that is meant, and comes back by undo', async () => {
    await upload(text('notes.txt'))
    await says('notes.txt', 'Done')
    await user.click(screen.getByRole('button', { name: 'Details notes.txt' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(await hasNotes()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Delete file' }))
    await screen.findByText('notes.txt deleted.')
    expect(await hasNotes()).toBe(false)
    const notice = screen.getByText('notes.txt deleted.').closest('[role="alertdialog"]')
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await hasNotes()).toBe(true))
  })
})

/** The field for a name says why it was not taken. */
async function refuses(sentence: string): Promise<void> {
  await waitFor(() => {
    const field = screen.getByLabelText('File Name')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const said = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(said).toContain(sentence)
  })
}

async function names(): Promise<string[]> {
  return (await shop.documents('asset')).map(({ body }) => body.filename)
}

const hasNotes = async (): Promise<boolean> => (await names()).includes('notes.txt')

test('files that cannot be listed say so, and are asked for again', async () => {
  network.before = (request) =>
    /^GET .*\/assets$/.test(request) ? Promise.reject(new TypeError('cut')) : Promise.resolve()
  user = await loadEditor(`/sites/${shop.name}/files`)
  const failure = await screen.findByRole('alert', {}, { timeout: 60_000 })
  expect(failure.textContent).toContain('Unable to load results')
  expect(screen.queryByRole('list', { name: 'Files' })).toBeNull()
  network.before = () => Promise.resolve()
  await user.click(within(failure).getByRole('button', { name: 'Retry' }))
  const list = await screen.findByRole('list', { name: 'Files' })
  const stored = await names()
  expect(stored.length).toBeGreaterThan(0)
  for (const name of stored) expect(list.textContent).toContain(name)
  expect(screen.queryByText('Unable to load results')).toBeNull()
})
