import type { Translated } from "#domain/words/text.ts";
import type { JET_PICTURES_IT } from "./jet-pictures.it.ts";

export const JET_PICTURES_DE: Translated<typeof JET_PICTURES_IT> = {
  profileLabel: "Seite",
  profile: "{jet}: auf der Piste, Seitenansicht",
  detailLabel: "Aus der Nähe",
  detail: "{jet}: ein Detail",
  cabinPhotograph: "{title}, die Kabine",
  cabinLabel: "Kabine",
  illustratedCabin: "{jet}, die Kabine: {seating}, Leder in {leather}, Dekor in {trim}, {view}",
  seating: {
    club: "gegenüberliegende Sessel",
    "two-clubs": "zwei Sitzgruppen mit gegenüberliegenden Sesseln",
    divan: "gegenüberliegende Sessel und Diwan",
    salons: "gegenüberliegende Sessel, Diwan und Esstisch",
    lounge: "Diwan, gegenüberliegende Sessel und Esstisch",
  },
  windowView: {
    day: "Morgen vor den Fenstern",
    night: "Nacht vor den Fenstern",
  },
  leather: {
    Crema: "Creme",
    Antracite: "Anthrazit",
    Nero: "Schwarz",
    "Grigio perla": "Perlgrau",
    Cuoio: "Cognacbraun",
    Miele: "Honig",
    Cognac: "Cognac",
    "Testa di moro": "Dunkelbraun",
    "Blu profondo": "Tiefblau",
    Mogano: "Mahagoni",
    Cioccolato: "Schokolade",
  },
  trim: {
    Noce: "Nussbaum",
    "Fibra di carbonio": "Kohlefaser",
    "Alluminio spazzolato": "gebürstetem Aluminium",
    "Rovere grigio": "grauer Eiche",
    "Radica scura": "dunklem Wurzelholz",
    "Nero laccato": "schwarzem Lack",
    Frassino: "Esche",
  },
};
