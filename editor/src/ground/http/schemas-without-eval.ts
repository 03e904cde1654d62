import { z } from 'zod'

// The editor's security policy runs no text as code, and schemas try to once they are made: this
// file comes before all others, in the chunk of their library (vite.config.ts).
z.config({ jitless: true })
