/** Labels of the tables that staff write to. */
export const AUDIT_ENTITY_WORDS: Readonly<Record<string, string>> = {
  bookings: "Prenotazione",
  unit_holds: "Blocco di un'unità",
  units: "Unità",
  unit_expiries: "Scadenza di un'unità",
  enquiries: "Richiesta",
  quotes: "Preventivo",
  orders: "Ordine",
  customers: "Cliente",
  vehicles: "Veicolo",
  jets: "Jet",
  jet_routes: "Tratta",
  experiences: "Esperienza",
  brands: "Brand",
  cities: "Città",
  seo_overrides: "Voce SEO",
  user_roles: "Ruolo",
  users: "Utente",
  staff_invitations: "Invito",
  site_settings: "Impostazioni",
  saved_views: "Vista di un elenco",
  day_tasks: "Compito del giorno",
  calendar_feeds: "Calendario condiviso",
  answer_templates: "Modello di risposta",
  articles: "Articolo",
  club_events: "Evento del club",
  testimonials: "Testimonianza",
  category_terms: "Condizioni di una categoria",
  legal_texts: "Testo di una pagina legale",
  mail_texts: "Testo di un'e-mail",
  request_alerts: "Avviso di troppe richieste",
  reviews: "Recensione",
  pictures: "Immagine",
  logos: "Logo",
  lists: "Elenco",
};

/** Labels of the audited actions. */
export const AUDIT_ACTION_WORDS: Readonly<Record<string, string>> = {
  create: "Creazione",
  update: "Modifica",
  delete: "Eliminazione",
  move: "Cambio di stato",
  undo: "Cambio di stato annullato",
  note: "Nota",
  send: "Invio",
  accept: "Accettazione",
  decline: "Rifiuto",
  withdraw: "Ritiro",
  handover: "Verbale",
  "undo-handover": "Consegna annullata",
  "replace-unit": "Auto sostituita",
  answer: "Risposta",
  "agree-price": "Prezzo concordato",
  drivers: "Altri conducenti",
  merge: "Schede unite",
  consent: "Consenso",
  ban: "Non noleggiare",
  "lift-ban": "Si può noleggiare",
  export: "Dati esportati",
  erase: "Persona cancellata",
  invite: "Invito",
  "revoke-invitation": "Invito revocato",
  grant: "Ruolo assegnato",
  revoke: "Ruolo tolto",
  disable: "Accesso sospeso",
  enable: "Accesso riattivato",
  override: "Sblocco di una scadenza",
  "sign-out": "Disconnessione",
  done: "Compito fatto",
  undone: "Compito riaperto",
  handle: "Avviso visto",
  "ask-dates": "Altre date chieste",
};

/** Returns a readable name for a row from its logged fields, or null if no field is a name. */
export function auditRowName(row: Record<string, unknown> | null): string | null {
  for (const field of ["reference", "name", "slug", "email", "role", "page_type", "plate", "destination"]) {
    const value = row?.[field];
    if (typeof value === "string" && value !== "") return value;
  }
  return null;
}
