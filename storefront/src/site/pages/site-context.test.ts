import { afterEach, describe, expect, it, vi } from 'vitest'
import { translate } from '@vitrine/rules/site/i18n/translate.ts'
import { localizedText, productSoldOutText, type SiteContext } from './site-context.ts'

/** The page as the loader finds it: what the template printed, or nothing of it. */
function openPage(context: SiteContext | undefined): void {
  vi.stubGlobal('window', context === undefined ? {} : { Static: { SQUARESPACE_CONTEXT: context } })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a text that the page brings in its language', () => {
  it('is thrown over where it is missing, or where there are no texts at all', () => {
    expect(translate({ productSaleText: 'Angebot' }, 'productSaleText')).toBe('Angebot')
    expect(() => translate({}, 'productSaleText')).toThrow('no translation of productSaleText')
    expect(() => translate({}, 'toString')).toThrow('no translation of toString')
    expect(() => translate({ productSaleText: '' }, 'productSaleText')).toThrow()
    expect(() => translate(undefined, 'productSaleText')).toThrow('no translations')
  })

  it('is shown, and a page without it goes on in English and tells its developer', () => {
    const told = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    openPage({ localizedStrings: { productSoldOutText: 'ausverkauft' } })
    expect(productSoldOutText()).toBe('ausverkauft')
    expect(told).not.toHaveBeenCalled()
    for (const context of [{ localizedStrings: {} }, {}, undefined]) {
      openPage(context)
      expect(productSoldOutText()).toBe('sold out')
      expect(localizedText('productSaleText', 'sale')).toBe('sale')
    }
    expect(told).toHaveBeenCalledTimes(6)
  })
})
