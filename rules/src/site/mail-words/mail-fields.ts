/** What of a mail has words: `label`s stand inside of its facts. */
export type MailFieldKind = 'line' | 'text' | 'label'

type MailField = {
  readonly title: string
  readonly kind: MailFieldKind
  readonly hint?: string
  /** Whether nothing may stand there. */
  readonly mayBeEmpty?: true
}

/** Every field that any mail has. */
export const mailFields = {
  subject: { title: 'Subject', kind: 'line' },
  preheader: {
    title: 'Preview line',
    kind: 'line',
    hint: 'Many mail programs show it beside the subject, before the mail is opened.',
    mayBeEmpty: true,
  },
  heading: { title: 'Heading', kind: 'line' },
  before: { title: 'Text before', kind: 'text', mayBeEmpty: true },
  button: { title: 'Button', kind: 'label' },
  after: { title: 'Text after', kind: 'text', mayBeEmpty: true },
  subtotal: { title: 'Subtotal', kind: 'label' },
  total: { title: 'Total', kind: 'label' },
  includedTax: { title: 'Before a tax that prices include', kind: 'label' },
  taxNumber: { title: 'Before your tax number', kind: 'label' },
  free: { title: 'Where shipping costs nothing', kind: 'label' },
  giftCard: { title: 'What a gift card paid', kind: 'label' },
  paid: { title: 'What was paid beside gift cards', kind: 'label' },
  giftCode: { title: 'Before the code', kind: 'label' },
  rest: { title: 'Where something follows later', kind: 'line', mayBeEmpty: true },
  sendTo: { title: 'Above the address', kind: 'label', mayBeEmpty: true },
  billTo: { title: 'Above the billing address', kind: 'label', mayBeEmpty: true },
  customerNote: { title: 'Above what the customer wrote', kind: 'label', mayBeEmpty: true },
  pickUpAt: { title: 'Above the pickup place', kind: 'label', mayBeEmpty: true },
  downloads: { title: 'Above downloads', kind: 'label', mayBeEmpty: true },
  noMore: { title: 'Link that stops such mails', kind: 'label' },
  testNotice: { title: 'Of a test payment', kind: 'line' },
  several: { title: 'Of several products', kind: 'label' },
  lostMail: { title: 'Of a mail that was given up', kind: 'line' },
  lostWords: { title: 'Of words that could not be used', kind: 'line' },
  lostPayment: { title: 'Of payments and refunds', kind: 'line' },
} as const satisfies Readonly<Record<string, MailField>>
export type MailFieldName = keyof typeof mailFields

/** The longest that may be written in a field, in UTF-16 units. */
export const longestMailField: Readonly<Record<MailFieldKind, number>> = {
  line: 300,
  text: 4000,
  label: 120,
}
