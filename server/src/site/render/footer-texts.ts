import { pageTexts } from '../content/page-texts.ts'

/** What the foot of a page calls its parts; a template may translate it in `strings/`. */
const english = {
  footerText: 'Footer',
  footerSocialText: 'Elsewhere',
  footerPoliciesText: 'Policies',
  returnPolicyText: 'Returns',
  termsOfServiceText: 'Terms',
  privacyPolicyText: 'Privacy',
}

const translated: Readonly<Record<string, typeof english>> = {
  ar: {
    footerText: 'أسفل الصفحة',
    footerSocialText: 'حساباتنا',
    footerPoliciesText: 'السياسات',
    returnPolicyText: 'الإرجاع',
    termsOfServiceText: 'الشروط',
    privacyPolicyText: 'الخصوصية',
  },
  da: {
    footerText: 'Sidefod',
    footerSocialText: 'Følg os',
    footerPoliciesText: 'Betingelser',
    returnPolicyText: 'Returret',
    termsOfServiceText: 'Vilkår',
    privacyPolicyText: 'Privatliv',
  },
  de: {
    footerText: 'Fußzeile',
    footerSocialText: 'Anderswo',
    footerPoliciesText: 'Rechtliches',
    returnPolicyText: 'Rückgabe',
    termsOfServiceText: 'AGB',
    privacyPolicyText: 'Datenschutz',
  },
  es: {
    footerText: 'Pie de página',
    footerSocialText: 'Síganos',
    footerPoliciesText: 'Políticas',
    returnPolicyText: 'Devoluciones',
    termsOfServiceText: 'Condiciones',
    privacyPolicyText: 'Privacidad',
  },
  fr: {
    footerText: 'Pied de page',
    footerSocialText: 'Suivez-nous',
    footerPoliciesText: 'Informations légales',
    returnPolicyText: 'Retours',
    termsOfServiceText: 'Conditions',
    privacyPolicyText: 'Confidentialité',
  },
  it: {
    footerText: 'Piè di pagina',
    footerSocialText: 'Seguici',
    footerPoliciesText: 'Informazioni legali',
    returnPolicyText: 'Resi',
    termsOfServiceText: 'Condizioni',
    privacyPolicyText: 'Privacy',
  },
  ja: {
    footerText: 'フッター',
    footerSocialText: 'SNS',
    footerPoliciesText: 'ポリシー',
    returnPolicyText: '返品',
    termsOfServiceText: '利用規約',
    privacyPolicyText: 'プライバシー',
  },
  nl: {
    footerText: 'Voettekst',
    footerSocialText: 'Volg ons',
    footerPoliciesText: 'Beleid',
    returnPolicyText: 'Retourneren',
    termsOfServiceText: 'Voorwaarden',
    privacyPolicyText: 'Privacy',
  },
  pt: {
    footerText: 'Rodapé',
    footerSocialText: 'Siga-nos',
    footerPoliciesText: 'Políticas',
    returnPolicyText: 'Devoluções',
    termsOfServiceText: 'Termos',
    privacyPolicyText: 'Privacidade',
  },
  sv: {
    footerText: 'Sidfot',
    footerSocialText: 'Följ oss',
    footerPoliciesText: 'Villkor',
    returnPolicyText: 'Returer',
    termsOfServiceText: 'Köpvillkor',
    privacyPolicyText: 'Integritet',
  },
}

/** The footer's texts as a page has them. */
export const footerPagePart = {
  texts: pageTexts(english, translated),
}
