/**
 * Tells stylesheets how wide the scrollbar of the page is, before a modal takes it away: what stands
 * behind keeps its place by so much room, and the modal covers all of the window.
 */
export function noteScrollbar(): void {
  const { documentElement: root } = document
  const width = Math.max(0, window.innerWidth - root.clientWidth)
  root.style.setProperty('--sqs-scrollbar', `${width}px`)
}
