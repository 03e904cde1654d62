import sanitizeHtml from 'sanitize-html'

/** What owners' rich text may hold; script, frames and event handlers have blocks of their own. */
const options: sanitizeHtml.IOptions = {
  allowedTags: `h1 h2 h3 h4 h5 h6 p br hr blockquote pre div span section article address figure
    figcaption ul ol li dl dt dd a b strong i em u s del ins mark small sub sup time code kbd samp q
    cite abbr img picture source table caption thead tbody tfoot tr th td col colgroup`.split(
    /\s+/,
  ),
  allowedAttributes: {
    '*': ['class', 'id', 'title', 'lang', 'dir', 'style', 'data-*', 'aria-*', 'role'],
    a: ['href', 'name', 'target', 'rel', 'download'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'sizes', 'media', 'type'],
    time: ['datetime'],
    ol: ['start', 'type', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedStyles: {
    '*': {
      'text-align': [/^(left|right|center|justify|start|end)$/],
      'white-space': [/^(normal|pre|pre-wrap|nowrap)$/],
      'margin-left': [/^\d{1,3}px$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: true,
}

/** More than broken markup of any kind was seen to need. */
const maxPasses = 10

/** Elements inside one another; reading takes time in step with the text only up to some depth. */
const maxDepth = 200

class TooDeepError extends Error {}

/**
 * Safe HTML as browsers write it: `<br>`, not `<br />`. Taken again it stays the same, so that saving
 * an unchanged text changes nothing: broken markup may come out as markup that is read differently.
 * @returns null where elements are nested more than 200 deep
 */
export function sanitiseHtml(html: string): string | null {
  try {
    let clean = sanitiseOnce(html)
    for (let pass = 1; pass < maxPasses; pass++) {
      const again = sanitiseOnce(clean)
      if (again === clean) break
      clean = again
    }
    return clean
  } catch (error) {
    if (error instanceof TooDeepError) return null
    throw error
  }
}

function sanitiseOnce(html: string): string {
  let depth = 0
  const onOpenTag = (): void => {
    if (++depth > maxDepth) throw new TooDeepError()
  }
  const onCloseTag = (): void => {
    depth--
  }
  // in texts and attributes `>` comes out escaped, so this is only ever the end of an empty element
  return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag }).replaceAll(' />', '>')
}
