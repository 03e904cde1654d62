/** The best encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accepted === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/.test(accepted) ? 'gzip' : 'identity'
}
