/** Reasons of one kind by their codes, each a sentence made of what is known of the case. */
export type Sentences = Readonly<Record<string, (facts: never) => string>>

type Facts<All extends Sentences, Code extends keyof All> = Parameters<All[Code]>[0]

/** An error whose message is one sentence for a person; the code is for programs. */
export class ExplainedError<Code> extends Error {
  readonly code: Code
  constructor(code: Code, message: string, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = new.target.name
    this.code = code
  }
}

/** What throws the errors of one table. */
export function errorsOf<All extends Sentences>(
  sentences: All,
  Kind: new (code: keyof All, message: string, cause?: unknown) => ExplainedError<keyof All>,
) {
  return <Code extends keyof All>(
    code: Code,
    facts: Facts<All, Code>,
    cause?: unknown,
  ): InstanceType<typeof Kind> => {
    const sentence = sentences[code] as (known: typeof facts) => string
    return new Kind(code, sentence(facts), cause)
  }
}
