import type { Challenge } from '@vitrine/rules/site/captcha/proof-of-work.ts'
import { solveChallenge } from './solve-challenge.ts'

// so that the page goes on answering whoever types
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  postMessage(solveChallenge(data))
})
