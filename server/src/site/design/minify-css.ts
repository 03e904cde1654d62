/** Without the blanks that carry no meaning between rules; texts and values stay as they are. */
export function minifyCss(css: string): string {
  return css
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
    .replace(/\{\n/g, '{')
    .replace(/;\n\}/g, '}')
    .replace(/;\n/g, ';')
    .replace(/ \{/g, '{')
}
