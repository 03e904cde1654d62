/** Lets the browser store a file of the server; the page stays. */
export function downloadFile(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
