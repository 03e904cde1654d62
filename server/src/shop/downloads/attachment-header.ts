/**
 * `Content-Disposition` of a file that is kept under its name (RFC 6266): as it is, percent-encoded
 * (RFC 8187), and for what reads that not in plain letters.
 */
export function attachmentHeader(name: string): string {
  const wellFormed = name.toWellFormed()
  const plain = wellFormed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${extended(wellFormed)}`
}

/** `encodeURIComponent` leaves some signs as they are that the header must not have. */
function extended(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
