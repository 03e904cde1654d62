import { expect, it } from 'vitest'
import { noAesthetics } from './aesthetics.ts'
import { noDesign } from './design.ts'
import { styleFields } from './style-edit.ts'
import { styleTitle } from './style-titles.ts'

const night = { id: 'night', title: 'Night', roles: {} }
const design = {
  ...noDesign,
  aesthetics: {
    ...noAesthetics,
    colors: { palette: [], themes: [night], activeThemeId: null },
  },
}

it.each([
  [{ 'colors.activeThemeId': 'night' }, 'Choose color theme Night'],
  [{ 'colors.activeThemeId': 'night', 'tweak.paper': null }, 'Choose color theme Night'],
  [
    { 'colors.themes': [{ ...night, id: 'dusk', title: 'Dusk' }], 'colors.activeThemeId': 'dusk' },
    'Choose color theme Dusk',
  ],
  [{ 'colors.activeThemeId': 'gone' }, 'Choose color theme'],
  [{ 'colors.activeThemeId': null }, 'Turn off color theme'],
  [{ 'colors.activeThemeId': null, 'colors.themes': [] }, 'Remove color theme'],
  [{ 'colors.themes': [] }, 'Change color themes'],
  [{ 'colors.palette': [], 'colors.activeThemeId': 'night' }, 'Change palette'],
  [{ 'fonts.activeThemeId': 'sign' }, 'Change fonts'],
  [{ 'fonts.activeThemeId': 'sign', 'colors.activeThemeId': 'night' }, 'Change style'],
  [{ 'colors.activeThemeId': 'night', 'tweak.paper': '#fff' }, 'Change style'],
  [{ 'tweak.paper': '#fff' }, 'Change style'],
  [{ 'tweak.paper': null }, 'Change style'],
  [{ customCss: '' }, 'Edit custom CSS'],
  [{}, 'Change style'],
  [{ 'CHECKOUT.colors.activeThemeId': 'night' }, 'Choose color theme Night for the checkout'],
  [{ 'CHECKOUT.colors.activeThemeId': null }, 'Let the checkout follow the site’s color theme'],
  [{ 'SPLASH_PAGE.tweak.paper': '#fff' }, 'Change style of the cover pages'],
  [{ 'SPLASH_PAGE.tweak.paper': '#fff', 'LOCK_SCREEN.tweak.paper': '#fff' }, 'Change style'],
  [{ 'POPUP_OVERLAY.colors.activeThemeId': 'night' }, 'Choose color theme Night for the pop-up'],
  [{ 'CHECKOUT.colors.activeThemeId': 'night', 'tweak.paper': null }, 'Change style'],
])('history calls %j “%s”', (set, title) => {
  expect(styleTitle(design, styleFields.parse(set))).toBe(title)
})
