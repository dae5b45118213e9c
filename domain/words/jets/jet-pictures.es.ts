import type { Translated } from "#domain/words/text.ts";
import type { JET_PICTURES_IT } from "./jet-pictures.it.ts";

export const JET_PICTURES_ES: Translated<typeof JET_PICTURES_IT> = {
  profileLabel: "Perfil",
  profile: "{jet}: en pista, de perfil",
  detailLabel: "De cerca",
  detail: "{jet}: un detalle",
  cabinPhotograph: "{title}, la cabina",
  cabinLabel: "Cabina",
  illustratedCabin: "{jet}, la cabina: {seating}, piel {leather}, acabados {trim}, {view}",
  seating: {
    club: "butacas enfrentadas",
    "two-clubs": "dos salones de butacas enfrentadas",
    divan: "butacas enfrentadas y diván",
    salons: "butacas enfrentadas, diván y mesa de comedor",
    lounge: "diván, butacas enfrentadas y mesa de comedor",
  },
  windowView: {
    day: "la mañana en las ventanillas",
    night: "la noche en las ventanillas",
  },
  leather: {
    Crema: "crema",
    Antracite: "antracita",
    Nero: "negro",
    "Grigio perla": "gris perla",
    Cuoio: "marrón cuero",
    Miele: "miel",
    Cognac: "coñac",
    "Testa di moro": "marrón oscuro",
    "Blu profondo": "azul profundo",
    Mogano: "caoba",
    Cioccolato: "chocolate",
  },
  trim: {
    Noce: "nogal",
    "Fibra di carbonio": "fibra de carbono",
    "Alluminio spazzolato": "aluminio cepillado",
    "Rovere grigio": "roble gris",
    "Radica scura": "raíz oscura",
    "Nero laccato": "laca negra",
    Frassino: "fresno",
  },
};
