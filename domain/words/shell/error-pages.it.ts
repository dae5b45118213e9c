/** Texts of the error pages. */
export const ERROR_PAGES_IT = {
  backHome: "Torna alla home",
  tryAgain: "Riprova",
  alwaysByPhone: "Al telefono rispondiamo sempre: <phone>{phone}</phone>",
  notFound: {
    code: "404",
    /** In English on Italian pages. */
    title: "Oops! Page not found",
    heading: "Questa strada non porta da nessuna parte",
    text: "L'indirizzo è cambiato, oppure non\u00a0è\u00a0mai esistito.",
  },
  unavailable: {
    title: "Torniamo tra un momento",
    text: "Il sito non riesce a rispondere in questo istante. Riprova fra qualche minuto: non hai perso nulla.",
  },
  fault: {
    title: "Qualcosa si è fermato",
    text: "È un guasto nostro, non un tuo errore, e ne abbiamo già traccia. Riprova fra poco.",
  },
  unreadable: {
    title: "Questo indirizzo non si legge",
    text: "Contiene caratteri che non formano una pagina: forse è stato copiato a metà. Dalla pagina iniziale trovi tutto.",
  },
  offline: {
    title: "La connessione si è interrotta",
    text: "Il tuo dispositivo non raggiunge il sito. Controlla la rete e riprova: la pagina ti aspetta qui.",
  },
} as const;
