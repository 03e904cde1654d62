import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const problem = (env: Record<string, string>): string => {
  try {
    readConfig(env, '/project')
    return 'none'
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message
  }
}

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/project')).toMatchObject({
      port: 3000,
      dataFolder: '/project/data',
      editorOrigin: 'http://localhost:3000',
      sitesDomain: 'localhost',
      databaseUrl: null,
      preparedStatements: true,
      smtpUrl: null,
      privateHosts: [],
      dnsServers: [],
      certificateAskers: ['127.0.0.1', '::1'],
      siteCreators: 'owners',
    })
  })

  it('takes the pictures of maps from where the operator says, or from nowhere', () => {
    const mapTiles = (MAP_TILES: string) => readConfig({ MAP_TILES }, '/').mapTiles
    expect(mapTiles('')?.url).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    expect(mapTiles('https://tiles.example/{z}/{y}/{x}')?.url).toContain('tiles.example')
    expect(mapTiles('off')).toBeNull()
    expect(() => mapTiles('https://tiles.example/')).toThrow('MAP_TILES must be off')
    expect(() => mapTiles('ftp://tiles.example/{z}/{x}/{y}')).toThrow('MAP_TILES')
  })

  it('lets the editor’s address follow the port', () => {
    expect(readConfig({ PORT: '3100' }, '/').editorOrigin).toBe('http://localhost:3100')
    const own = readConfig({ PORT: '3100', EDITOR_ORIGIN: 'https://edit.example/' }, '/')
    expect(own.editorOrigin).toBe('https://edit.example')
  })

  it.each([
    [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { EDITOR_ORIGIN: 'http://localhost:3000/config' },
      'EDITOR_ORIGIN must be a scheme, host and port without a path.',
    ],
    [
      { EDITOR_ORIGIN: 'edit' },
      'EDITOR_ORIGIN must be an address that begins with http:// or https://.',
    ],
    [{ DB_PREPARED: 'maybe' }, 'DB_PREPARED must be one of on, off, not "maybe".'],
    [
      { SITE_CREATORS: 'some' },
      'SITE_CREATORS must be one of owners, everyone, operator, not "some".',
    ],
    [
      { SITES_DOMAIN: 'My Sites' },
      'SITES_DOMAIN must be a domain name in lower case, not "My Sites".',
    ],
    [
      { REDIS_URL: 'redis://localhost' },
      'REDIS_URL is set, but this version cannot use it yet; unset it to start.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_SECRET_KEY is set, but each site has keys of its own, typed in its editor (Settings, Shop); unset it to start.',
    ],
    [
      { STRIPE_API: 'https://stripe.example/v1' },
      'STRIPE_API must be a scheme, host and port without a path.',
    ],
    [
      { S3_BUCKET: 'b' },
      'S3_BUCKET is set, but this version cannot use it yet; unset it to start.',
    ],
  ])('refuses %o and names the variable', (env, sentence) => {
    expect(problem(env)).toBe(sentence)
  })

  it('takes an empty variable for one that is not set', () => {
    expect(problem({ PORT: '', REDIS_URL: '', DATABASE_URL: '' })).toBe('none')
  })
})
