import sharp from "sharp";
import type { World } from "#test/simulation/world.ts";
import { SAMPLE_VEHICLES } from "./sample-vehicles.ts";
import { callOrThrow, deleteRow, patchRow, type Write } from "./write.ts";

const NEW_CAR = {
  name: "Prova Derivata",
  brand: "Ferrari",
  type: "Cabrio",
  category: "sport",
  location: "Milano",
  price: 1250.5,
  images: ["https://cdn.example/prova.jpg"],
  specs: { engine: "V8 biturbo 3.9", power: "620 CV" },
};
const NEW_JET = {
  brand: "Pilatus",
  model: "PC-24",
  slug: "pilatus-pc-24",
  type: "Light Jet",
  passengers: 8,
  max_baggage_kg: 300,
  range_km: 3700,
  cruise_speed_kmh: 815,
  price: 3400,
  images: ["/pictures/jets/embraer-phenom-300e/profile-1200.webp"],
  cities: ["Milano", "Roma"],
  crew_size: 2,
  cabin_height_m: 1.55,
  cabin_width_m: 1.69,
  description: "Atterra anche sull'erba.",
};
const NEW_ARTICLE = {
  title: "Prova di un lago",
  slug: "prova-di-un-lago",
  category: "Destinations",
  excerpt: "Un lago, una strada.",
  body: "Si parte presto con la Prova sportive 0.",
  image: "/pictures/cities/como-1200.webp",
  status: "published",
  published_on: "2026-11-20",
};
const IMPORT_CSV =
  "Brand;Nome;Tipo;Categoria;Città;Tariffa al giorno;Motore;Potenza;Immagini\r\n" +
  "Ferrari;Prova importata;Cabrio;cabriolet;Milano;1.250,50;V8 biturbo;620 CV;https://cdn.example/1.jpg";
const OVERRIDES = [
  ["city", "milan"],
  ["brand", "ferrari"],
  ["model", "milan/sportive/ferrari-296-gtb"],
] as const;

const vehicleWrite = (title: string, slug: string, body: object): Write => ({
  title,
  write: (world) => patchRow(world, "vehicles", slug, body),
});

const VEHICLE_WRITES: Write[] = [
  ...SAMPLE_VEHICLES.map(({ slug, stored }, place) =>
    vehicleWrite(`the price of a car stored as ${stored}`, slug, { price: 800 + place }),
  ),
  vehicleWrite("a car's name", "prova-sportive-0", { name: "Prova sportive rinominata" }),
  vehicleWrite("a car's name as an article has it", "prova-sportive-1", { name: "Prova sportive 0" }),
  vehicleWrite("a car's rating", "prova-suv-0", { rating: 4.1 }),
  vehicleWrite("a car's terms", "prova-van-0", { deposit: 9000, minimum_age: 30 }),
  vehicleWrite("a car's texts and pictures", "ferrari-296-gtb", {
    description: "Altro testo.",
    meta_title: "Altro titolo",
    images: ["https://cdn.example/altra.jpg"],
  }),
  vehicleWrite("a car out of service", "prova-berline-0", { available: false }),
  vehicleWrite("a car back in service", "prova-berline-0", { available: true }),
  vehicleWrite("a car of another category", "prova-cabrio-0", { category: "suv" }),
  vehicleWrite("a car of another city", "prova-van-1", { location: "Roma" }),
  vehicleWrite("a car of another brand", "prova-suv-1", { brand: "Bentley" }),
  { title: "a new car", write: (world) => callOrThrow(world, "POST", "/api/vehicles", NEW_CAR) },
  vehicleWrite("a car's name, which its slug follows", "ferrari-prova-derivata", { name: "Prova rinominata" }),
  vehicleWrite("a car of a new slug", "ferrari-prova-rinominata", { price: 1300 }),
  { title: "a car that is deleted", write: (world) => deleteRow(world, "vehicles", "ferrari-prova-rinominata") },
  {
    title: "a file of cars",
    write: (world) => send(world, "/api/vehicles/import", IMPORT_CSV, { "content-type": "text/csv" }),
  },
  {
    title: "a picture that is uploaded, and shown",
    async write(world) {
      const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#1d5c46" } });
      const form = new FormData();
      form.append("file", new File([new Uint8Array(await picture.jpeg().toBuffer())], "foto.jpg"));
      const { url } = (await (await send(world, "/api/pictures", form)).json()) as { url: string };
      await patchRow(world, "vehicles", "ferrari-296-gtb", { images: [url] });
    },
  },
];

const BRAND_AND_CITY_WRITES: Write[] = [
  { title: "a brand's texts", write: (world) => patchRow(world, "brands", "ferrari", { description: "Altro testo." }) },
  { title: "a brand's name", write: (world) => patchRow(world, "brands", "bentley", { name: "Bentley Motors" }) },
  { title: "a brand's slug", write: (world) => patchRow(world, "brands", "bentley", { slug: "bentley-motors" }) },
  { title: "a brand that is hidden", write: (world) => patchRow(world, "brands", "porsche", { active: false }) },
  { title: "a brand that is shown again", write: (world) => patchRow(world, "brands", "porsche", { active: true }) },
  {
    title: "a new brand",
    write: (world) => callOrThrow(world, "POST", "/api/brands", { name: "Lancia", slug: "lancia" }),
  },
  {
    title: "a new city",
    write: (world) =>
      callOrThrow(world, "POST", "/api/cities", {
        name: "Bari",
        slug: "bari",
        country: "Italia",
        latitude: 41.1,
        longitude: 16.9,
      }),
  },
  { title: "a city's texts", write: (world) => patchRow(world, "cities", "milan", { description: "Altro testo." }) },
  { title: "a city's name", write: (world) => patchRow(world, "cities", "bari", { name: "Bari Vecchia" }) },
  { title: "a city without a page", write: (world) => patchRow(world, "cities", "bari", { has_page: false }) },
  { title: "a city that is inactive", write: (world) => patchRow(world, "cities", "como", { active: false }) },
];

const JET_WRITES: Write[] = [
  { title: "a new jet", write: (world) => callOrThrow(world, "POST", "/api/jets", NEW_JET) },
  { title: "a jet's price", write: (world) => patchRow(world, "jets", "pilatus-pc-24", { price: 3500 }) },
  { title: "a jet's slug", write: (world) => patchRow(world, "jets", "pilatus-pc-24", { slug: "pilatus-pc24" }) },
  { title: "a jet that is deleted", write: (world) => deleteRow(world, "jets", "pilatus-pc24") },
  {
    title: "a jet route",
    async write(world) {
      const [route] = await world.queryDirectly<{ id: string }>("select id from jet_routes order by id limit 1", []);
      await callOrThrow(world, "PATCH", `/api/jet_routes/${route?.id}`, { price: 7777 });
    },
  },
  {
    title: "an experience",
    write: (world) => patchRow(world, "experiences", "weekend-in-franciacorta", { price: 1999 }),
  },
];

const CONTENT_WRITES: Write[] = [
  { title: "a new article", write: (world) => callOrThrow(world, "POST", "/api/articles", NEW_ARTICLE) },
  { title: "an article", write: (world) => patchRow(world, "articles", "prova-di-un-lago", { title: "Altro titolo" }) },
  {
    title: "an article's draft",
    write: (world) => patchRow(world, "articles", "prova-di-un-lago", { status: "draft" }),
  },
  {
    title: "an article again",
    write: (world) => patchRow(world, "articles", "prova-di-un-lago", { status: "published" }),
  },
  { title: "an article that is deleted", write: (world) => deleteRow(world, "articles", "prova-di-un-lago") },
  ...OVERRIDES.flatMap(([page_type, slug]): Write[] => [
    {
      title: `a new override of ${page_type}`,
      write: (world) =>
        callOrThrow(world, "POST", "/api/seo_overrides", { page_type, slug, custom_title: "Un titolo" }),
    },
    {
      title: `an override of ${page_type}`,
      write: (world) => patchRow(world, "seo_overrides", slug, { custom_title: "Un altro titolo" }),
    },
    { title: `an override of ${page_type} that is deleted`, write: (world) => deleteRow(world, "seo_overrides", slug) },
  ]),
  {
    title: "the terms of a category, written into its cars",
    write: (world) =>
      callOrThrow(world, "PATCH", "/api/category_terms/executive", { excess: 9999, apply_to_vehicles: true }),
  },
  {
    title: "an own section of the terms",
    write: (world) =>
      callOrThrow(world, "PUT", "/api/legal_texts/terms", {
        sections_before: [{ title: "Ambito", text: "In Italia." }],
        sections_after: [],
        paragraphs: {},
      }),
  },
  {
    title: "the settings",
    write: (world) =>
      callOrThrow(world, "PATCH", "/api/site_settings", {
        name: "Seta",
        delivery_rate: 3.5,
        free_radius: 10,
        phone: "+39 06 1234 5678",
      }),
  },
];

/** The rates, written as the panel's services write them: to the table. */
const rateWrite = (title: string, statement: string): Write => ({
  title,
  write: (world) => world.queryDirectly(statement, []),
});

const RATE_WRITES: Write[] = [
  rateWrite("a new rule of the rates", "insert into rate_rules (kind, name, percent) values ('day', 'Prova', 90)"),
  rateWrite("a rule of the rates", "update rate_rules set percent = 80 where name = 'Prova'"),
  rateWrite(
    "a rule of a single car",
    "insert into rate_rules (kind, name, price_cents, vehicle_id) select 'day', 'Sua', 30000, id from vehicles where slug = 'ferrari-296-gtb'",
  ),
  rateWrite("a rule of the rates that is deleted", "delete from rate_rules where name = 'Prova'"),
  rateWrite(
    "a new extra",
    "insert into extras (code, name, unit, price_cents, max_quantity) values ('prova', 'Prova', 'day', 1500, 2)",
  ),
  rateWrite("an extra", "update extras set price_cents = 2500 where code = 'prova'"),
  rateWrite(
    "the price of further drivers",
    "update extras set price_cents = 2500, active = true where code = 'further-driver'",
  ),
  rateWrite("an extra that is deleted", "delete from extras where code = 'prova'"),
  rateWrite("a protection", "update protections set excess_percent = 25 where code = 'prova'"),
  rateWrite("a protection that is deleted", "delete from protections where code = 'prova'"),
];

/** One write of each kind that changes the public catalogue, ordered so that each is possible. */
export const CATALOGUE_WRITES: readonly Write[] = [
  ...VEHICLE_WRITES,
  ...BRAND_AND_CITY_WRITES,
  ...JET_WRITES,
  ...CONTENT_WRITES,
  ...RATE_WRITES,
];

/** Sends a request whose body is not JSON. */
async function send(world: World, path: string, body: string | FormData, headers = {}): Promise<Response> {
  const { cookie } = world.staff.admin.headers;
  const answer = await world.application.app.request(path, { method: "POST", headers: { cookie, ...headers }, body });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
