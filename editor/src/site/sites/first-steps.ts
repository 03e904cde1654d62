import type { LinkProps } from '@tanstack/react-router'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import type { FirstSteps } from '@vitrine/rules/site/sites/first-steps-api.ts'
import type { Reach } from '@vitrine/rules/site/sites/site-reach.ts'
import { settingsGroups, type SettingsPart } from './settings-groups.ts'

/** One line of the list that makes a starter into somebody's own site. */
export type Step = {
  readonly id: string
  readonly title: string
  readonly isDone: boolean
  /** What stands, and what is still to do. */
  readonly words: string
  /** Where it is done, and the right that this takes. */
  readonly way: Way
}

type Way = Pick<LinkProps, 'to'> & {
  readonly part?: SettingsPart
  readonly right: Capability
}

/** @param money writes an amount as the site's shoppers read it */
export function stepsOf(
  known: FirstSteps,
  money: (cents: number, currency: string) => string,
): readonly Step[] {
  const ofShop = known.sells ? [paymentStep(known), shippingStep(known, money)] : []
  return [
    lookStep(known),
    itemStep(known),
    ...ofShop,
    mailStep(known),
    domainStep(known),
    doorStep(known),
  ]
}

function settingsWay(part: SettingsPart): Way {
  return { to: '/sites/$siteName/settings/$part', part, right: 'manage-site' }
}

function lookStep({ title, isNameOwn, isLookOwn }: FirstSteps): Step {
  const words = isNameOwn
    ? isLookOwn
      ? `The site is called ${title}, and its look is yours.`
      : `The site is called ${title}. Its colors and fonts are still the sample’s, and it has no logo.`
    : `The site has no name of its own yet: it is called ${title}.`
  return {
    id: 'look',
    title: 'Name and look',
    isDone: isNameOwn && isLookOwn,
    words,
    way: isNameOwn
      ? { to: '/sites/$siteName/pages', right: 'edit-design' }
      : settingsWay(settingsGroups.site.id),
  }
}

function itemStep({ sells, hasOwnItem }: FirstSteps): Step {
  const done = sells
    ? 'Visitors find at least one product or post of your own.'
    : 'Visitors find at least one post of your own.'
  return {
    id: 'item',
    title: sells ? 'First product or post' : 'First post',
    isDone: hasOwnItem,
    words: hasOwnItem ? done : 'All that visitors find so far came with the sample.',
    way: sells
      ? { to: '/sites/$siteName/products', right: 'edit-products' }
      : { to: '/sites/$siteName/posts', right: 'edit-pages' },
  }
}

function paymentStep({ paymentMode, takesRealMoney }: FirstSteps): Step {
  const isLive = paymentMode === 'live'
  return {
    id: 'payments',
    title: 'Payments',
    isDone: isLive && takesRealMoney,
    words: isLive ? livePaymentWords(takesRealMoney) : testPaymentWords(takesRealMoney),
    way: settingsWay(settingsGroups.shop.id),
  }
}

function livePaymentWords(takesRealMoney: boolean): string {
  return takesRealMoney
    ? 'Orders are paid with real money.'
    : 'Payments are live, but no payment provider is connected: no order can be paid.'
}

function testPaymentWords(takesRealMoney: boolean): string {
  const words = 'Test payments only, which do not count: no money is taken.'
  return takesRealMoney
    ? `${words} Stripe is connected: switch payments to Live once you are ready.`
    : `${words} No payment provider is connected for real money.`
}

function shippingStep(
  { shipping, isShippingOwn, currency }: FirstSteps,
  money: (cents: number, currency: string) => string,
): Step {
  const price = money(shipping.priceCents, currency)
  const costs = `“${shipping.name}” costs ${price} for an order that is sent`
  return {
    id: 'shipping',
    title: 'Shipping',
    isDone: isShippingOwn,
    words: isShippingOwn ? `${costs}.` : `${costs}, as the site began. Set what sending costs you.`,
    way: settingsWay(settingsGroups.shop.id),
  }
}

function mailStep({ mailWay }: FirstSteps): Step {
  return {
    id: 'mail',
    title: 'Mail',
    isDone: mailWay !== 'none',
    words: mailWords[mailWay],
    way: settingsWay(settingsGroups.mails.id),
  }
}

const mailWords: Readonly<Record<FirstSteps['mailWay'], string>> = {
  own: 'Mails to your shoppers go out through the mail server that is set for this site.',
  installation: 'Mails to your shoppers go out through the mail server of this installation.',
  none: 'No mail leaves this site: what would be sent stands in the mailbox. Set a mail server.',
}

function domainStep({ domain }: FirstSteps): Step {
  const waits = `${domain?.name} is not proved to be yours yet: set its record, then check it.`
  const stands = `${domain?.name} is yours, and the site answers on it.`
  return {
    id: 'domain',
    title: 'Domain',
    isDone: domain?.isProved === true,
    words:
      domain === null
        ? 'The site has only the name that it began with. Add one of your own.'
        : domain.isProved
          ? stands
          : waits,
    way: settingsWay(settingsGroups.domain.id),
  }
}

function doorStep({ isClosed }: FirstSteps): Step {
  return {
    id: 'door',
    title: 'Open the door',
    isDone: !isClosed,
    words: isClosed ? 'Visitors read that the site opens soon.' : 'Visitors come in.',
    way: settingsWay(settingsGroups.access.id),
  }
}

/** Who can come to the site while its door is open, as far as the server knows. */
export const reachWords: Readonly<Record<Reach, string>> = {
  'this-computer': 'Only this computer can open it: the server listens on nothing else.',
  'machines-told':
    'Its name leads every computer to itself, so only this one finds it by the name. Others that reach this machine over the network can open it as well, where somebody tells them how.',
  everybody: 'Everybody who has the address can open it.',
}
