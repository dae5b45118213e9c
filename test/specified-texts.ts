export interface SpecifiedText<Place extends string = string> {
  /** As the specification words it; a name in braces stands for a value. */
  text: string;
  on: Place;
  /** The text with a value in it, or the longer text that contains it. `{n}` is any number from 1. */
  shown?: string;
  /** CSS selector of the elements that show it; any element by default. */
  at?: string;
  /** The text is part of a sentence. */
  part?: true;
  /** The text is shown in a toast. */
  toast?: true;
}

const CAR = "/luxury-car-rental/milan/sportive/ferrari-296-gtb";
const JETS = "/private-jet-charter";

/** Every text quoted in the product's specification, grouped by where it is shown (product.md#visible-texts). */
export const SPECIFIED_TEXTS = {
  /** On public pages, by URL. */
  pages: [
    // The storefront: header, home page and catalogue.
    { text: "Dal 2010", on: "/", at: "section p", part: true },
    { text: "Guida l'auto che sogni, davvero.", on: "/", at: "aside strong" },
    { text: "Il modello che scegli è quello che ricevi", on: "/", at: "aside span" },
    { text: "Le Nostre Categorie", on: "/", at: "h2" },
    { text: "Esplora la nostra esclusiva collezione di auto di lusso", on: "/" },
    { text: "Il Nostro Brand", on: "/", at: "h2" },
    { text: "Prenota la Tua Auto di Lusso", on: "/", at: "h1 span" },
    { text: "Noleggio Auto di Lusso in Tutta Europa", on: "/", at: "h1 span" },
    { text: "Rimuovi categoria", on: "/?category=suv", at: "button" },
    { text: "Esplora la collezione", on: "/", at: "a span" },
    { text: "Popolare", on: "/", at: "a span" },
    { text: "Noleggio auto lusso {city}", shown: "Noleggio auto lusso Milano", on: "/", at: "a" },
    { text: "VIP Exclusive", on: "/", at: "article span" },
    { text: "Più prenotata", on: "/", at: "article span" },
    { text: "Prenota Ora", on: "/", at: "article a" },
    // The club.
    { text: "Diventa Membro", on: "/community-vip", at: "a" },
    { text: "Scopri i Benefici", on: "/community-vip", at: "a" },
    // Titles and descriptions.
    {
      text: "Noleggio {category} di Lusso | {brand name}",
      shown: "Noleggio SUV di Lusso | Velluto",
      on: "/luxury-car-rental/suv",
      at: "title",
    },
    {
      text: "Noleggio Auto di Lusso a {city} | ...",
      shown: "Noleggio Auto di Lusso a Milano | Velluto",
      on: "/luxury-car-rental/milan",
      at: "title",
    },
    {
      text: "Rent a {brand} {name} in {city}",
      shown: "Rent a Ferrari 296 GTB in Milano",
      on: CAR,
      at: "title",
      part: true,
    },
    {
      text: "From €{price}/day",
      shown: "From €1400/day",
      on: CAR,
      at: 'meta[name="description"]',
      part: true,
    },
    { text: "insurance included", on: CAR, at: 'meta[name="description"]', part: true },
    // Cars, brands and jets.
    { text: "Why choose", shown: "Why choose Velluto", on: "/luxury-car-rental", at: "h2 *" },
    { text: "Starting from", on: CAR },
    { text: "Book Now", on: CAR, at: "main a" },
    { text: "More {category} in {city}", shown: "More Sports Cars in Milano", on: CAR, at: "h2 *" },
    { text: "24h quick delivery", on: "/ferrari/milan", at: "dd *" },
    { text: "Non disponibile", on: "/vetture", at: "article span" },
    { text: "Richiedi Preventivo", on: JETS, at: "button" },
    { text: "persona", shown: "1 persona", on: JETS, at: "option" },
    { text: "persone", shown: "4 persone", on: JETS, at: "option" },
    { text: "Nessun jet disponibile in questa città al momento.", on: `${JETS}/florence` },
    // The explore page and the 404 page.
    { text: "Auto di Lusso", on: "/explore", at: "h1" },
    { text: " a {city}", shown: "Auto di Lusso a Milano", on: "/explore?city=Milano", at: "h1" },
    { text: "{n} risultati disponibili", on: "/explore?city=Milano", at: '[role="status"]', part: true },
    { text: "Nessun risultato trovato", on: "/explore?city=Marbella&category=van" },
    { text: "Prova a modificare i filtri o la ricerca", on: "/explore?city=Marbella&category=van" },
    { text: "404", on: "/una/pagina/che/non/esiste", at: "h1" },
    { text: "Oops! Page not found", on: "/una/pagina/che/non/esiste" },
    // Sign-in, sign-up and sign-out.
    { text: "Registrati", on: "/auth/signup", at: "button" },
  ],
  /** In the server's response after a step of a visitor or staff. */
  steps: [
    // The club.
    { text: "Richiesta inviata! Ti contatteremo presto.", on: "the club's form is sent", at: '[role="status"] *' },
    // Sign-in, sign-up and sign-out.
    { text: "Accesso effettuato con successo", on: "somebody without a role signs in", at: '[role="status"]' },
    { text: "Registrazione completata! Verifica la tua email.", on: "somebody signs up", at: '[role="status"]' },
    { text: "Disconnesso con successo", on: "they sign out", at: '[role="status"]' },
    // The panel's guard and sidebar.
    { text: "Caricamento...", on: "an administrator opens the fleet" },
    { text: "Accesso Negato", on: "they open the fleet", at: "h1" },
    { text: "Non hai i permessi per accedere a questa pagina", on: "they open the fleet", at: "p" },
    { text: "Esci", on: "somebody without a role signs in", at: "button" },
    { text: "Nessun ruolo assegnato", on: "somebody without a role signs in", at: "nav *" },
  ],
  /** In components, after an interaction. */
  screens: [
    // The storefront: header, home page and catalogue.
    { text: "dd MMM", shown: "05 dic", on: "a day is chosen in the search form" },
    { text: "Caricamento brand...", on: "the brand grid waits for its brands" },
    // Sign-in, sign-up and sign-out.
    { text: "Registrazione in corso...", on: "the sign-up is on its way" },
    { text: "Accesso in corso...", on: "the sign-in is on its way" },
    { text: "Errore durante l'accesso", on: "the sign-in gets no answer" },
    { text: "Errore durante la registrazione", on: "the sign-up gets no answer" },
    { text: "Errore durante la disconnessione", on: "the sign-out gets no answer", toast: true },
    // The panel's guard and sidebar.
    { text: "Nessuna voce disponibile", on: "a role opens no screen", at: "nav *" },
    // The panel's messages about cities, brands and vehicles.
    { text: "Città creata con successo", on: "a city is added", toast: true },
    { text: "Città aggiornata con successo", on: "a city is changed", toast: true },
    { text: "Città disattivata con successo", on: "a city is deactivated", toast: true },
    { text: "Errore nella creazione della città", on: "adding a city fails", toast: true },
    { text: "Errore nell'aggiornamento della città", on: "changing a city fails", toast: true },
    { text: "Errore nella disattivazione della città", on: "deactivating a city fails", toast: true },
    { text: "Brand creato con successo", on: "a brand is added", toast: true },
    { text: "Brand aggiornato con successo", on: "a brand is changed", toast: true },
    { text: "Brand disattivato con successo", on: "a brand is deactivated", toast: true },
    { text: "Errore nella creazione del brand", on: "adding a brand fails", toast: true },
    { text: "Errore nell'aggiornamento del brand", on: "changing a brand fails", toast: true },
    { text: "Errore nella disattivazione del brand", on: "deactivating a brand fails", toast: true },
    { text: "✨ Veicolo aggiunto con successo", on: "a vehicle is added", toast: true },
    { text: "✅ Veicolo aggiornato", on: "a vehicle is changed", toast: true },
    { text: "🗑️ Veicolo eliminato", on: "a vehicle is deleted", toast: true },
    {
      text: "Errore: {message}",
      shown: "Errore: Scegli un brand attivo.",
      on: "the server refuses a vehicle",
      toast: true,
    },
    { text: "❌ Compila tutti i campi obbligatori", on: "a vehicle lacks its name", toast: true },
    { text: "📷 Aggiungi almeno un'immagine", on: "a vehicle lacks its image", toast: true },
    { text: "💰 Il prezzo deve essere maggiore di 0", on: "a vehicle costs nothing", toast: true },
    { text: "⚙️ Compila le specifiche base (Motore e Potenza)", on: "a vehicle lacks its power", toast: true },
    // The SEO manager.
    { text: "SEO entry created", on: "a SEO entry is added", toast: true },
    { text: "SEO entry updated", on: "a SEO entry is changed", toast: true },
    { text: "SEO entry deleted", on: "a SEO entry is deleted", toast: true },
    { text: "AI content generated successfully", on: "the texts of a SEO entry are generated", toast: true },
    { text: "Failed to load SEO entries", on: "the SEO entries cannot be read", toast: true },
    { text: "Failed to save entry", on: "saving a SEO entry fails", toast: true },
    { text: "Failed to delete entry", on: "deleting a SEO entry fails", toast: true },
    { text: "Failed to generate content", on: "generating the texts of a SEO entry fails", toast: true },
    {
      text: "Are you sure you want to delete this SEO entry?",
      on: "a SEO entry is about to be deleted",
      at: '[role="alertdialog"] *',
    },
    { text: "No SEO entries found. Create your first one!", on: "there is no SEO entry" },
    { text: "Complete", on: "a SEO entry has five texts", at: "td *" },
    { text: "Partial", on: "a SEO entry has three texts", at: "td *" },
    { text: "Incomplete", on: "a SEO entry has no text", at: "td *" },
    { text: "Slug is required", on: "a SEO entry lacks its slug" },
    { text: "Invalid slug format for selected page type", on: "the slug of a SEO entry is of another page type" },
    { text: "main", shown: "La pagina principale dei jet: slug «main».", on: "a SEO entry is for the jet hub" },
  ],
} as const satisfies Record<string, readonly SpecifiedText[]>;

/** The text to search for. */
export const renderedText = ({ text, shown = text }: SpecifiedText): string => shown.trim();

/** Whether one of the texts equals the specified one, or contains it if it is part of a sentence. */
export function isAmong(said: readonly string[], specified: SpecifiedText): boolean {
  const words = renderedText(specified)
    .replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&")
    .replace("\\{n\\}", "[1-9]\\d*");
  const pattern = new RegExp(specified.part ? `(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])` : `^${words}$`, "u");
  return said.some((each) => pattern.test(each.replaceAll(/\s+/g, " ").trim()));
}
