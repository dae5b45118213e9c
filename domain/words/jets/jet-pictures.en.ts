import type { Translated } from "#domain/words/text.ts";
import type { JET_PICTURES_IT } from "./jet-pictures.it.ts";

export const JET_PICTURES_EN: Translated<typeof JET_PICTURES_IT> = {
  profileLabel: "Side",
  profile: "{jet}: on the runway, from the side",
  detailLabel: "Close up",
  detail: "{jet}: a detail",
  cabinPhotograph: "{title}, the cabin",
  cabinLabel: "Cabin",
  illustratedCabin: "{jet}, the cabin: {seating}, {leather} leather, {trim} trim, {view}",
  seating: {
    club: "facing armchairs",
    "two-clubs": "two groups of facing armchairs",
    divan: "facing armchairs and a divan",
    salons: "facing armchairs, a divan and a dining table",
    lounge: "a divan, facing armchairs and a dining table",
  },
  windowView: {
    day: "morning at the windows",
    night: "night at the windows",
  },
  leather: {
    Crema: "cream",
    Antracite: "anthracite",
    Nero: "black",
    "Grigio perla": "pearl grey",
    Cuoio: "tan",
    Miele: "honey",
    Cognac: "cognac",
    "Testa di moro": "dark brown",
    "Blu profondo": "deep blue",
    Mogano: "mahogany",
    Cioccolato: "chocolate",
  },
  trim: {
    Noce: "walnut",
    "Fibra di carbonio": "carbon fibre",
    "Alluminio spazzolato": "brushed aluminium",
    "Rovere grigio": "grey oak",
    "Radica scura": "dark burr",
    "Nero laccato": "black lacquer",
    Frassino: "ash",
  },
};
