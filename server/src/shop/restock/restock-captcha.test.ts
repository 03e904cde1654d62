import { beforeEach, expect, test } from 'vitest'
import { uncheckedSignUpRates } from '@vitrine/rules/shop/restock/restock-limits.ts'
import type { Challenge } from '@vitrine/rules/site/captcha/proof-of-work.ts'
import { solveChallenge } from '../../site/captcha/challenges.ts'
import { reader, signUp, the, useRestockShop } from './testing/restock-shop.ts'

useRestockShop()
beforeEach(async () => {
  const path = `/api/editor/sites/${the.shop.siteId}/captcha-secrets`
  const kept = await the.owner.write('POST', path, { provider: 'altcha', secret: '' })
  const { secretId } = kept.json<{ secretId: string }>()
  const shown = { captchaTheme: 'light', captchaAlignment: 'left' }
  await the.acts.act('set-captcha', {
    set: { captcha: { provider: 'altcha', siteKey: secretId, secretId, ...shown } },
  })
})

async function solved(): Promise<string> {
  const challenge = (await the.shop.visitor().get('/_vitrine/captcha')).json<Challenge>()
  return JSON.stringify({ algorithm: 'SHA-256', ...solveChallenge(challenge) })
}

test('the box has a place for the captcha, and the page says to its script what it is made of', async () => {
  const { text } = await the.shop.visitor().get('/shop/moss-bowl')
  expect(text).toContain('<div class="captcha-container"></div>')
  expect(text).toMatch(/"restockCaptcha":\{"provider":"altcha","siteKey":"[0-9a-f]{24}"/)
  expect(text).toContain('The captcha could not be loaded. You can sign up all the same.')
})

test('an answer counts once, and a wrong one not at all', async () => {
  const captchaToken = await solved()
  expect((await signUp({ captchaToken })).status).toBe(200)
  const again = await signUp({ captchaToken, siteVisitorEmail: 'bea@shopper.example' })
  expect([again.status, again.json()['code']]).toEqual([400, 'captcha-used'])
  const wrong = await signUp({ captchaToken: 'none' })
  expect([wrong.status, wrong.json()['code']]).toEqual([400, 'captcha-not-valid'])
})

test('what is wrong with an address is said before the captcha is used up', async () => {
  const captchaToken = await solved()
  const refused = await signUp({ captchaToken, siteVisitorEmail: '' })
  expect(refused.json()['message']).toBe('Email cannot be blank')
  expect((await signUp({ captchaToken })).status).toBe(200)
})

test('whoever could not be asked may sign up all the same, but less often', async () => {
  const visitor = await reader()
  const codes: number[] = []
  for (let at = 0; at <= uncheckedSignUpRates.perAddress; at++) {
    codes.push((await signUp({ siteVisitorEmail: `a${at}@x.example` }, visitor)).status)
  }
  expect(codes).toEqual([
    ...Array.from({ length: uncheckedSignUpRates.perAddress }, () => 200),
    429,
  ])
})
