import { expect, it } from 'vitest'
import { mailWordsProblem } from './check-mail-words.ts'
import { defaultMailWords } from './default-words.ts'
import { exampleContent, exampleValues, type ExampleParts } from './example-mail.ts'
import { fillMailWords } from './fill-mail-words.ts'
import { mailKinds, mailNames, type MailName } from './mail-kinds.ts'
import type { OwnMailWords } from './mail-words.ts'

const languages = 'en ar da de es fr it ja nl pt sv'.split(' ')
const parts: ExampleParts = {
  site: { title: 'Fern', origin: 'https://fern.example', email: 'hello@fern.example' },
  money: (cents) => `$${cents / 100}`,
  monthly: (cents) => `$${cents / 100} every month`,
  day: 'June 11, 2026',
  shippingName: 'Post',
  products: [{ title: 'Kettle', variant: 'Large / Red', cents: 4800 }],
  inEditor: (place) => `https://editor.example/${place}`,
}
const now = Date.UTC(2026, 4, 12)

function filled(mail: MailName, own: OwnMailWords = {}, locale = 'en-US', values = {}) {
  const all = { ...exampleValues(mail, parts), ...values }
  return fillMailWords(mail, { own, locale, values: all, now, timeZone: 'UTC' })
}

it('every mail says all of its words in every language, by values that it has', () => {
  for (const mail of mailNames) {
    for (const language of languages) {
      const { words, language: told } = defaultMailWords(mail, `${language}-XX`)
      expect(told).toBe(language)
      for (const field of mailKinds[mail].fields) {
        const text = words[field]
        expect([mail, language, field, typeof text]).toEqual([mail, language, field, 'string'])
        expect(mailWordsProblem(mail, field, text ?? '')).toBeUndefined()
      }
      expect(Object.values(filled(mail, {}, language).words).join()).not.toMatch(/[{}]/)
    }
  }
  expect(defaultMailWords('new-order', 'constructor').language).toBe('en')
})

it('an example of what is paid again says how often and when, as its mail does', () => {
  expect(filled('donation-kept').words.before).toContain(
    'You give $25 every month. The next payment is on June 11, 2026,',
  )
  expect(filled('subscription-kept').words.before).toContain(
    'your subscription to Kettle, Large / Red is taken back. It costs $48 every month.',
  )
  const { facts } = exampleContent('donation-kept', filled('donation-kept').words, parts)
  expect(facts.entries).toEqual([
    { title: 'Donation', detail: '', note: '', address: 'https://fern.example' },
  ])
})

it('a donation that is canceled is told so in every language, and till when it can be kept', () => {
  for (const language of languages) {
    const { before = '' } = filled('donation-ended', {}, language).words
    const { before: over = '' } = filled('donation-ended', {}, language, {
      'donation.day': '',
    }).words
    expect([language, before.includes('June 11, 2026'), over.includes('June')]).toEqual([
      language,
      true,
      false,
    ])
    expect(before).not.toBe(over)
  }
})

it('an example of every mail has facts and leads somewhere', () => {
  for (const mail of mailNames) {
    const { facts, address } = exampleContent(mail, filled(mail).words, parts)
    expect(Object.keys(facts)).not.toEqual([])
    expect(address).toMatch(/^https:/)
  }
})

it('an example sells what the site does, and what is nobody’s where it has nothing to sell', () => {
  const titlesWith = (products: ExampleParts['products']) => {
    const { facts } = exampleContent('new-order', filled('new-order').words, { ...parts, products })
    return facts.goods?.map(({ title, quantity, sum }) => [quantity, title, sum])
  }
  const cup = { title: 'Cup', variant: '', cents: 1000 }
  expect(titlesWith([...parts.products, cup, cup])).toEqual([
    [1, 'Kettle', '$48'],
    [2, 'Cup', '$20'],
  ])
  expect(titlesWith([])).toEqual([[1, 'Your product', '$48']])
  expect(exampleValues('sold-out', parts)).toMatchObject({ 'products.title': 'Kettle' })
})

it('an owner writes with values, and where there may be none', () => {
  const own = {
    subject:
      '{.section order}No. {number}{.end}: {customer.firstName} {.if site.email}has{.or}has no{.end} {@}',
    before: 'One\r\ntwo\n\n\n\nthree',
  }
  expect(mailWordsProblem('new-order', 'subject', own.subject)).toBe(
    'There is no {@} in this mail.',
  )
  const subject = own.subject.replace(' {@}', '')
  const { words, problems, language } = filled('new-order', { ...own, subject })
  expect(problems).toEqual({})
  expect(words.subject).toBe('No. 1042: Ada has')
  expect(words.before).toBe('One\ntwo\n\nthree')
  expect(language).toBe('en')
  expect(filled('new-order', { heading: 'הזמנה' }, 'he-IL').language).toBe('he-IL')
})

it('mistakes of the language and values that a mail has not are said, and the default words go out', () => {
  const wrong = {
    '{order.nmber}': 'There is no {order.nmber} in this mail.',
    '{site}': 'There is no {site} in this mail.',
    '{comment.author}': 'There is no {comment.author} in this mail.',
    '{website.siteTitle}': 'There is no {website.siteTitle} in this mail.',
    '{order.constructor}': 'There is no {order.constructor} in this mail.',
    '{.if order.number}': 'A part that begins here has no {.end}.',
    'x{.end}': 'This {.end} or {.or} belongs to nothing that was begun.',
    '{.repeated section order}x{.end}': 'but not this',
    '{.var @a order.number}': 'but not this',
    '{.eval 1}': 'but not this',
    '{.include cart}': 'but not this',
    '{.inject @a ./b}': 'but not this',
    '{.macro a}x{.end}': 'but not this',
    '{order.number|nothing}': 'unknown',
    '  ': 'Something has to stand here',
  }
  for (const [text, sentence] of Object.entries(wrong)) {
    const said = mailWordsProblem('new-order', 'subject', text)
    expect([text, said]).toEqual([text, expect.stringContaining(sentence)])
    const { words, problems } = filled('new-order', { subject: text })
    expect(words.subject).toBe('New order 1042 – Fern')
    expect(problems.subject).toBe(said)
  }
  const line = 'fine\nand {.if order.number}'
  expect(mailWordsProblem('new-order', 'before', line)).toMatch(/^Line 2: /)
})

it('what comes to nothing or never ends is not sent either', () => {
  const nothing = filled('new-order', { subject: '{.if site.email}{.or}x{.end}' })
  expect(nothing.words.subject).toBe('New order 1042 – Fern')
  expect(nothing.problems.subject).toBe('These words came to nothing.')
  const deep = '{.if site.email}'.repeat(30) + 'x' + '{.end}'.repeat(30)
  expect(filled('new-order', { before: deep }).problems.before).toBeDefined()
  const long = filled('new-order', { before: '{customer.firstName}'.repeat(190) }, 'en', {
    'customer.firstName': 'A'.repeat(5000),
  })
  expect(long.problems.before).toBeDefined()
  expect(long.words.before).toBe('')
})

it('a value is never read as a template, and a line stays one line of a bearable length', () => {
  const { words } = filled('new-order', { subject: '{customer.firstName} wrote' }, 'en', {
    'customer.firstName': '{order.total}\r\nBcc: all@x.example\u2028{.eval 1}',
  })
  expect(words.subject).toBe('{order.total} Bcc: all@x.example {.eval 1} wrote')
  const long = filled('new-order', { subject: '{customer.firstName}' }, 'en', {
    'customer.firstName': '😀'.repeat(4000),
  })
  expect(long.words.subject.length).toBeLessThanOrEqual(500)
  expect(long.words.subject).not.toMatch(/\p{Cs}/u)
})
