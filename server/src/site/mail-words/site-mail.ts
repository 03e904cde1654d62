import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { isRightToLeft } from '@vitrine/rules/ground/words/text-direction.ts'
import {
  fillMailWords,
  type FilledMail,
  type FilledWords,
  type MailValues,
} from '@vitrine/rules/site/mail-words/fill-mail-words.ts'
import type { MailContent, MailFacts } from '@vitrine/rules/site/mail-words/mail-facts.ts'
import type { MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import { ownMailWords, type OwnMailWords } from '@vitrine/rules/site/mail-words/mail-words.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import type { TemplateLanguage } from '../templates/template-language.ts'
import type { MailColors, MailLook } from './mail-look.ts'
import htmlMarkup from './site-mail.block?raw'
import textMarkup from './site-mail-text.block?raw'

/** Who writes a mail, and when. */
export type MailWriter = {
  readonly templates: TemplateLanguage
  readonly look: MailLook
  readonly settings: Pick<SiteSettings, 'language' | 'timeZone' | 'mailWords'>
  readonly now: number
}

/** What a mail tells of; its facts may have labels out of its words. */
export type MailMatter = {
  readonly values: MailValues
  readonly content: (words: FilledWords) => MailContent
}

/** A mail in both forms. */
export type SiteMail = {
  readonly kind: MailName
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where whoever gets it says that they want no more of them; empty: nowhere. */
  readonly stopAddress: string
  /** What its owner has written and could not be used. */
  readonly problems: FilledMail['problems']
}

type Choices = {
  /** In the place of the words that are stored. */
  readonly own?: OwnMailWords
  /** As it looks where mails are read on that ground; absent: on whichever the reader has. */
  readonly ground?: 'light' | 'dark'
}

/** Writes a mail of the site in both forms, in the look of the site. */
export function writeSiteMail(
  { templates, look, settings, now }: MailWriter,
  kind: MailName,
  { values, content }: MailMatter,
  { own = ownMailWords(settings, kind), ground }: Choices = {},
): SiteMail {
  const { language: locale, timeZone } = settings
  const { language, words, problems } = fillMailWords(kind, { own, locale, values, now, timeZone })
  const { facts, address } = content(words)
  const isFromRight = isRightToLeft(language)
  const drawn = ground === 'dark' ? darkened(look) : look
  const fill = (markup: string, name: string, write: (text: string) => string): string => {
    const data = {
      look: drawn,
      language,
      direction: isFromRight ? 'rtl' : 'ltr',
      end: isFromRight ? 'left' : 'right',
      // a preview shows the one ground that was asked for
      style: ground === undefined ? darkStyle(look) : '',
      address: write(address),
      ...written(words, facts, write),
    }
    return templates.compile(markup, name).render(data, { now, timeZone }).output
  }
  const plain = fill(textMarkup, 'site-mail-text.block', String)
  return {
    kind,
    subject: words.subject,
    html: fill(htmlMarkup, 'site-mail.block', escapeHtml),
    text: `${plain.trim().replaceAll(/\n{3,}/g, '\n\n')}\n`,
    stopAddress: facts.stop?.address ?? '',
    problems,
  }
}

/** Words and facts ready for a form. */
function written(
  words: FilledWords,
  facts: MailFacts,
  write: (text: string) => string,
): Record<string, unknown> {
  const paragraphs = (text: string) =>
    text === '' ? [] : text.split(/\n{2,}/).map((part) => ({ lines: part.split('\n').map(write) }))
  const { goods = [], sums = [], entries = [], lines = [], quote = [], code, stop } = facts
  return {
    subject: write(words.subject),
    preheader: write(words.preheader),
    heading: write(words.heading),
    button: write(words.button),
    before: paragraphs(words.before),
    after: paragraphs(words.after),
    notice: write(facts.notice ?? ''),
    lines: lines.map(write),
    goods: goods.map(({ quantity, answers = [], ...texts }) => ({
      quantity,
      ...eachWritten(texts, write),
      answers: answers.map(write),
    })),
    goodsNote: write(facts.goodsNote ?? ''),
    sums: sums.map(({ isTotal = false, ...texts }) => ({ isTotal, ...eachWritten(texts, write) })),
    addresses: [facts.address, facts.billing, facts.note].flatMap((one) =>
      one === undefined ? [] : [{ label: write(one.label), lines: one.lines.map(write) }],
    ),
    quote: quote.map(write),
    ...(code !== undefined && { code: eachWritten(code, write) }),
    entriesLabel: write(facts.entriesLabel ?? ''),
    entries: entries.map((entry) => eachWritten(entry, write)),
    moreEntries: facts.moreEntries ?? 0,
    ...(stop !== undefined && { stop: eachWritten(stop, write) }),
  }
}

function eachWritten(
  texts: Readonly<Record<string, string>>,
  write: (text: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, write(text)]))
}

/** As it is drawn on a dark ground. A logo keeps the ground that it was made for. */
function darkened(look: MailLook): MailLook {
  return look.dark === null ? look : { ...look, ...look.dark, logoGround: look.ground }
}

/** What cannot stand at the elements themselves: how the mail looks to whoever reads on dark. */
function darkStyle({ dark, ground }: MailLook): string {
  return dark === null ? '' : `@media (prefers-color-scheme: dark) {\n${darkRules(dark, ground)}\n}`
}

function darkRules(dark: MailColors, paper: string): string {
  const rule = (name: string, ...declarations: readonly string[]): string =>
    `.${name} { ${declarations.map((one) => `${one} !important`).join('; ')} }`
  return [
    rule('m-surface', `background: ${dark.surface}`),
    rule('m-ground', `background: ${dark.ground}`, `color: ${dark.text}`),
    rule('m-text', `color: ${dark.text}`),
    rule('m-quiet', `color: ${dark.quiet}`),
    rule('m-line', `border-color: ${dark.line}`),
    rule('m-link', `color: ${dark.accent}`),
    rule('m-quote', `background: ${dark.surface}`, `color: ${dark.text}`),
    rule('m-button', `background: ${dark.button}`, `color: ${dark.onButton}`),
    rule('m-logo', `background: ${paper}`, 'padding: 12px'),
  ].join('\n')
}
