// Why a logo is refused (product.md#logo), where several checks say the same.
export const NOT_A_LOGO_MESSAGE = "Il logo dev'essere un file SVG o PNG.";
export const BROKEN_SVG_MESSAGE = "Il file SVG è rovinato o incompleto.";
export const OTHER_FILES_MESSAGE = "Il file SVG rimanda ad altri file: esportalo di nuovo con tutto al suo interno.";
export const TOO_MANY_COPIES_MESSAGE = "Il file SVG ripete i suoi elementi troppe volte: semplifica il disegno.";
