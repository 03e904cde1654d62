import { installmentProvider, type InstallmentLocale } from './installment-texts.ts'

/** What the explanation of installments says, by locale (spec §7). */
export type InstallmentPage = {
  readonly title: string
  readonly steps: readonly string[]
  readonly notes: readonly string[]
}

/** Plain text, in the language of the locale. */
export function installmentPage(locale: InstallmentLocale): InstallmentPage {
  const provider = installmentProvider(locale)
  if (locale === 'fr-CA') {
    return {
      title: `Payez en 4 versements avec ${provider}`,
      steps: [
        `Choisissez ${provider} sur la page où vous payez.`,
        'Le premier des 4 versements est dû au moment de l’achat.',
        'Les 3 autres suivent toutes les deux semaines.',
      ],
      notes: [
        'Le montant de chaque versement est arrondi au cent supérieur; le dernier peut être un peu plus bas.',
        `Sans intérêt si vous payez à temps. ${provider} décide qui peut payer ainsi et peut facturer des frais de retard. Ses conditions s’appliquent.`,
      ],
    }
  }
  return {
    title: `Pay in 4 with ${provider}`,
    steps: [
      `Choose ${provider} on the page where you pay.`,
      'The first of 4 payments is due when you order.',
      'The other 3 follow every two weeks.',
    ],
    notes: [
      'What each payment comes to is rounded up to a whole cent or penny; the last one may be a little less.',
      `There is no interest if you pay on time. ${provider} decides who can pay this way, and may charge late fees. Its terms apply.`,
    ],
  }
}
