import { slugify } from "#domain/slug.ts";
import type { brands } from "#server/db/schema.ts";

type BrandRow = typeof brands.$inferInsert;

/** Descriptions of the twelve brands, by name. */
const BRAND_TEXTS: Readonly<Record<string, string>> = {
  Ferrari:
    "Maranello, dal 1947. Ne teniamo quattro: una berlinetta ibrida, due scoperte e la prima quattro porte della casa. Chi le guida per la prima volta riceve mezz'ora di affiancamento, senza supplemento.",
  Lamborghini:
    "Sant'Agata Bolognese: il V10 aspirato della Huracán e il V8 della Urus. Una si guida raso terra, l'altra porta cinque persone e le loro valigie.",
  Porsche:
    "Stoccarda e Lipsia, quattro modi di intendere la guida: motore dietro, al centro, davanti, e un cambio manuale per chi lo sa ancora usare.",
  "Mercedes-Benz":
    "Per chi lavora in viaggio e per chi viaggia in molti: l'ammiraglia, la Classe G e tre vetture da sei a sette posti, una delle quali elettrica.",
  Bentley:
    "Crewe, Inghilterra. Pelle, legno e molta coppia: granturismo, berlina e SUV con cui mille chilometri in un giorno restano una buona idea.",
  "Rolls-Royce":
    "Goodwood: tre vetture, e un V12 sotto ogni cofano. Il silenzio a bordo è la prima cosa che si nota, la seconda è che non serve altro.",
  Maserati:
    "Modena, il Tridente. La MC20 a motore centrale, la GranCabrio a quattro posti e una delle ultime berline V8 della casa.",
  McLaren:
    "Woking, fibra di carbonio dal 1981. La 750S pesa meno di quanto si immagini e va più forte di quanto serva.",
  "Aston Martin":
    "Gaydon, Inghilterra. Due V8 biturbo: il coupé 2+2 per i viaggi lunghi, la roadster per il lungosenna a capote aperta.",
  BMW: "Monaco di Baviera, agli estremi del listino: una cabrio con 510 cavalli e la berlina elettrica con lo schermo da 31 pollici per chi siede dietro.",
  Audi: "Il SUV più veloce di Ingolstadt e il V10 della R8, uscita di produzione nel 2024: la trazione integrale li unisce.",
  "Range Rover":
    "Solihull, quinta generazione. La Autobiography è la vettura che i nostri clienti chiedono per la montagna e tengono anche per la città.",
};

export const BRANDS: readonly BrandRow[] = Object.entries(BRAND_TEXTS).map(([name, description]) => ({
  name,
  slug: slugify(name),
  description,
  logoUrl: `/pictures/brands/${slugify(name)}.svg`,
}));
