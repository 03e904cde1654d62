import Fastify from 'fastify'
import { createTemplateEngine } from '@vitrine/template-language/template-engine.ts'

/** Fastify and the template engine, and nothing else: what P10 is measured against. */
export async function bareFastify(): Promise<void> {
  const engine = createTemplateEngine({})
  const page = engine.compile('<h1>{title}</h1>{.repeated section items}<p>{@}</p>{.end}', 'page')
  const app = Fastify()
  app.get('/', (_request, reply) => {
    const { output } = page.render(
      { title: 'Shop', items: ['one', 'two'] },
      { now: 0, partials: () => undefined },
    )
    return reply.type('text/html').send(output)
  })
  await app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' })
  process.on('SIGTERM', () => process.exit(0))
}
