/** The alternative texts of a car's or jet's pictures, on cards and in galleries. `title` is its name. */
export const PICTURES_IT = {
  views: {
    /** What a photograph shows. */
    "three-quarter": "{title} di tre quarti",
    side: "{title} di profilo",
    front: "{title} da davanti",
    rear: "{title} da dietro",
    cabin: "{title}, l’abitacolo",
    detail: "{title}, un particolare",
  },
  /** A picture whose colour is known. */
  inColour: "{picture}, colore {colour}",
} as const;
