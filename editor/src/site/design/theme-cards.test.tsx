import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ThemeCards } from './theme-cards.tsx'

afterEach(cleanup)

it('another theme is chosen once, and the one that is on can be chosen again', async () => {
  const chosen: string[] = []
  const choices = ['Light', 'Dark'].map((title) => ({ id: title, title, picture: null }))
  render(
    <ThemeCards
      label="Color themes"
      value="Light"
      choices={choices}
      onChoose={(id) => chosen.push(id)}
    />,
  )
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(chosen).toEqual(['Dark'])
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
  expect(chosen).toEqual(['Dark', 'Light'])
})
