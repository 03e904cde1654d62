import type { Command } from 'commander'
import type { RenderOptions } from './render-template-file.ts'
import type { Terminal } from './terminal.ts'

/** `template check` and `template render`; neither opens a database. */
export function addTemplateCommands(program: Command, terminal: Terminal): void {
  const template = program.command('template').description('Work on template files.')
  template
    .command('check')
    .description('Show the mistakes of template files, each with its place.')
    .argument('<path>', 'a template file, or a folder that holds some')
    .action(async (path: string) => {
      const { checkTemplates } = await import('./check-templates.ts')
      await checkTemplates(terminal, path)
    })
  template
    .command('render')
    .description('Print what a template file makes of data; mistakes go to the error output.')
    .argument('<file>', 'the template file')
    .requiredOption('--json <file>', 'the file with the data')
    .option('--locale <tag>', 'the language of numbers, money and dates', 'en-US')
    .option('--now <instant>', 'the instant of the rendering (ISO 8601 or epoch milliseconds)')
    .option('--zone <name>', 'the time zone of dates, unless the data names one')
    .action(async (file: string, options: RenderOptions) => {
      const { renderTemplateFile } = await import('./render-template-file.ts')
      await renderTemplateFile(terminal, file, options)
    })
}
