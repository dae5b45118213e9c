/** Labels and alternative texts of a jet's pictures. */
export const JET_PICTURES_IT = {
  profileLabel: "Fianco",
  profile: "{jet}: in pista, di fianco",
  detailLabel: "Da vicino",
  detail: "{jet}: un particolare",
  cabinPhotograph: "{title}, la cabina",
  cabinLabel: "Cabina",
  /** The illustrated cabin; the parameters are texts of this area. */
  illustratedCabin: "{jet}, la cabina: {seating}, pelle {leather}, finiture {trim}, {view}",
  seating: {
    club: "poltrone faccia a faccia",
    "two-clubs": "due salotti di poltrone faccia a faccia",
    divan: "poltrone faccia a faccia e divano",
    salons: "poltrone faccia a faccia, divano e tavolo da pranzo",
    lounge: "divano, poltrone faccia a faccia e tavolo da pranzo",
  },
  windowView: {
    day: "il mattino ai finestrini",
    night: "la notte ai finestrini",
  },
  /** Colours and materials by the Italian name of our palette. */
  leather: {
    Crema: "crema",
    Antracite: "antracite",
    Nero: "nero",
    "Grigio perla": "grigio perla",
    Cuoio: "cuoio",
    Miele: "miele",
    Cognac: "cognac",
    "Testa di moro": "testa di moro",
    "Blu profondo": "blu profondo",
    Mogano: "mogano",
    Cioccolato: "cioccolato",
  },
  trim: {
    Noce: "noce",
    "Fibra di carbonio": "fibra di carbonio",
    "Alluminio spazzolato": "alluminio spazzolato",
    "Rovere grigio": "rovere grigio",
    "Radica scura": "radica scura",
    "Nero laccato": "nero laccato",
    Frassino: "frassino",
  },
} as const;
