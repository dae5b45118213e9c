/** The colours of a car (product.md#colours). `colour` is the name of a colour or material, `finish` its line of colours. */
export const FINISHES_IT = {
  leather: "interni {colour}",
  stitching: "cuciture {colour}",
  trim: "finiture {colour}",
  choice: {
    /** The choice of a colour. */
    choose: "Libera in più colori: scegli i tuoi",
    only: "Libera in questi colori",
    unknown: "Per queste date è libera una vettura di cui ti confermiamo i colori con la risposta.",
    taken: "Per queste date non è libera in {finish}.",
  },
} as const;
