import type { Palette } from "#domain/palettes/palette.ts";
import { coloursOf } from "#domain/palettes/site-colours.ts";
import { DAY, type Light, NIGHT } from "#domain/palettes/text-grounds.ts";
import type { SiteConfiguration } from "#domain/site-configuration.ts";

/** The company's colours as literal values: mail programs support neither our style sheet nor CSS variables. */
export function mailColours({ palette }: SiteConfiguration) {
  const colours = coloursOf(palette);
  return { light: readColours(colours, DAY), dark: readColours(colours, NIGHT) };
}
export type MailColours = ReturnType<typeof mailColours>;

const readColours = (colours: Palette, light: Light) => ({
  background: colours["color-paper"][light],
  surface: colours["color-sheet"][light],
  card: colours["mail-card"][light],
  ink: colours["color-ink"][light],
  soft: colours["color-ink-soft"][light],
  mark: colours["color-velvet"][light],
  action: colours["color-action"][light],
  actionText: colours["color-on-action"][light],
  line: colours["color-hairline"][light],
  /** The car's picture is on a dark ground by day too. */
  pictureBackground: colours["color-paper"][NIGHT],
  pictureText: colours["color-velvet-gold"][light],
});
