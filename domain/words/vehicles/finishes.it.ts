/** The parts of a finish beside its paint. `colour` is the name of a colour or material. */
export const FINISHES_IT = {
  leather: "interni {colour}",
  stitching: "cuciture {colour}",
  trim: "finiture {colour}",
} as const;
