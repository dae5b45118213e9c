/** The quote form of jets, which is an island. */
export const JET_FORM_IT = {
  tripProblems: "Ricontrolla il viaggio: nulla di ciò che hai scritto è andato perso.",
  aircraft: "Velivolo",
  departureCity: "Città di partenza",
  destination: "Destinazione",
  placeHint: "Città o aeroporto",
  departureDate: "Data di partenza",
  departureTime: "Ora di partenza",
  anyTime: "Da decidere",
  return: "Ritorno",
  oneWay: "Solo andata",
  returnTime: "Ora del ritorno",
  passengers: "Passeggeri",
  addLeg: "Aggiungi una tratta",
  /** A further leg, which the visitor can open; and its legend for screen readers. */
  leg: "{number}ª tratta",
  legLegend: "Tratta {number}",
  legFrom: "Da",
  legFromHint: "Da dove atterri",
  legTo: "A",
  legDate: "Il",
  /** How long before a flight to request it, and when the company replies. */
  notice: "Con 48–72 ore di anticipo, possibile anche in 24\u00a0ore. Il preventivo arriva entro {hours}.",
  submit: "Richiedi Preventivo",
} as const;
