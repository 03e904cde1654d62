/** The account that a new installation begins with; no mail reaches it. */
export const firstOwnerEmail = 'owner@vitrine.localhost'
