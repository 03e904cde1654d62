import { pageTexts } from '../content/page-texts.ts'

/** What the bar at the bottom of small screens calls its parts. */
const english = {
  mobileInfoText: 'Contact',
  mobileInfoEmailText: 'Email',
  mobileInfoPhoneText: 'Call',
  mobileInfoMapText: 'Map',
  mobileInfoHoursText: 'Hours',
}

const translated: Readonly<Record<string, typeof english>> = {
  de: {
    mobileInfoText: 'Kontakt',
    mobileInfoEmailText: 'E-Mail',
    mobileInfoPhoneText: 'Anrufen',
    mobileInfoMapText: 'Karte',
    mobileInfoHoursText: 'Geöffnet',
  },
  es: {
    mobileInfoText: 'Contacto',
    mobileInfoEmailText: 'Correo',
    mobileInfoPhoneText: 'Llamar',
    mobileInfoMapText: 'Mapa',
    mobileInfoHoursText: 'Horario',
  },
  fr: {
    mobileInfoText: 'Contact',
    mobileInfoEmailText: 'E-mail',
    mobileInfoPhoneText: 'Appeler',
    mobileInfoMapText: 'Plan',
    mobileInfoHoursText: 'Horaires',
  },
  it: {
    mobileInfoText: 'Contatti',
    mobileInfoEmailText: 'E-mail',
    mobileInfoPhoneText: 'Chiama',
    mobileInfoMapText: 'Mappa',
    mobileInfoHoursText: 'Orari',
  },
  nl: {
    mobileInfoText: 'Contact',
    mobileInfoEmailText: 'E-mail',
    mobileInfoPhoneText: 'Bellen',
    mobileInfoMapText: 'Kaart',
    mobileInfoHoursText: 'Open',
  },
}

/** The bar's texts as a page has them. */
export const mobileInfoPagePart = {
  texts: pageTexts(english, translated),
}
