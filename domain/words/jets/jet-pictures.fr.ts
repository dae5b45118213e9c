import type { Translated } from "#domain/words/text.ts";
import type { JET_PICTURES_IT } from "./jet-pictures.it.ts";

export const JET_PICTURES_FR: Translated<typeof JET_PICTURES_IT> = {
  profileLabel: "Profil",
  profile: "{jet}\u00a0: sur la piste, de profil",
  detailLabel: "De près",
  detail: "{jet}\u00a0: un détail",
  cabinPhotograph: "{title}, la cabine",
  cabinLabel: "Cabine",
  illustratedCabin: "{jet}, la cabine\u00a0: {seating}, cuir {leather}, finitions {trim}, {view}",
  seating: {
    club: "fauteuils en vis-à-vis",
    "two-clubs": "deux salons de fauteuils en vis-à-vis",
    divan: "fauteuils en vis-à-vis et divan",
    salons: "fauteuils en vis-à-vis, divan et table à manger",
    lounge: "divan, fauteuils en vis-à-vis et table à manger",
  },
  windowView: {
    day: "le matin aux hublots",
    night: "la nuit aux hublots",
  },
  leather: {
    Crema: "crème",
    Antracite: "anthracite",
    Nero: "noir",
    "Grigio perla": "gris perle",
    Cuoio: "fauve",
    Miele: "miel",
    Cognac: "cognac",
    "Testa di moro": "brun foncé",
    "Blu profondo": "bleu profond",
    Mogano: "acajou",
    Cioccolato: "chocolat",
  },
  trim: {
    Noce: "noyer",
    "Fibra di carbonio": "fibre de carbone",
    "Alluminio spazzolato": "aluminium brossé",
    "Rovere grigio": "chêne gris",
    "Radica scura": "ronce foncée",
    "Nero laccato": "laque noire",
    Frassino: "frêne",
  },
};
