import type { Say } from '../../ground/words/say.ts'
import type { bookDe } from './book-de.ts'

/** What the platform's own pages say to visitors, in English. */
export type Phrase = keyof typeof bookDe

/** The phrases of a book of another language. */
export type Phrases<Book> = Readonly<Record<keyof Book, string>>

/** Says what visitors read, in their language. */
export type SayPhrase = Say<Phrase>
