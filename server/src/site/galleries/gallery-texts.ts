import { pageTexts } from '../content/page-texts.ts'

/** What galleries, the lightbox, players and summaries call their parts; a template may translate it in `strings/`. */
const english = {
  galleryText: 'Pictures',
  galleryPreviousText: 'Previous picture',
  galleryNextText: 'Next picture',
  galleryPauseText: 'Pause',
  galleryEnlargeText: 'Enlarge the picture',
  galleryCloseText: 'Close',
  videoPlayText: 'Play the video',
  summaryReadMoreText: 'Read more',
  summaryPreviousText: 'Previous',
  summaryNextText: 'Next',
}

const translated: Readonly<Record<string, typeof english>> = {
  de: {
    galleryText: 'Bilder',
    galleryPreviousText: 'Voriges Bild',
    galleryNextText: 'Nächstes Bild',
    galleryPauseText: 'Anhalten',
    galleryEnlargeText: 'Bild vergrößern',
    galleryCloseText: 'Schließen',
    videoPlayText: 'Video abspielen',
    summaryReadMoreText: 'Weiterlesen',
    summaryPreviousText: 'Zurück',
    summaryNextText: 'Weiter',
  },
  es: {
    galleryText: 'Imágenes',
    galleryPreviousText: 'Imagen anterior',
    galleryNextText: 'Imagen siguiente',
    galleryPauseText: 'Pausar',
    galleryEnlargeText: 'Ampliar la imagen',
    galleryCloseText: 'Cerrar',
    videoPlayText: 'Reproducir el vídeo',
    summaryReadMoreText: 'Leer más',
    summaryPreviousText: 'Anterior',
    summaryNextText: 'Siguiente',
  },
  fr: {
    galleryText: 'Images',
    galleryPreviousText: 'Image précédente',
    galleryNextText: 'Image suivante',
    galleryPauseText: 'Mettre en pause',
    galleryEnlargeText: 'Agrandir l’image',
    galleryCloseText: 'Fermer',
    videoPlayText: 'Lire la vidéo',
    summaryReadMoreText: 'Lire la suite',
    summaryPreviousText: 'Précédent',
    summaryNextText: 'Suivant',
  },
  it: {
    galleryText: 'Immagini',
    galleryPreviousText: 'Immagine precedente',
    galleryNextText: 'Immagine successiva',
    galleryPauseText: 'Metti in pausa',
    galleryEnlargeText: 'Ingrandisci l’immagine',
    galleryCloseText: 'Chiudi',
    videoPlayText: 'Riproduci il video',
    summaryReadMoreText: 'Leggi tutto',
    summaryPreviousText: 'Precedente',
    summaryNextText: 'Successivo',
  },
  nl: {
    galleryText: 'Afbeeldingen',
    galleryPreviousText: 'Vorige afbeelding',
    galleryNextText: 'Volgende afbeelding',
    galleryPauseText: 'Pauzeren',
    galleryEnlargeText: 'Afbeelding vergroten',
    galleryCloseText: 'Sluiten',
    videoPlayText: 'Video afspelen',
    summaryReadMoreText: 'Lees meer',
    summaryPreviousText: 'Vorige',
    summaryNextText: 'Volgende',
  },
}

/** Galleries' texts as a page has them. */
export const galleryPagePart = {
  texts: pageTexts(english, translated),
}
