import { describe, expect, it } from 'vitest'
import { invitedWords, linkWords } from './link-words.ts'

const email = 'ada@fern.example'

function everyWord(sendsMail: boolean): string {
  const { offer, verb, title, done, newAddress } = linkWords(sendsMail)
  const { hint, open } = newAddress
  return [offer, verb, title, done(email), hint, newAddress.verb, open(email)]
    .concat(invitedWords(email, sendsMail))
    .join('\n')
}

describe('what is said of a link to an account', () => {
  it('never says that it is mailed where no mail server is set', () => {
    const words = everyWord(false)
    expect(words).not.toMatch(/\bsend|\bsent|on its way|went to|your mail/i)
    expect(words).toContain('in the terminal that Vitrine runs in')
    expect(words).toContain('tell them')
  })

  it('says so where it is', () => {
    const words = everyWord(true)
    expect(words).toContain('on its way')
    expect(words).not.toContain('terminal')
  })
})
