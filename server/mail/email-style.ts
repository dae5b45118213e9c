/** The look's colours and faces as values: mail programs know neither our style sheet nor its variables. */
export const LIGHT = {
  paper: "#f5f0e6",
  sheet: "#fcfaf5",
  card: "#f1e9da",
  ink: "#17140f",
  soft: "#5b5346",
  mark: "#5a1522",
  action: "#5a1522",
  onAction: "#f5f0e6",
  line: "#d3c3a1",
  plate: "#14110e",
  onPlate: "#e0cda4",
} as const;

export const SERIF = "'Bodoni Moda','Bodoni 72',Didot,Georgia,serif";
export const SANS = "'Hanken Grotesk',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** Pixels at which a mail stops being a page of its own and takes the screen's width. */
const NARROW = 599;

/**
 * What inline styles cannot say: the night, by the device and by Outlook's own mark, and the phone. A program that reads none of it shows the
 * day at 600 px. Buttons keep their velvet, and the picture is dark at any hour.
 */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (prefers-color-scheme:dark){
.paper{background:#14110e!important}.sheet{background:#1f1b16!important}.card{background:#2a241d!important}
.ink{color:#f2ebde!important}.soft{color:#c4baa8!important}.mark{color:#d0b583!important}.line{border-color:#4d4334!important}
.action{background:#7d1830!important}
}
[data-ogsc] .ink{color:#f2ebde!important}[data-ogsc] .soft{color:#c4baa8!important}[data-ogsc] .mark{color:#d0b583!important}
@media (max-width:${NARROW}px){
.room{padding:28px 20px!important}.edge{padding-left:20px!important;padding-right:20px!important}
.end{display:block!important;width:100%!important;padding-left:0!important;padding-right:0!important;border-left:0!important}
.end+.end{padding-top:20px!important}.outer{padding:0!important}.top{padding-top:24px!important}
}`;
