import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures } from './open-browser.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice } = await openOwnerAndVisitor()

describe('an owner', () => {
  it('adds a page of events, which says that nothing is planned', async () => {
    await editor.goto(room('pages'))
    await editor.getByRole('button', { name: 'Add page' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add page' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Open studio')
    await dialog.getByRole('button', { name: /Kind of page/ }).click()
    await editor.getByRole('option', { name: 'Events' }).click()
    await dialog.getByText('Begin as a draft').click()
    await dialog.getByRole('button', { name: 'Add page' }).click()
    await notice('Open studio added.')
    expect(await visit('/open-studio')).toBe(200)
    await visitor.getByText('Nothing is planned at the moment.').waitFor()
  })

  it('adds an event that may not end before it begins', async () => {
    const line = editor.getByRole('row', { name: /Open studio/ }).first()
    await line.getByRole('button', { name: 'Actions of Open studio' }).click()
    await editor.getByRole('menuitem', { name: 'Events' }).click()
    await editor.getByRole('button', { name: 'Add the first event' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add event' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Enamel for beginners')
    await dialog.getByLabel('Begins').fill('2047-05-04T10:00')
    await dialog.getByLabel('Ends').fill('2047-05-04T09:00')
    await dialog.getByRole('button', { name: 'Add event' }).click()
    await dialog.getByText('An event ends after it has begun.').waitFor()
    await dialog.getByLabel('Ends').fill('2047-05-04T16:30')
    await dialog.getByRole('button', { name: 'Add event' }).click()
    await editor.getByRole('heading', { name: 'Enamel for beginners' }).waitFor()
    expect(await visit('/open-studio/enamel-for-beginners')).toBe(404)
  })

  it('says where it is, moves it to another day and publishes it', async () => {
    await editor.getByLabel('Begins').fill('2047-05-11T10:00')
    expect(await editor.getByLabel('Ends').inputValue()).toBe('2047-05-11T16:30')
    await editor.getByLabel('Name of the place').fill('Corrigan Enamel Works')
    await editor.getByLabel('Town').fill('Harrow Point')
    await editor.getByLabel('Point on the map').fill('44.1, -69.1')
    await editor.getByRole('button', { name: 'Save when and where' }).click()
    await notice('When and where it is has been saved.')
    await looksFine(editor, 'event')
    await editor.getByRole('button', { name: 'Publish' }).click()
    await notice('Event published.')
  })
})

describe('a visitor', () => {
  it('finds it among what is to come, with its time and place', async () => {
    await visit('/open-studio')
    const words = await visitor.locator('.events-upcoming').innerText()
    expect(words).toContain('Enamel for beginners')
    expect(words.replaceAll(/\s/g, ' ')).toContain('Sat, May 11, 2047, 10:00 AM – 4:30 PM')
    expect(words).toContain('Corrigan Enamel Works, Harrow Point')
    expect(await accessibilityViolations(visitor)).toEqual([])
    expect(await fitsItsWidth(visitor)).toBe(true)
    await takePictures(visitor, 'events')
  })

  it('puts it into a calendar', async () => {
    await visitor.getByRole('link', { name: 'Enamel for beginners' }).click()
    await visitor.getByText('Saturday, May 11, 2047').waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    const google = visitor.getByRole('link', { name: 'Google Calendar' })
    expect(await google.getAttribute('href')).toContain('20470511T140000Z/20470511T203000Z')
    const download = visitor.waitForEvent('download')
    await visitor.getByRole('link', { name: 'Calendar file' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.ics$/)
    await takePictures(visitor, 'event')
  })
})

describe('whoever uses keys', () => {
  it('copies an event and takes that back', async () => {
    await editor.getByRole('link', { name: 'Events', exact: true }).click()
    const row = editor.getByRole('row', { name: /Enamel for beginners/ }).first()
    await row.getByRole('button', { name: 'Actions of Enamel for beginners' }).press('Enter')
    await editor.getByRole('menuitem', { name: 'Duplicate' }).press('Enter')
    await notice('Event duplicated. The copy is a draft.')
    await editor.getByRole('link', { name: 'Enamel for beginners (copy)' }).waitFor()
    await looksFine(editor, 'events')
    await editor.keyboard.press('Control+z')
    await editor.getByRole('link', { name: 'Enamel for beginners (copy)' }).waitFor({
      state: 'detached',
    })
  })
})
