/** What words may name of the site, in every mail, each with what it is. */
export const ofSite = {
  'site.title': 'The name of your site',
  'site.address': 'Where your site stands',
  'site.email': 'Your contact address, where you have set one',
} as const

/** What words may name of an order, each with what it is. */
export const ofOrder = {
  'order.number': 'The number of the order',
  'order.total': 'What it costs in all, as your site writes money',
  'order.count': 'How many things were bought',
  'customer.firstName': 'The first name of who bought',
  'customer.lastName': 'The last name of who bought',
  'customer.email': 'Their e-mail address',
} as const

/** What words may name of a subscription, each with what it is. */
export const ofSubscription = {
  'customer.firstName': 'The first name of who has subscribed',
  'subscription.product': 'What they have subscribed to',
  'subscription.price': 'What it costs and how often, such as “$12.00 every month”',
} as const

/** What words may name of a withdrawal, each with what it is. */
export const ofWithdrawal = {
  'withdrawal.time': 'When the withdrawal was received, with the clock of your site',
  'withdrawal.name': 'Who withdraws, as they have written it',
  'withdrawal.email': 'Where they are told that it was received',
} as const

/** What words may name of a donation that was paid, each with what it is. */
export const ofDonation = {
  'donation.amount': 'What was given, as your site writes money',
  'donation.title': 'What it was given for, as your donations are called',
  'donation.number': 'Its number among your orders',
  'customer.firstName': 'The first name of who has given',
  'customer.lastName': 'The last name of who has given',
  'customer.email': 'Their e-mail address',
} as const

/** What words may name of what is given each month or year, each with what it is. */
export const ofGiving = {
  'customer.firstName': 'The first name of who gives',
  'donation.title': 'What it is given for, as your donations are called',
  'donation.price': 'What is given and how often, such as “$12.00 every month”',
} as const
