import { blockType } from '../block-type.ts'
import { choice } from '../kinds/choice.ts'
import { text } from '../kinds/text.ts'

const isEvent = ({ design }: { readonly design: string }) => design === 'event'

/** A table or an event at Tock, by a form or a link that leads there; no script of the provider's. */
export const tockBlock = blockType({
  type: 68,
  name: 'tock',
  title: 'Tock',
  group: 'More',
  fields: {
    design: choice({
      label: 'What is booked',
      options: { reservation: 'Table', event: 'Event' },
      empty: 'reservation',
    }),
    businessId: text({
      label: 'Name at Tock',
      help: 'What follows “exploretock.com/” in its address.',
      max: 100,
    }),
    eventId: text({ label: 'Number of the event', max: 100 }),
    buttonText: text({ label: 'Text of the button', max: 100 }),
  },
  shows: { eventId: isEvent },
  presets: [
    { number: 1018, title: 'Tock Reservation', values: { design: 'reservation' } },
    { number: 1019, title: 'Tock Event', values: { design: 'event' } },
  ],
  hint(value) {
    if (businessOf(value.businessId) === '') return 'Enter the name at Tock'
    return isEvent(value) && eventOf(value.eventId) === '' ? 'Enter the number of the event' : null
  },
  derive: (_, value) => {
    const business = businessOf(value.businessId)
    const event = eventOf(value.eventId)
    const site = `https://www.exploretock.com/${business}`
    return {
      searchUrl: business !== '' && !isEvent(value) ? `${site}/search` : '',
      eventUrl: business !== '' && event !== '' && isEvent(value) ? `${site}/event/${event}` : '',
    }
  },
})

function businessOf(typed: string): string {
  const name = typed.trim()
  return /^[\w-]{1,100}$/.test(name) ? name : ''
}

function eventOf(typed: string): string {
  const number = typed.trim()
  return /^\d{1,12}$/.test(number) ? number : ''
}
