import MarkdownIt from 'markdown-it'

// what is typed as HTML stays text: raw HTML belongs into code blocks, which need a right
const markdown = new MarkdownIt({ html: false, linkify: true })

/** Markdown as HTML. Links that would run something stay text. */
export function markdownHtml(text: string): string {
  return markdown.render(text)
}
