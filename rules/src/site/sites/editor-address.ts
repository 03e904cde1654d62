/** Where something of a site stands in the editor. @param place such as `orders/5` */
export function editorAddress(editorOrigin: string, siteName: string, place: string): string {
  return `${editorOrigin}/config/sites/${encodeURIComponent(siteName)}/${place}`
}
