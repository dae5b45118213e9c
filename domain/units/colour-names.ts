import type { Language } from "#domain/languages.ts";
import { slugify } from "#domain/slug.ts";
import type { Finish, UnitFinish } from "./finish.ts";
import type { NamedColour } from "./unit.ts";

/** English, French, German and Spanish names of colours and materials by the key of the Italian name. */
const NAMES: Readonly<Record<string, readonly [en: string, fr: string, de: string, es: string]>> = {
  "alluminio-spazzolato": ["Brushed Aluminium", "Aluminium brossé", "Gebürstetes Aluminium", "Aluminio cepillado"],
  antracite: ["Anthracite", "Anthracite", "Anthrazit", "Antracita"],
  arancio: ["Orange", "Orange", "Orange", "Naranja"],
  argento: ["Silver", "Argent", "Silber", "Plata"],
  avorio: ["Ivory", "Ivoire", "Elfenbein", "Marfil"],
  "azzurro-polvere": ["Powder Blue", "Bleu poudre", "Puderblau", "Azul empolvado"],
  "bianco-perla": ["Pearl White", "Blanc nacré", "Perlweiß", "Blanco perla"],
  blu: ["Blue", "Bleu", "Blau", "Azul"],
  "blu-cobalto": ["Cobalt Blue", "Bleu cobalt", "Kobaltblau", "Azul cobalto"],
  "blu-mare": ["Sea Blue", "Bleu mer", "Meerblau", "Azul mar"],
  "blu-notte": ["Midnight Blue", "Bleu nuit", "Nachtblau", "Azul noche"],
  "blu-petrolio": ["Petrol Blue", "Bleu pétrole", "Petrolblau", "Azul petróleo"],
  "blu-profondo": ["Deep Blue", "Bleu profond", "Tiefblau", "Azul profundo"],
  bordeaux: ["Bordeaux", "Bordeaux", "Bordeaux", "Burdeos"],
  bronzo: ["Bronze", "Bronze", "Bronze", "Bronce"],
  cioccolato: ["Chocolate", "Chocolat", "Schokolade", "Chocolate"],
  cognac: ["Cognac", "Cognac", "Cognac", "Coñac"],
  crema: ["Cream", "Crème", "Creme", "Crema"],
  cuoio: ["Saddle Tan", "Cuir fauve", "Sattelbraun", "Cuero"],
  "fibra-di-carbonio": ["Carbon Fibre", "Fibre de carbone", "Kohlefaser", "Fibra de carbono"],
  "fibra-di-carbonio-opaca": ["Matt Carbon Fibre", "Fibre de carbone mate", "Kohlefaser matt", "Fibra de carbono mate"],
  frassino: ["Ash", "Frêne", "Esche", "Fresno"],
  giallo: ["Yellow", "Jaune", "Gelb", "Amarillo"],
  "giallo-girasole": ["Sunflower Yellow", "Jaune tournesol", "Sonnenblumengelb", "Amarillo girasol"],
  "grigio-chiaro": ["Light Grey", "Gris clair", "Hellgrau", "Gris claro"],
  "grigio-grafite": ["Graphite Grey", "Gris graphite", "Graphitgrau", "Gris grafito"],
  "grigio-perla": ["Pearl Grey", "Gris perle", "Perlgrau", "Gris perla"],
  "grigio-piombo": ["Lead Grey", "Gris plomb", "Bleigrau", "Gris plomo"],
  mattone: ["Brick", "Brique", "Ziegelrot", "Ladrillo"],
  miele: ["Honey", "Miel", "Honig", "Miel"],
  mogano: ["Mahogany", "Acajou", "Mahagoni", "Caoba"],
  nero: ["Black", "Noir", "Schwarz", "Negro"],
  "nero-laccato": ["Black Lacquer", "Laque noire", "Klavierlack schwarz", "Lacado negro"],
  "nero-opaco": ["Matt Black", "Noir mat", "Mattschwarz", "Negro mate"],
  noce: ["Walnut", "Noyer", "Nussbaum", "Nogal"],
  "radica-scura": ["Dark Burr Walnut", "Ronce de noyer foncée", "Dunkles Wurzelholz", "Raíz de nogal oscura"],
  rosso: ["Red", "Rouge", "Rot", "Rojo"],
  "rosso-ciliegia": ["Cherry Red", "Rouge cerise", "Kirschrot", "Rojo cereza"],
  "rosso-scuro": ["Dark Red", "Rouge foncé", "Dunkelrot", "Rojo oscuro"],
  "rosso-vino": ["Wine Red", "Rouge vin", "Weinrot", "Rojo vino"],
  "rosso-vivo": ["Bright Red", "Rouge vif", "Leuchtrot", "Rojo vivo"],
  "rovere-grigio": ["Grey Oak", "Chêne gris", "Graue Eiche", "Roble gris"],
  ruggine: ["Rust", "Rouille", "Rost", "Óxido"],
  sabbia: ["Sand", "Sable", "Sand", "Arena"],
  "sabbia-dorata": ["Golden Sand", "Sable doré", "Goldsand", "Arena dorada"],
  tabacco: ["Tobacco", "Tabac", "Tabak", "Tabaco"],
  terracotta: ["Terracotta", "Terre cuite", "Terrakotta", "Terracota"],
  "testa-di-moro": ["Dark Brown", "Brun foncé", "Dunkelbraun", "Marrón oscuro"],
  verde: ["Green", "Vert", "Grün", "Verde"],
  "verde-bosco": ["Forest Green", "Vert forêt", "Waldgrün", "Verde bosque"],
  "verde-notte": ["Midnight Green", "Vert nuit", "Nachtgrün", "Verde noche"],
  "verde-oliva": ["Olive Green", "Vert olive", "Olivgrün", "Verde oliva"],
  "verde-smeraldo": ["Emerald Green", "Vert émeraude", "Smaragdgrün", "Verde esmeralda"],
};

const COLUMN = { en: 0, fr: 1, de: 2, es: 3 } as const;

/**
 * Returns the name of a colour or material in a language, from its Italian name or the name's key. Other names, such as those of makers, stay as they
 * are. Only the server may call it, because of the table's size.
 */
export const colourNameIn = (language: Language, name: string): string =>
  language === "it" ? name : (NAMES[slugify(name)]?.[COLUMN[language]] ?? name);

/** Returns a finish with the names of its colours in a language. Its key, which forms send, stays the same. */
export function finishIn<Colours extends Finish | UnitFinish>(language: Language, finish: Colours): Colours {
  if (language === "it") return finish;
  const named = (colour: NamedColour | null) => colour && { ...colour, name: colourNameIn(language, colour.name) };
  const { paint, leather, stitching, trim } = finish;
  return {
    ...finish,
    paint: named(paint),
    leather: named(leather),
    stitching: named(stitching),
    trim: named(trim),
  };
}
