/** Texts of the logos in the settings (product.md#logo). */
export const LOGO_WORDS = {
  title: "Logo",
  note: "SVG o PNG, al massimo 1 MB e da 256 pixel in su, con lo sfondo trasparente. Nell'SVG converti il testo in tracciati. Senza logo, il sito mostra il nome.",
  hints: {
    logo: "Sta sui fondi chiari: testata, e-mail, anteprime dei link, stampa e icona del browser.",
    logo_on_dark: "Sta nel piè di pagina e nelle pagine di notte. Senza, lì il primo appare su un fondo chiaro.",
  },
  upload: (label: string) => `Carica: ${label}`,
  replace: (label: string) => `Sostituisci: ${label}`,
  remove: (label: string) => `Togli: ${label}`,
  uploadShort: "Carica",
  replaceShort: "Sostituisci",
  removeShort: "Togli",
  uploading: "Caricamento...",
  fileOf: (label: string) => `File per: ${label}`,
  uploadFailed: "Il caricamento non è riuscito. Riprova.",
  previewTitle: "Dove appare",
  places: {
    header: "Testata",
    headerByNight: "Testata di notte",
    footer: "Piè di pagina",
    mail: "E-mail",
    share: "Anteprima di un link",
    print: "Stampa",
    icon: "Icona",
  },
} as const;
