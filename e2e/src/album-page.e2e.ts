import { describe, expect, it } from 'vitest'
import { looksFine } from './looks-fine.ts'
import { accessibilityViolations, fitsItsWidth, takePictures, widths } from './open-browser.ts'
import { pictureOf } from './open-editor.ts'
import { openOwnerAndVisitor } from './owner-and-visitor.ts'

const { editor, visitor, visit, room, notice, undo, browser, product } = await openOwnerAndVisitor()

const titles = () => editor.locator('tbody a').allInnerTexts()

/** A quiet recording that is over soon. */
function recording(name: string, seconds: number) {
  const rate = 8000
  const data = Buffer.alloc(rate * seconds, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(data.length, 40)
  return { name, mimeType: 'audio/wav', buffer: Buffer.concat([head, data]) }
}

describe('an owner', () => {
  it('adds an album and its tracks, which are called and measured by their files', async () => {
    await editor.goto(room('pages'))
    await editor.getByRole('button', { name: 'Add page' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Add page' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Low tide')
    await dialog.getByRole('button', { name: /Kind of page/ }).click()
    await editor.getByRole('option', { name: 'Album' }).click()
    await dialog.getByText('Begin as a draft').click()
    await dialog.getByRole('button', { name: 'Add page' }).click()
    await notice('Low tide added.')
    await editor.getByRole('button', { name: 'Actions of Low tide' }).first().click()
    await editor.getByRole('menuitem', { name: 'Tracks' }).click()
    await editor.getByRole('button', { name: 'Add the first tracks' }).click()
    await editor.getByRole('tab', { name: 'Upload File' }).click()
    await editor
      .getByRole('dialog')
      .locator('input[type="file"]')
      .first()
      .setInputFiles([
        recording('01 Harbour.wav', 1),
        recording('02 Out and back.wav', 2),
        recording('03 Home.wav', 63),
      ])
    const add = editor.getByRole('button', { name: 'Add chosen' })
    await editor.getByText('3 of 60 chosen').waitFor()
    await add.click()
    await notice('3 tracks added.')
    await editor.locator('tbody a').nth(2).waitFor()
    expect(await titles()).toEqual(['Harbour', 'Out and back', 'Home'])
    expect(await editor.locator('tbody tr').nth(2).innerText()).toContain('1:03')
  })

  it('gives it a cover and an artist, and arranges the tracks by keys', async () => {
    await editor.getByRole('textbox', { name: 'Artist' }).fill('Slip & Glaze')
    await editor.getByRole('button', { name: 'Save about the album' }).click()
    await notice('About the album saved.')
    await editor
      .getByRole('group', { name: 'Cover' })
      .locator('input[type="file"]')
      .setInputFiles(pictureOf('sample-tiles.jpg'))
    await notice('Cover changed.')
    await editor.getByRole('button', { name: 'Arrange' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Arrange tracks' })
    await dialog.getByRole('button', { name: 'Actions of Harbour' }).press('Enter')
    await editor.getByRole('menuitem', { name: 'Move down' }).press('Enter')
    await notice('Tracks reordered.')
    await dialog.getByRole('button', { name: 'Done' }).click()
    expect(await titles()).toEqual(['Out and back', 'Harbour', 'Home'])
    await undo('Reorder items')
    await expect.poll(titles).toEqual(['Harbour', 'Out and back', 'Home'])
    await looksFine(editor, 'album-room')
  })

  it('says whose a track is and how long it lasts, and is told what is no length', async () => {
    await editor.getByRole('link', { name: 'Home', exact: true }).click()
    await editor.getByRole('textbox', { name: 'Artist' }).fill('Ada Fell')
    await editor.getByRole('textbox', { name: 'Length' }).fill('long')
    await editor.getByRole('button', { name: 'Save recording' }).click()
    await editor.getByText('Enter minutes and seconds, such as 3:45.').waitFor()
    await editor.getByRole('textbox', { name: 'Length' }).fill('1:05')
    await editor.getByRole('button', { name: 'Save recording' }).click()
    await notice('Recording saved.')
    await looksFine(editor, 'track-room')
  })
})

describe('a visitor', () => {
  it('plays the tracks one after another by keys', async () => {
    expect(await visit('/low-tide')).toBe(200)
    const play = visitor.getByRole('button', { name: 'Play Harbour' })
    await play.press('Enter')
    await visitor.getByRole('button', { name: 'Pause Harbour' }).waitFor()
    // its one second is over, and the track after it goes on
    const next = visitor.getByRole('button', { name: 'Pause Out and back' })
    await next.waitFor()
    expect(await visitor.locator('audio[controls]').count()).toBe(1)
    expect(await visitor.getByRole('button', { name: /^Pause/ }).count()).toBe(1)
    await next.press('Space')
    await visitor.getByRole('button', { name: 'Play Out and back' }).waitFor()
    expect(await accessibilityViolations(visitor)).toEqual([])
    for (const width of Object.values(widths)) {
      await visitor.setViewportSize({ width, height: 800 })
      expect(await fitsItsWidth(visitor), `${width}`).toBe(true)
    }
    await takePictures(visitor, 'album-page')
    await visitor.getByRole('link', { name: 'Home', exact: true }).last().click()
    await visitor.locator('.track-page-audio').waitFor()
    await takePictures(visitor, 'track-page')
  })

  it('without a script has a player at each track', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const page = await plain.newPage()
    await page.setViewportSize({ width: widths.phone, height: 800 })
    await page.goto(`${product.shop}/low-tide`)
    expect(await page.locator('.track audio[controls]:visible').count()).toBe(3)
    await takePictures(page, 'album-page-plain')
    await plain.close()
  })
})
