/** Visible words of uploads of pictures. */
export const PICTURE_UPLOAD_WORDS = {
  formats: "JPEG, PNG, WebP o AVIF, al massimo 50 MB l'una. Le foto grandi vengono ridotte prima dell'invio.",
  takePhoto: "Scatta una foto",
  fileTooLarge: "Il file supera la dimensione massima di 50 MB.",
  unreadable: "Il file non si legge più: sceglilo di nuovo.",
  tooManyFiles: ({ maxFiles, refused }: { maxFiles: number; refused: number }) =>
    refused === 1
      ? `Al massimo ${maxFiles} foto alla volta: una foto è rimasta fuori.`
      : `Al massimo ${maxFiles} foto alla volta: ${refused} foto sono rimaste fuori.`,
  failed: "Il caricamento non è riuscito. Premi Riprova per inviare di nuovo la foto.",
  running: ({ name, others }: { name: string; others: number }) =>
    others === 0
      ? `Caricamento di ${name}…`
      : others === 1
        ? `Caricamento di ${name}, poi un'altra foto…`
        : `Caricamento di ${name}, poi altre ${others} foto…`,
  offline: "La connessione è assente: il caricamento riprende da solo appena torna.",
  list: "Foto in caricamento",
  progressOf: ({ name }: { name: string }) => `Avanzamento di ${name}`,
  waiting: "In attesa",
  preparing: "Preparazione…",
  sending: ({ percent }: { percent: number }) => `${percent}%`,
  storing: "Salvataggio…",
  retrying: "Nuovo tentativo…",
  paused: "In pausa",
  failure: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  retry: "Riprova",
  retryOf: ({ name }: { name: string }) => `Riprova ${name}`,
  confirmSmall: "Usala lo stesso",
  confirmSmallOf: ({ name }: { name: string }) => `Usa lo stesso ${name}`,
  retryAll: "Riprova tutte",
  cancelOf: ({ name }: { name: string }) => `Annulla ${name}`,
  cancelAll: "Annulla tutte",
  dismissAll: "Togli tutte",
  dismissOf: ({ name }: { name: string }) => `Togli ${name} dall'elenco`,
} as const;
