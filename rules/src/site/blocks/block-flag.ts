/** Features that only some sites have a use for (spec §3): their blocks are offered where they are on. */
export const blockFlags = ['menu', 'opentable', 'amazon', 'donation'] as const
export type BlockFlag = (typeof blockFlags)[number]

/** Which of them a site has turned on; absent: off. */
export type BlockFlags = { readonly [Flag in BlockFlag]?: boolean }
