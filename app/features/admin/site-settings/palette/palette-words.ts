import type { PaletteName } from "#domain/palettes/palette-names.ts";

/** Colours by day and by night, of text and of buttons. */
interface UsedColours {
  dayText: string;
  dayButton: string;
  nightText: string;
  nightButton: string;
}

export const PALETTE_WORDS = {
  title: "Colori",
  names: { velluto: "Velluto", argento: "Argento", bosco: "Bosco" } satisfies Record<PaletteName, string>,
  descriptions: {
    velluto: "Carta avorio, inchiostro e bordeaux; di notte champagne.",
    argento: "Carta fredda, grafite e zaffiro; di notte argento.",
    bosco: "Lino, corteccia e verde bosco; di notte ottone.",
  } satisfies Record<PaletteName, string>,
  note: "Valgono per il sito, il pannello, le e-mail e le immagini condivise, di giorno e di notte.",
  accentHint: "Per link, bottoni e piè di pagina; vuoto, è quello della palette.",
  pickAccent: "Scegli il colore d'accento",
  accentUnchanged: "Questo colore si legge su ogni fondo e resta com'è, di giorno e di notte.",
  accentShifted: ({ dayText, dayButton, nightText, nightButton }: UsedColours) =>
    `Così com'è, questo colore non si legge su ogni fondo: ne usiamo uno più scuro o più chiaro della stessa tinta. Di giorno i testi sono ${dayText} e i bottoni ${dayButton}, di notte i testi ${nightText} e i bottoni ${nightButton}.`,
  panelKeepsAccent:
    "Nel pannello resta il colore della palette, perché lì il rosso segnala ciò che è in ritardo o sbagliato.",
  samples: ["Anteprima di giorno", "Anteprima di notte"],
  sampleTitle: "Dove si va?",
  sampleText: "Una vettura per ogni viaggio.",
  sampleLink: "Scopri la flotta",
  sampleButton: "Prenota",
  sampleFooter: "Piè di pagina",
};
