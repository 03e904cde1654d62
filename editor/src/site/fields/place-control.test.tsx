import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { place, type PlaceValue } from '@vitrine/rules/site/blocks/kinds/place.ts'
import { PlaceControl } from './place-control.tsx'

afterEach(cleanup)

const field = place({ label: 'Place' })
const site = { siteId: 'a-site', host: 'a-site.test' }

it('takes an address by lines, and its point as numbers or as the address of a map', async () => {
  const given: PlaceValue[] = []
  function Panel() {
    const [value, setValue] = useState(field.empty)
    const store = (next: PlaceValue): void => {
      given.push(next)
      setValue(next)
    }
    return <PlaceControl site={site} field={field} value={value} onChange={store} />
  }
  render(<Panel />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Street' }), 'Kiln Lane 3{Enter}')
  const point = screen.getByRole('textbox', { name: 'Point on the map' })
  await user.type(point, 'behind the shed{Enter}')
  screen.getByText('Enter two numbers, such as 52.3702, 4.8952, or the address of a map.')
  expect(given.at(-1)).toMatchObject({ addressLine1: 'Kiln Lane 3', mapLat: null })
  await user.clear(point)
  await user.type(point, 'https://maps.example/@52.3702,4.8952,15z{Enter}')
  expect(given.at(-1)).toMatchObject({ mapLat: 52.3702, mapLng: 4.8952, markerLat: 52.3702 })
  await user.clear(point)
  await user.tab()
  expect(given.at(-1)).toMatchObject({ addressLine1: 'Kiln Lane 3', mapLat: null, mapLng: null })
})
