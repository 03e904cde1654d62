import {
  readVerdict,
  verifyAddresses,
  type CaptchaService,
  type Verdict,
} from '@vitrine/rules/site/captcha/provider-verdict.ts'
import type { Config } from '../../ground/config/config.ts'
import { askElsewhere, inPlaceOf } from '../../ground/http/ask-elsewhere.ts'

const patienceMs = 5000
const maxBytes = 16_000

type Told = {
  readonly secret: string
  /** What the browser brought. */
  readonly answer: string
  /** Of whom limits count; not told where it is a whole network. */
  readonly address: string
}

/** Asks the service of a captcha whether somebody has solved it. */
export async function askService(
  { captchaServices }: Pick<Config, 'captchaServices'>,
  service: CaptchaService,
  { secret, answer, address }: Told,
): Promise<Verdict> {
  try {
    const { status, text } = await askElsewhere({
      ...inPlaceOf(captchaServices, verifyAddresses[service]),
      form: { secret, response: answer, ...(!address.includes('/') && { remoteip: address }) },
      patienceMs,
      maxBytes,
    })
    return status < 500 ? readVerdict(text) : 'silent'
  } catch {
    return 'silent'
  }
}
