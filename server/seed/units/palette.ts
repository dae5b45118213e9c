import type { NamedColour } from "#domain/units/unit.ts";

const named = <Key extends string>(colours: Record<Key, readonly [name: string, colour: string]>) =>
  Object.fromEntries(
    Object.entries<readonly [string, string]>(colours).map(([key, [name, colour]]) => [key, { name, colour }]),
  ) as Record<Key, NamedColour>;

/** Paints of the demo's cars, in plain words: no maker's name for a colour is ours to use. They follow the colour cards of art/cars. */
export const PAINTS = named({
  rosso: ["Rosso vivo", "#ae0009"],
  ciliegia: ["Rosso ciliegia", "#9e141f"],
  vino: ["Rosso vino", "#5f101e"],
  bordeaux: ["Bordeaux", "#470f18"],
  arancio: ["Arancio", "#df6712"],
  giallo: ["Giallo girasole", "#d9a80c"],
  bronzo: ["Bronzo", "#745029"],
  champagne: ["Sabbia dorata", "#b2a284"],
  sabbia: ["Sabbia", "#9e8b69"],
  bosco: ["Verde bosco", "#144534"],
  smeraldo: ["Verde smeraldo", "#1b6e36"],
  oliva: ["Verde oliva", "#3c442b"],
  bluNotte: ["Blu notte", "#182a4e"],
  cobalto: ["Blu cobalto", "#184594"],
  mare: ["Blu mare", "#1f4e7d"],
  petrolio: ["Blu petrolio", "#2c5f74"],
  azzurro: ["Azzurro polvere", "#8eacbf"],
  nero: ["Nero", "#1e2127"],
  neroOpaco: ["Nero opaco", "#292b30"],
  grafite: ["Grigio grafite", "#393d44"],
  piombo: ["Grigio piombo", "#83878a"],
  grigioChiaro: ["Grigio chiaro", "#a9acad"],
  argento: ["Argento", "#b2b6ba"],
  terracotta: ["Terracotta", "#a14b28"],
  perla: ["Bianco perla", "#e4e0d6"],
  avorio: ["Avorio", "#ded4bc"],
});

export const LEATHERS = named({
  crema: ["Crema", "#d2c4ac"],
  miele: ["Miele", "#b08a5a"],
  cognac: ["Cognac", "#9a6a40"],
  cuoio: ["Cuoio", "#8a5a34"],
  tabacco: ["Tabacco", "#7a4a26"],
  mattone: ["Mattone", "#8a3a22"],
  ruggine: ["Ruggine", "#7a3a22"],
  mogano: ["Mogano", "#6a2a22"],
  cioccolato: ["Cioccolato", "#5a2a1c"],
  moro: ["Testa di moro", "#3a2c20"],
  rossoScuro: ["Rosso scuro", "#7a1a1e"],
  blu: ["Blu profondo", "#22324e"],
  verdeNotte: ["Verde notte", "#1f2420"],
  antracite: ["Antracite", "#26272b"],
  nero: ["Nero", "#1c1c1e"],
  perla: ["Grigio perla", "#c9c7c2"],
});

export const STITCHINGS = named({
  avorio: ["Avorio", "#e4dac2"],
  sabbia: ["Sabbia", "#bfae8e"],
  cuoio: ["Cuoio", "#96663c"],
  rosso: ["Rosso", "#b0141c"],
  giallo: ["Giallo", "#d8ac1c"],
  arancio: ["Arancio", "#d8701c"],
  verde: ["Verde", "#2c7a48"],
  blu: ["Blu", "#2c4c84"],
  argento: ["Argento", "#b4b8bc"],
  nero: ["Nero", "#1a1a1c"],
});

export const TRIMS = named({
  carbonio: ["Fibra di carbonio", "#232528"],
  carbonioOpaco: ["Fibra di carbonio opaca", "#34363a"],
  noce: ["Noce", "#5c3c24"],
  radica: ["Radica scura", "#4a2a1a"],
  frassino: ["Frassino", "#b49870"],
  rovere: ["Rovere grigio", "#7c756a"],
  alluminio: ["Alluminio spazzolato", "#a4a8ac"],
  laccato: ["Nero laccato", "#121315"],
});
