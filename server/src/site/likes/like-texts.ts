import { likesMessages } from '@vitrine/rules/site/likes/likes-messages.ts'
import { pageTexts } from '../content/page-texts.ts'

/** What like buttons say; a template may translate it in `strings/`. */
const english = {
  likeText: 'Like',
  likedText: 'Liked',
  likeTakeBackText: 'Take the like back',
  ...likesMessages,
}
type Texts = Readonly<Record<keyof typeof english, string>>

const translated: Readonly<Record<string, Texts>> = {
  de: {
    likeText: 'Gefällt mir',
    likedText: 'Gefällt dir',
    likeTakeBackText: 'Gefällt mir nicht mehr',
    'likes-off': 'Hier kann nichts gefallen.',
    'too-many-likes': 'Das waren viele auf einmal. Bitte warten Sie einige Minuten.',
  },
  es: {
    likeText: 'Me gusta',
    likedText: 'Te gusta',
    likeTakeBackText: 'Ya no me gusta',
    'likes-off': 'Aquí no hay «me gusta».',
    'too-many-likes': 'Ha habido muchos. Espere unos minutos.',
  },
  fr: {
    likeText: 'J’aime',
    likedText: 'Vous aimez',
    likeTakeBackText: 'Je n’aime plus',
    'likes-off': 'Rien ne peut être aimé ici.',
    'too-many-likes': 'Il y en a eu beaucoup. Veuillez attendre quelques minutes.',
  },
  it: {
    likeText: 'Mi piace',
    likedText: 'Ti piace',
    likeTakeBackText: 'Non mi piace più',
    'likes-off': 'Qui non c’è niente da apprezzare.',
    'too-many-likes': 'Ce ne sono stati molti. Aspetta qualche minuto.',
  },
  nl: {
    likeText: 'Vind ik leuk',
    likedText: 'Leuk gevonden',
    likeTakeBackText: 'Vind ik niet meer leuk',
    'likes-off': 'Hier kan niets leuk gevonden worden.',
    'too-many-likes': 'Dat waren er veel. Wacht een paar minuten.',
  },
}

const texts = pageTexts(english, translated)

export function likeTexts(locale: string): Texts {
  return { ...english, ...texts.translated(locale) }
}
