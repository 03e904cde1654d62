/** What came of the form of a block by which visitors ask for news: its page says it where the block stands. */
export const signUpStates = ['sent', 'blank', 'not-valid', 'too-many', 'captcha'] as const
export type SignUpState = (typeof signUpStates)[number]

/** The id of what a block says of a state, to which its visitor is led. */
export function signUpAnchor(blockId: string, state: SignUpState): string {
  return `newsletter-${blockId}-${state}`
}

/** The state of a refusal, by its code. */
export function signUpStateOf(code: string): SignUpState {
  if (code === 'list-email-blank') return 'blank'
  if (code === 'list-email-not-valid') return 'not-valid'
  return code === 'list-too-many' || code === 'captcha-too-many' ? 'too-many' : 'captcha'
}
