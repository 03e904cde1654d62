import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { codePackages, projectFolder } from '../setup/project.mjs'

const configurations = [
  '.gitignore',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'knip.jsonc',
  'package-lock.json',
  'package.json',
  'tools/package.json',
  'tsconfig.base.json',
  ...codePackages.flatMap((name) => [
    `${name}/package.json`,
    `${name}/tsconfig.json`,
    `${name}/tsconfig.test.json`,
  ]),
]

/**
 * A project in a temporary folder with this one's configuration and packages and no sources but
 * those that are planted, so that a check can be shown a violation without touching this tree.
 */
export function createPlantedProject() {
  // in a folder of its own, so that nothing lies beside it that was not planted
  const parent = mkdtempSync(join(tmpdir(), 'vitrine-planted-'))
  const folder = join(parent, 'project')
  for (const path of configurations) {
    if (!existsSync(join(projectFolder, path))) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    copyFileSync(join(projectFolder, path), join(folder, path))
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    plant(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  }
}
