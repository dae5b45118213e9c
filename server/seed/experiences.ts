import type { experiences } from "#server/db/schema.ts";

export const EXPERIENCE: typeof experiences.$inferInsert = {
  slug: "weekend-in-franciacorta",
  name: "Weekend in Franciacorta",
  brand: "Velluto",
  location: "Milano",
  priceCents: 450_000,
  priceUnit: "weekend",
  priceNote: "Per due persone, con tutto ciò che è elencato qui.",
  duration: "2 giorni, 1 notte",
  type: "Guida e tavola",
  description:
    "Sabato mattina una granturismo ti aspetta sotto casa, a Milano. Un'ora dopo sei fra le vigne, per la visita a una cantina e un pranzo senza orologio; la sera si dorme affacciati sul lago d'Iseo. Domenica si torna dalla strada alta, con la vettura fino alle sei. Il fine settimana è per due persone.",
  includes: [
    "Granturismo per due giorni, con 500 chilometri e assicurazione completa",
    "Consegna e ritiro a Milano",
    "Una notte per due in camera vista lago, con prima colazione",
    "Visita a una cantina di Franciacorta e degustazione di quattro annate",
    "Pranzo del sabato in cantina e cena in ristorante, vini compresi",
    "Autista per la sera, perché chi guida possa brindare",
    "Un concierge al telefono per tutto il fine settimana",
  ],
  images: ["/pictures/experiences/weekend-in-franciacorta-1200.webp"],
  highlights: ["VIP Exclusive", "Italian Style"],
  rating: 4.9,
  reviews: 16,
};
