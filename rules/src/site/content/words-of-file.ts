/** What is called by its file alone: the file's name as words. */
export function wordsOfFile(filename: string): string {
  const words = filename
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[-_]/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
