/** The title of a change for whoever may not know the name of what it was about, such as a discount's code. */
export function titleWithoutName(title: string, name: string): string {
  return title.replaceAll(`: ${name}`, '')
}
