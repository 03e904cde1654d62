/** What mail programs post to stop mails, as a form in parts (RFC 8058 §3.1). */
export const oneClickAsParts = {
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: [
    '--x',
    'Content-Disposition: form-data; name="List-Unsubscribe"',
    '',
    'One-Click',
    '--x--',
    '',
  ].join('\r\n'),
} as const
