import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { table } from '@vitrine/rules/site/blocks/kinds/table.ts'
import type { DataTable } from '@vitrine/rules/site/charts/data-table.ts'
import { TableControl } from './table-control.tsx'

const field = table({ label: 'Data' })
const site = { siteId: 'a-site', host: 'a-site.test' }
const sales: DataTable = { columns: ['Month', 'Shop'], rows: [['May', '12']] }

let given: DataTable[]

beforeEach(() => {
  given = []
  // menus look for their entries by it, and the test's document has none
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(first: DataTable): HTMLElement {
  function Panel() {
    const [value, setValue] = useState(first)
    const store = (next: DataTable): void => {
      given.push(next)
      setValue(next)
    }
    return <TableControl site={site} field={field} value={value} onChange={store} />
  }
  render(<Panel />)
  return screen.getByRole('grid', { name: 'Data' })
}

const pasted = (text: string) => ({ clipboardData: { getData: () => text } })

it('takes figures by keys alone: a letter begins, Tab and Enter go on', async () => {
  const grid = open({ columns: [], rows: [] })
  screen.getByText('Enter some data!')
  const user = userEvent.setup()
  grid.focus()
  await user.keyboard('Month{Tab}Shop{Enter}12{Enter}')
  expect(given.at(-1)).toEqual({ columns: ['Month', 'Shop'], rows: [['', '12']] })
  screen.getByText('One or more rows was missing data')
  await user.keyboard('{ArrowUp}{ArrowLeft}May{Enter}')
  expect(given.at(-1)).toEqual(sales)
})

it('says that a row is wanted where there are names alone', async () => {
  const grid = open({ columns: [], rows: [] })
  grid.focus()
  await userEvent.setup().keyboard('Month{Enter}')
  screen.getByText('Your dataset must have at least one row')
})

it('leaves a cell as it was with Escape, and empties chosen cells with Delete', async () => {
  const grid = open(sales)
  const user = userEvent.setup()
  grid.focus()
  await user.keyboard('Year{Escape}')
  expect(given).toEqual([])
  await user.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}')
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toHaveLength(2)
  await user.keyboard('{Delete}')
  expect(given.at(-1)).toEqual({ columns: ['Month', 'Shop'], rows: [] })
})

it('opens what stands in a cell with F2 and with a double click', async () => {
  const grid = open(sales)
  const user = userEvent.setup()
  grid.focus()
  await user.keyboard('{F2}s{Enter}')
  expect(given.at(-1)?.columns[0]).toBe('Months')
  await user.dblClick(screen.getByRole('gridcell', { name: '12' }))
  await user.keyboard('0{Enter}')
  expect(given.at(-1)?.rows).toEqual([['May', '120']])
})

it('takes cells of a spreadsheet from where the keys are, and gives them back', () => {
  const grid = open(sales)
  fireEvent.keyDown(grid, { key: 'ArrowDown' })
  fireEvent.paste(grid, pasted('June\t90\nJuly\t7'))
  expect(given.at(-1)?.rows).toEqual([
    ['June', '90'],
    ['July', '7'],
  ])
  let copied = ''
  fireEvent.keyDown(grid, { key: 'a', ctrlKey: true })
  fireEvent.copy(grid, { clipboardData: { setData: (_: string, text: string) => (copied = text) } })
  expect(copied).toContain('Month\tShop')
  expect(copied).toContain('July\t7')
})

it('says that it was cut where more is pasted than a dataset holds', () => {
  const grid = open({ columns: [], rows: [] })
  fireEvent.paste(grid, pasted(Array.from({ length: 1200 }, () => 'x\ty').join('\n')))
  expect(given.at(-1)?.rows).toHaveLength(1000)
  screen.getByText('Your dataset was cut to its first 1000 rows and 50 columns.')
  expect(within(grid).getAllByRole('row').length).toBeLessThan(30)
})

it('adds and removes rows and columns where the keys are', async () => {
  const grid = open(sales)
  const user = userEvent.setup()
  grid.focus()
  const choose = async (name: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'Change data' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Add column after')
  expect(given.at(-1)?.columns).toEqual(['Month', '', 'Shop'])
  await choose('Remove column')
  expect(given.at(-1)).toEqual(sales)
  await choose('Add row below')
  expect(given.at(-1)?.rows).toEqual([
    ['', ''],
    ['May', '12'],
  ])
  await choose('Remove row')
  expect(given.at(-1)).toEqual(sales)
})

const fileField = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('no file can be chosen')
  return input
}

it('is filled from a CSV file, whatever wrote it, in one change', async () => {
  open(sales)
  const user = userEvent.setup()
  await user.upload(fileField(), new File(['\ufeffMonth;Shop\r\nJune;1,5\r\n'], 'sales.csv'))
  await expect.poll(() => given).toHaveLength(1)
  expect(given[0]).toEqual({ columns: ['Month', 'Shop'], rows: [['June', '1,5']] })
  // as spreadsheets on Windows wrote before: 0xfc is ü
  const bytes = new Uint8Array([...'Stadt,Zahl\nZ'].map((letter) => letter.charCodeAt(0)))
  await user.upload(fileField(), new File([bytes, new Uint8Array([0xfc]), 'rich,3'], 'old.csv'))
  await expect.poll(() => given).toHaveLength(2)
  expect(given[1]).toEqual({ columns: ['Stadt', 'Zahl'], rows: [['Zürich', '3']] })
})

it('says why a file does not fill it, and stays as it was', async () => {
  open(sales)
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(fileField(), new File([new Uint8Array(2_000_001)], 'big.csv'))
  await screen.findByText('The file big.csv is too large. The maximum allowed file size is 1.9 MB.')
  await user.upload(fileField(), new File(['PK\0\0'], 'book.csv'))
  await screen.findByText('The file book.csv does not appear to be a supported CSV file.')
  expect(given).toEqual([])
})
