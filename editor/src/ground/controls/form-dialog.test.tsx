import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'
import { TextField } from './text-field.tsx'
import { useQuestion } from './use-question.ts'

vi.stubGlobal('CSS', { escape: (text: string) => text })

afterEach(cleanup)

function Ask(props: {
  readonly answer: (typed: string) => Promise<string | undefined>
  readonly onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const question = useQuestion(() => props.answer(typed), props.onClose)
  return (
    <FormDialog title="Name it" question={question} button="Keep it" onClose={props.onClose}>
      <TextField
        label="Name"
        autoFocus
        value={typed}
        onChange={question.typing(setTyped)}
        error={question.error}
      />
    </FormDialog>
  )
}

it('a dialog with a form does once what it is asked for, however often Enter is pressed', async () => {
  let done = (): void => undefined
  const answer = vi.fn(
    () => new Promise<undefined>((resolve) => void (done = () => resolve(undefined))),
  )
  const onClose = vi.fn()
  render(<Ask answer={answer} onClose={onClose} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Row{Enter}{Enter}{Enter}')
  done()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(answer).toHaveBeenCalledOnce()
})

it('a dialog with a form says what is wrong until something else is typed, and asks again then', async () => {
  const onClose = vi.fn()
  const answer = (typed: string) => Promise.resolve(typed === 'Row' ? 'Taken.' : undefined)
  render(<Ask answer={answer} onClose={onClose} />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.type(field, 'Row{Enter}')
  await screen.findByText('Taken.')
  await userEvent.type(field, 's')
  expect(screen.queryByText('Taken.')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

it('a dialog with a form is left by Cancel, and the form that opened it is not sent', async () => {
  const outer = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onClose = vi.fn()
  render(
    <form onSubmit={outer}>
      <Ask answer={() => Promise.resolve(undefined)} onClose={onClose} />
    </form>,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  expect(outer).not.toHaveBeenCalled()
  onClose.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledOnce()
})
