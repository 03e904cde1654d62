import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { firstOwnerEmail } from '@vitrine/rules/people/accounts/first-owner-email.ts'
import { Banner } from '../../ground/controls/states.tsx'
import { sessionQuery } from './session.ts'

/** Whoever set Vitrine up has an account without an address of theirs, which no mail reaches. */
export function OwnAddressBanner() {
  const { account } = useSuspenseQuery(sessionQuery).data
  if (account?.email !== firstOwnerEmail) return null
  return (
    <Banner tone="warn" action={<Link to="/account">Give your address</Link>}>
      Your account has no e-mail address of yours yet. A forgotten password could not be mailed.
    </Banner>
  )
}
