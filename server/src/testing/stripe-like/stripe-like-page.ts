import type { LikeSession } from './stripe-like-ledger.ts'

const shown = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${String(one.codePointAt(0))};`)

/** The page on which a shopper pays, or turns back. */
export function likePage(session: LikeSession): string {
  const title = `Pay ${session.description}`
  return page(
    title,
    `<p>${session.amount_total} ${shown(session.currency)} for ${shown(session.customer_email)}</p>
<p>By ${shown(session.payment_method_types.join(', '))}</p>
<form method="post"><button>Pay</button></form>
<p><a href="${shown(session.cancel_url)}">Back</a></p>`,
  )
}

/** Where a bank asks whether it is its customer who pays. */
export function bankPage(): string {
  return page(
    'Your bank',
    '<form method="post"><button>It is me</button><button formaction="?no">It is not me</button></form>',
  )
}

/** What stands there once nobody can pay any more. */
export function closedPage(): string {
  return page('This page has expired', '<p>Nothing was paid.</p>')
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${shown(title)}</title>
<body><h1>${shown(title)}</h1>${body}</body></html>`
}
