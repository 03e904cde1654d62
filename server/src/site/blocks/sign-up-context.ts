import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { captchaMarkup } from '@vitrine/rules/site/captcha/captcha-markup.ts'
import { mailingListMessages } from '@vitrine/rules/site/mailing-lists/mailing-list-messages.ts'
import { mailingListPaths } from '@vitrine/rules/site/mailing-lists/mailing-list-paths.ts'
import {
  signUpAnchor,
  signUpStates,
  type SignUpState,
} from '@vitrine/rules/site/mailing-lists/sign-up-state.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import { captchaContext } from '../captcha/captcha-context.ts'
import { captchaTexts } from '../captcha/captcha-texts.ts'
import type { SiteView } from '../views/site-view.ts'

/** What the form of a block says by which visitors ask for news, in the language of the site. */
export function signUpContext(
  { settings, locale }: Pick<SiteView, 'settings' | 'locale'>,
  blockId: string,
): Readonly<Record<string, unknown>> {
  const say = sayIn(locale)
  const captchas: Readonly<Record<string, string>> = {
    ...captchaTexts(locale),
    captchaAbsentText: say('The captcha could not be loaded. You can sign up all the same.'),
  }
  const said: Readonly<Record<SignUpState, string>> = {
    sent: say(
      'We have sent you a link. You get news once you have confirmed it. Look into your spam folder, too.',
    ),
    blank: say(mailingListMessages['list-email-blank']),
    'not-valid': say(mailingListMessages['list-email-not-valid']),
    'too-many': say(mailingListMessages['list-too-many']),
    captcha: captchas['captcha-not-valid'] ?? '',
  }
  const captcha =
    settings.captcha == null
      ? null
      : captchaContext(settings.captcha, (name) => escapeHtml(captchas[name] ?? ''))
  return {
    action: mailingListPaths.page,
    addressText: escapeHtml(say('E-mail')),
    buttonText: escapeHtml(say('Send me news by e-mail')),
    busyText: escapeHtml(say('Submitting…')),
    captcha: captcha === null ? '' : captchaMarkup(captcha),
    states: signUpStates.map((state) => ({
      anchor: escapeHtml(signUpAnchor(blockId, state)),
      text: escapeHtml(said[state]),
      isSent: state === 'sent',
    })),
  }
}
