import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { list, type ListRow } from '@vitrine/rules/site/blocks/kinds/list.ts'
import { text } from '@vitrine/rules/site/blocks/kinds/text.ts'
import { Button } from '../../ground/controls/button.tsx'
import type { FieldsProps } from './control-props.ts'
import { ListControl } from './list-control.tsx'

afterEach(cleanup)

const field = list({
  label: 'Entries',
  one: 'Entry',
  max: 5,
  fields: { title: text({ label: 'Title', max: 50 }), text: text({ label: 'Text', max: 50 }) },
})

/** Two fields that speak before anything is drawn again. */
function TwoAtOnce({ onChange }: FieldsProps) {
  const both = (): void => {
    onChange('title', 'Opening hours')
    onChange('text', 'From nine to five')
  }
  return <Button onPress={both}>Both</Button>
}

function Panel(props: { Fields: typeof TwoAtOnce; onRows?: (rows: readonly ListRow[]) => void }) {
  const [value, setValue] = useState<readonly ListRow[]>([])
  return (
    <ListControl
      site={{ siteId: 'a-site', host: 'a-site.test' }}
      field={field as never}
      value={value}
      onChange={(rows) => {
        props.onRows?.(rows)
        setValue(rows)
      }}
      Fields={props.Fields}
    />
  )
}

it('keeps what a field of a row says when the field beside it speaks at the same moment', async () => {
  const given: (readonly ListRow[])[] = []
  render(<Panel Fields={TwoAtOnce} onRows={(rows) => given.push(rows)} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  await user.click(screen.getByRole('button', { name: 'Both' }))
  expect(given.at(-1)).toMatchObject([{ title: 'Opening hours', text: 'From nine to five' }])
})

it('waits for words in the first field of a row that was added', async () => {
  render(<Panel Fields={() => <input aria-label="Title" />} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Add entry' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }))
})
