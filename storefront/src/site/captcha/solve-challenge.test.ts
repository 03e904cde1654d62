import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'
import { solveChallenge } from './solve-challenge.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('texts of every length have the hash that everybody else gives them', () => {
  for (let length = 0; length < 200; length++) {
    const text = String(length).repeat(length).slice(0, length)
    expect(sha256(text)).toBe(hashOf(text))
  }
})

test('the number behind the salt of a challenge is found, up to the last, and no other', () => {
  const salt = 'abc?expires=1&'
  for (const number of [0, 9, 10, 2000]) {
    const challenge = { challenge: hashOf(salt + number), salt, maxnumber: 2000 }
    expect(solveChallenge(challenge)).toBe(number)
  }
  expect(solveChallenge({ challenge: hashOf(`${salt}2001`), salt, maxnumber: 2000 })).toBe(
    undefined,
  )
})
